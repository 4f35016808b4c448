import { type CanteenFields, canteenFields } from '@ma-cantine/lib/canteens/canteen-fields'
import type { CanteenHistoryEntry, ChangeOrigin, FieldChange } from '@ma-cantine/lib/canteens/canteen-history-api'
import { namesWhere } from '@ma-cantine/lib/entities/field'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { isSame } from '../history/states.ts'
import { parisTime } from '../time/date-time.ts'

/** The properties whose changes people see: those of the answers, but for dates of writing. */
const shownFields = namesWhere<CanteenFields, keyof CanteenFields>(
  canteenFields,
  ({ answer }, name) => answer && name !== 'id' && !canteenFields[name as keyof CanteenFields].stamp,
)

interface HistoryRow {
  readonly id: number
  readonly date: string
  readonly userId: number | null
  readonly through: ChangeOrigin
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

type Values = Readonly<Record<string, unknown>>

/** A page of the changes of a canteen, last first. Three statements, whatever their number. */
export async function listHistoryOf(
  database: Knex,
  canteenId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ count: number; results: CanteenHistoryEntry[] }> {
  const history = () => database('history').where({ entity: 'canteens', entityId: canteenId })
  const counted: { count?: number | string } | undefined = await history().count({ count: '*' }).first()
  const rows: HistoryRow[] = await history().orderBy('id', 'desc').limit(limit).offset(offset)
  const changes = rows.map(row => ({ before: parse(row.before), after: parse(row.after) }))
  const people = await findPeople(database, [
    ...rows.flatMap(({ userId }) => userId ?? []),
    ...changes.flatMap(({ before, after }) => [before?.managers, after?.managers].flat() as number[]),
  ])
  return {
    count: Number(counted?.count ?? 0),
    results: rows.map(({ id, date, userId, through, throughId }, index) => {
      const { before = null, after = null } = changes[index] ?? {}
      const author = userId === null ? undefined : people.get(userId)
      return {
        id,
        date: parisTime(date),
        kind: kindOf(before, after),
        author: author ? { firstName: author.firstName, lastName: author.lastName } : null,
        through,
        importId: through === 'import' ? throughId : null,
        changes: listChanges(before, after, people),
      }
    }),
  }
}

const parse = (json: string | null): Values | null => (json === null ? null : JSON.parse(json))

function kindOf(before: Values | null, after: Values | null): CanteenHistoryEntry['kind'] {
  if (!before) return 'creation'
  // An import that is undone removes the canteen that it made.
  if (!after) return 'deletion'
  if (isSame(before.deletionDate, after.deletionDate)) return 'change'
  return after.deletionDate ? 'deletion' : 'restoration'
}

function listChanges(before: Values | null, after: Values | null, people: ReadonlyMap<unknown, Person>): FieldChange[] {
  if (!after) return []
  return shownFields.flatMap(field => {
    if (!(field in after) || isSame(before?.[field], after[field])) return []
    if (!before && (after[field] === null || isSame(after[field], []))) return []
    const named = (value: unknown) => (field === 'managers' ? namesOf(value, people) : readList(field, value))
    return { field, before: named(before?.[field]), after: named(after[field]) } as FieldChange
  })
}

/** Lists are stored as JSON. */
const readList = (field: keyof CanteenFields, value: unknown): unknown =>
  canteenFields[field].kind === 'texts' && typeof value === 'string' ? JSON.parse(value) : (value ?? null)

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
