import type { Knex } from 'knex'

/** A person as others on the team see them. */
export interface Author {
  readonly firstName: string
  readonly lastName: string
}

/** Who last changed a stored row; null for a job, for an account that is gone and for a change that is forgotten. */
export async function findLastAuthor(database: Knex, entity: string, entityId: number): Promise<Author | null> {
  const author: Author | undefined = await database('history')
    .leftJoin('users', 'users.id', 'history.userId')
    .where({ entity, entityId })
    .orderBy('history.id', 'desc')
    .first('firstName', 'lastName')
  return author && author.firstName !== null ? { firstName: author.firstName, lastName: author.lastName } : null
}

/** Whether this account made the last change of a stored row. */
export async function isLastAuthor(
  database: Knex,
  entity: string,
  entityId: number,
  userId: number | null,
): Promise<boolean> {
  if (userId === null) return false
  const last: { userId: number | null } | undefined = await database('history')
    .where({ entity, entityId })
    .orderBy('id', 'desc')
    .first('userId')
  return last?.userId === userId
}
