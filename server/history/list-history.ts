import type { FieldChange, HistoryEntry } from '@ma-cantine/lib/entities/history-entry'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { parisTime } from '../time/date-time.ts'
import { type BulkName, bulkTables } from './bulk-tables.ts'
import { readStored } from './described-changes.ts'
import { type EntityName, entities } from './entities.ts'
import { isSame, type State } from './states.ts'

interface HistoryRow {
  readonly id: number
  readonly entity: string
  readonly date: string
  readonly userId: number | null
  readonly through: HistoryEntry['through']
  readonly throughId: number | null
  /** JSON objects of the changed properties. */
  readonly before: string | null
  readonly after: string | null
}

interface Person {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
}

export interface HistoryOf {
  readonly entity: EntityName | BulkName
  readonly entityId: number
  /** The properties whose changes people see. */
  readonly shownFields: readonly string[]
  /** A property that is a list of ids of users, which people see as names. */
  readonly people?: string
  /** Changes of rows of another table to list among these. */
  readonly beside?: {
    readonly entity: string
    /** A query of the ids of these rows. */
    readonly ids: Knex.QueryBuilder
    readonly shownFields: readonly string[]
  }
}

/** A page of the changes of a stored row, last first. Three statements, whatever their number. */
export async function listHistory(
  database: Knex,
  { entity, entityId, shownFields, people: peopleField, beside }: HistoryOf,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ count: number; results: HistoryEntry[] }> {
  const history = () =>
    database('history').where(rows => {
      rows.where({ entity, entityId })
      if (beside)
        rows.orWhere(others => others.where({ entity: beside.entity }).whereIn('entityId', beside.ids.clone()))
    })
  const counted: { count?: number | string } | undefined = await history().count({ count: '*' }).first()
  const rows: HistoryRow[] = await history().orderBy('id', 'desc').limit(limit).offset(offset)
  const changes = rows.map(row => ({ before: parse(row.before), after: parse(row.after) }))
  const idsIn = (state: State | null) => (peopleField ? ([state?.[peopleField]].flat() as (number | undefined)[]) : [])
  const people = await findPeople(database, [
    ...rows.flatMap(({ userId }) => userId ?? []),
    ...changes.flatMap(({ before, after }) => [...idsIn(before), ...idsIn(after)]),
  ])
  const { fields } = { ...entities, ...bulkTables }[entity]
  const read = (field: string, value: unknown) =>
    field === peopleField ? namesOf(value, people) : readStored(fields[field], value)
  return {
    count: Number(counted?.count ?? 0),
    results: rows.map(({ id, entity: of, date, userId, through, throughId }, index) => {
      const { before = null, after = null } = changes[index] ?? {}
      const author = userId === null ? undefined : people.get(userId)
      return {
        id,
        date: parisTime(date),
        kind: kindOf(before, after),
        author: author ? { firstName: author.firstName, lastName: author.lastName } : null,
        through,
        importId: through === 'import' ? throughId : null,
        changes: listChanges(before, after, of === beside?.entity ? beside.shownFields : shownFields, read),
      }
    }),
  }
}

const parse = (json: string | null): State | null => (json === null ? null : JSON.parse(json))

function kindOf(before: State | null, after: State | null): HistoryEntry['kind'] {
  if (!before) return 'creation'
  // An import that is undone removes the row that it made.
  if (!after) return 'deletion'
  if (isSame(before.deletionDate, after.deletionDate)) return 'change'
  return after.deletionDate ? 'deletion' : 'restoration'
}

function listChanges(
  before: State | null,
  after: State | null,
  shownFields: readonly string[],
  read: (field: string, value: unknown) => FieldChange['after'],
): FieldChange[] {
  if (!after) return []
  return shownFields.flatMap(field => {
    if (!(field in after) || isSame(before?.[field], after[field])) return []
    if (!before && (after[field] === null || isSame(after[field], []))) return []
    return { field, before: read(field, before?.[field]), after: read(field, after[field]) }
  })
}

/** The names of people by their ids; those whose account is gone are left out. */
const namesOf = (ids: unknown, people: ReadonlyMap<unknown, Person>): string[] =>
  (Array.isArray(ids) ? ids : []).flatMap(id => {
    const person = people.get(id)
    return person ? `${person.firstName} ${person.lastName}`.trim() : []
  })

async function findPeople(database: Knex, ids: readonly (number | undefined)[]): Promise<ReadonlyMap<unknown, Person>> {
  const known = [...new Set(ids.filter(id => id !== undefined))]
  const rows: Person[] = await database('users')
    .where(inList(database, 'id', known))
    .select('id', 'firstName', 'lastName')
  return new Map(rows.map(row => [row.id, row]))
}
