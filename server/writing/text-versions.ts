import { writingMessages } from '@ma-cantine/lib/writing/writing-messages'
import type { TextVersion } from '@ma-cantine/lib/writing/written-text'
import type { Knex } from 'knex'
import { orNotFound } from '../http/refusal.ts'
import { parisTime } from '../time/date-time.ts'
import { findText, shownValues, valuesOf } from './find-texts.ts'
import type { TextValues, WrittenKind } from './written-kind.ts'

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

/** A page of the versions of a text, the current one first. @throws Refusal (404) */
export async function listVersions(
  database: Knex,
  kind: WrittenKind,
  id: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ count: number; results: TextVersion[] }> {
  await findText(database, kind, id)
  const changes = () => database('history').where({ entity: kind.table.name, entityId: id })
  const counted: { count?: number | string } | undefined = await changes().count({ count: '*' }).first()
  const rows: Change[] = await changes()
    .leftJoin('users', 'users.id', 'history.userId')
    .orderBy('history.id', 'desc')
    .limit(limit)
    .offset(offset)
    .select('history.id', 'history.date', 'before', 'after', 'firstName', 'lastName')
  return { count: Number(counted?.count ?? 0), results: rows.map(row => versionOf(kind, row)) }
}

function versionOf(kind: WrittenKind, row: Change): TextVersion {
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
export async function findVersion(
  database: Knex,
  kind: WrittenKind,
  id: number,
  versionId: number,
): Promise<TextValues> {
  const row = await findText(database, kind, id)
  const changes: Pick<Change, 'id' | 'before'>[] = await database('history')
    .where({ entity: kind.table.name, entityId: id })
    .where('id', '>=', versionId)
    .orderBy('id', 'desc')
    .select('id', 'before')
  orNotFound(changes.at(-1)?.id === versionId ? versionId : null, writingMessages('unknown-version'))
  const values: Record<string, unknown> = { ...(await valuesOf(database, kind, row)) }
  for (const { before } of changes.slice(0, -1)) Object.assign(values, parse(before))
  return shownValues(kind, Object.fromEntries(kind.names.map(name => [name, values[name] ?? null])) as TextValues)
}
