import type { ChangeOrigin } from '@ma-cantine/lib/entities/history-entry'
import type { Knex } from 'knex'
import { parisTime } from '../time/date-time.ts'
import type { EntityName } from './entities.ts'
import type { Author } from './find-last-author.ts'
import { isSame, type State } from './states.ts'

/** When a property of a stored row last changed, who changed it and through what. */
export interface LastChange {
  readonly date: string
  readonly author: Author | null
  readonly through: ChangeOrigin
  readonly importId: number | null
}

interface Row {
  readonly date: string
  readonly through: ChangeOrigin
  readonly throughId: number | null
  readonly before: string | null
  readonly after: string | null
  readonly firstName: string | null
  readonly lastName: string | null
}

/** The last change of each property of a stored row that the history remembers, in one statement. */
export async function findLastChanges(
  database: Knex,
  entity: EntityName,
  entityId: number,
): Promise<ReadonlyMap<string, LastChange>> {
  const rows: Row[] = await database('history')
    .leftJoin('users', 'users.id', 'history.userId')
    .where({ entity, entityId })
    .orderBy('history.id')
    .select('history.date', 'through', 'throughId', 'before', 'after', 'firstName', 'lastName')
  const changes = new Map<string, LastChange>()
  for (const { date, through, throughId, before, after, firstName, lastName } of rows) {
    const was: State = before === null ? {} : JSON.parse(before)
    const is: State = after === null ? {} : JSON.parse(after)
    const change = {
      date: parisTime(date),
      author: firstName === null || lastName === null ? null : { firstName, lastName },
      through,
      importId: through === 'import' ? throughId : null,
    }
    for (const name of Object.keys(is)) if (!isSame(was[name], is[name])) changes.set(name, change)
  }
  return changes
}
