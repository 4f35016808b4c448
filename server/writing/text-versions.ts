import { writingMessages } from '@ma-cantine/lib/writing/writing-messages'
import type { TextVersion } from '@ma-cantine/lib/writing/written-text'
import type { Knex } from 'knex'
import { orNotFound } from '../http/refusal.ts'
import { parisTime } from '../time/date-time.ts'
import { findText, shownValues, valuesOf } from './find-texts.ts'
import type { TextValues, WrittenKind } from './written-kind.ts'

/** What versions have to know of the texts of a kind. */
export type Versioned = Pick<WrittenKind, 'table' | 'names' | 'readMore'>

interface Change {
  readonly id: number
  readonly date: string
  readonly before: string | null
  readonly after: string | null
  readonly firstName: string | null
  readonly lastName: string | null
}

type State = Readonly<Record<string, unknown>>

const parse = (json: string | null): State => (json === null ? {} : JSON.parse(json))

/** The number of the version that was there before the first change that the history knows. */
const earliestVersion = 0

const changesOf = (database: Knex, { table }: Versioned, id: number): Knex.QueryBuilder =>
  database('history').where({ entity: table.name, entityId: id })

/** Whether the history does not know how a text began: it came with the site, or its first changes are forgotten. */
const isBegunBefore = async (database: Knex, kind: Versioned, id: number): Promise<boolean> =>
  (await changesOf(database, kind, id).whereNull('before').first('id')) === undefined

/** A page of the versions of a text, the current one first. @throws Refusal (404) */
export async function listVersions(
  database: Knex,
  kind: Versioned,
  id: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ count: number; results: TextVersion[] }> {
  const { creationDate } = await findText(database, kind, id)
  const counted: { count?: number | string } | undefined = await changesOf(database, kind, id)
    .count({ count: '*' })
    .first()
  const rows: Change[] = await changesOf(database, kind, id)
    .leftJoin('users', 'users.id', 'history.userId')
    .orderBy('history.id', 'desc')
    .limit(limit)
    .offset(offset)
    .select('history.id', 'history.date', 'before', 'after', 'firstName', 'lastName')
  const count = Number(counted?.count ?? 0)
  const results = rows.map(row => versionOf(kind, row))
  if (!(await isBegunBefore(database, kind, id))) return { count, results }
  const isLastPage = offset <= count && offset + limit > count
  return { count: count + 1, results: isLastPage ? [...results, earliestOf(creationDate)] : results }
}

const earliestOf = (creationDate: string): TextVersion => ({
  id: earliestVersion,
  date: parisTime(creationDate),
  kind: 'creation',
  author: null,
  changed: [],
})

function versionOf(kind: Versioned, row: Change): TextVersion {
  const { firstName, lastName, before, after } = row
  const changed = Object.keys(parse(after))
  return {
    id: row.id,
    date: parisTime(row.date),
    kind: before === null ? 'creation' : 'change',
    author: firstName === null ? null : { firstName, lastName: lastName ?? '' },
    changed: kind.names.filter(name => changed.includes(name)),
  }
}

/**
 * The values of a text after one of its changes: those of today, with all that came after taken back. Values that the
 * history leaves out are those of today.
 * @throws Refusal (404)
 */
export async function findVersion(database: Knex, kind: Versioned, id: number, versionId: number): Promise<TextValues> {
  const row = await findText(database, kind, id)
  const changes: Pick<Change, 'id' | 'before'>[] = await changesOf(database, kind, id)
    .where('id', '>=', versionId)
    .orderBy('id', 'desc')
    .select('id', 'before')
  const isEarliest = versionId === earliestVersion && (await isBegunBefore(database, kind, id))
  orNotFound(isEarliest || changes.at(-1)?.id === versionId ? versionId : null, writingMessages('unknown-version'))
  const values: Record<string, unknown> = { ...(await valuesOf(database, kind, row)) }
  for (const { before } of isEarliest ? changes : changes.slice(0, -1)) Object.assign(values, parse(before))
  return shownValues(kind, Object.fromEntries(kind.names.map(name => [name, values[name] ?? null])) as TextValues)
}
