import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import type { Knex } from 'knex'
import { type Author, findLastAuthor } from '../history/find-last-author.ts'
import type { Origin } from '../history/history.ts'
import { Refusal } from '../http/refusal.ts'
import { parisTime } from '../time/date-time.ts'

/** Whether a change is based on this version (a `modificationDate` as answers give it), or on any. */
export type IsCurrent = (version: string) => boolean

/** What the version of a stored row is known by. */
export interface Versioned {
  readonly id: number
  /** As stored. */
  readonly modificationDate: string
}

/**
 * Checks that a change is based on the current version of a row. A change that the same account repeats after a lost
 * answer is no conflict. The same values from somebody else are one: both may have added to the figure that they read.
 *
 * @param entity name of the table in the history.
 * @param unchangedBy who sends a change whose values are stored already; null when it differs from them.
 * @throws Refusal (412).
 */
export async function requireCurrent(
  transaction: Knex.Transaction,
  isCurrent: IsCurrent,
  entity: string,
  row: Versioned,
  unchangedBy: Origin | null = null,
): Promise<void> {
  const version = parisTime(row.modificationDate)
  if (isCurrent(version)) return
  const author = await findLastAuthor(transaction, entity, row.id)
  if (author && author.userId === unchangedBy?.userId) return
  throw otherVersion(author, version)
}

/** The refusal (412) of a change that is based on another version: it tells who made the current one, and when. */
export function otherVersion(author: Author | null, version: string): Refusal {
  const changedBy = author && { firstName: author.firstName, lastName: author.lastName }
  const name = changedBy && `${changedBy.firstName} ${changedBy.lastName}`.trim()
  return new Refusal(
    412,
    httpRefusals('other-version', { author: name, date: version }),
    {},
    { changedBy, modificationDate: version },
  )
}
