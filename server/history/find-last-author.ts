import type { Knex } from 'knex'

/** A person as others on the team see them. */
export interface Author {
  readonly firstName: string
  readonly lastName: string
}

interface LastAuthor extends Author {
  readonly userId: number
}

/** Who last changed a stored row; null for a job, for an account that is gone and for a change that is forgotten. */
export async function findLastAuthor(database: Knex, entity: string, entityId: number): Promise<LastAuthor | null> {
  const last: LastAuthor | { readonly userId: null } | undefined = await database('history')
    .leftJoin('users', 'users.id', 'history.userId')
    .where({ entity, entityId })
    .orderBy('history.id', 'desc')
    .first('userId', 'firstName', 'lastName')
  return last && last.userId !== null ? last : null
}
