import { currentDay } from '@ma-cantine/lib/messages/today'
import type { WritingSelection } from '@ma-cantine/lib/writing/writing-api'
import type { StateCounts } from '@ma-cantine/lib/writing/writing-counts-api'
import { writingMessages } from '@ma-cantine/lib/writing/writing-messages'
import { type WrittenState, type WrittenSummary, writtenStates } from '@ma-cantine/lib/writing/written-text'
import type { Knex } from 'knex'
import { orNotFound } from '../http/refusal.ts'
import { likePattern } from '../lists/like-pattern.ts'
import { now, parisTime } from '../time/date-time.ts'
import type { TextValues, WrittenKind } from './written-kind.ts'

/** A row of any kind of text. */
export interface TextRow {
  readonly id: number
  readonly creationDate: string
  readonly modificationDate: string
  readonly published: boolean | number
  readonly [column: string]: unknown
}

/** A page of the texts of a kind, the latest change first. */
export async function findTexts(
  database: Knex,
  kind: WrittenKind,
  { limit, offset, search, state }: WritingSelection,
): Promise<{ count: number; results: WrittenSummary[] }> {
  const selected = (): Knex.QueryBuilder => {
    const query = database(kind.table.name)
    for (const term of search) query.whereRaw(`search_text LIKE ? ESCAPE '\\'`, [likePattern(term)])
    if (state.length > 0)
      query.where(either => {
        for (const one of state) either.orWhere(each => whereState(each, kind, one))
      })
    return query
  }
  const counted: { count?: number | string } | undefined = await selected().count({ count: '*' }).first()
  const rows: TextRow[] = await selected()
    .orderBy([
      { column: 'modificationDate', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit)
    .offset(offset)
  return {
    count: Number(counted?.count ?? 0),
    results: rows.map(row => ({
      ...stampsOf(kind, row),
      title: String(row[kind.title]),
      date: kind.date === null ? null : shownDate(kind, row),
    })),
  }
}

/** How many texts of a kind are in each state. */
export async function countStates(database: Knex, kind: WrittenKind): Promise<StateCounts> {
  const counted = writtenStates.map(async state => {
    const [row] = await database(kind.table.name)
      .where(each => whereState(each, kind, state))
      .count({ count: '*' })
    return [state, Number(row?.count ?? 0)] as const
  })
  return Object.fromEntries(await Promise.all(counted)) as StateCounts
}

/** What the date of a text is compared with: the day in Paris, or the instant. */
const presentOf = ({ table, visibleFrom }: WrittenKind): string =>
  table.fields[visibleFrom ?? '']?.kind === 'moment' ? now() : currentDay()

function whereState(query: Knex.QueryBuilder, kind: WrittenKind, state: WrittenState): void {
  const { visibleFrom } = kind
  query.where('published', state !== 'draft')
  if (visibleFrom !== null && state !== 'draft') {
    query.where(visibleFrom, state === 'scheduled' ? '>' : '<=', presentOf(kind))
  } else if (state === 'scheduled') query.whereRaw('1 = 0')
}

/** What every answer says of a text. */
export const stampsOf = (kind: WrittenKind, row: TextRow) => ({
  id: row.id,
  state: stateOf(kind, row),
  creationDate: parisTime(row.creationDate),
  modificationDate: parisTime(row.modificationDate),
})

export function stateOf(kind: WrittenKind, row: TextRow): WrittenState {
  if (!row.published) return 'draft'
  return kind.visibleFrom !== null && String(row[kind.visibleFrom]) > presentOf(kind) ? 'scheduled' : 'online'
}

function shownDate({ table, date }: WrittenKind, row: TextRow): string {
  const value = String(row[date as string])
  return table.fields[date as string]?.kind === 'moment' ? parisTime(value) : value
}

/** @throws Refusal (404) */
export async function findText(database: Knex, kind: Pick<WrittenKind, 'table'>, id: number): Promise<TextRow> {
  const row: TextRow | undefined = await database(kind.table.name).where({ id }).first()
  return orNotFound(row, writingMessages('unknown-text'))
}

/** The same, and nobody else writes it before the transaction ends. */
export async function lockText(transaction: Knex.Transaction, kind: WrittenKind, id: number): Promise<TextRow> {
  const row: TextRow | undefined = await transaction(kind.table.name).where({ id }).forUpdate().first()
  return orNotFound(row, writingMessages('unknown-text'))
}

/** The values of a text, as the team writes them. */
export async function valuesOf(
  database: Knex,
  kind: Pick<WrittenKind, 'table' | 'names' | 'readMore'>,
  row: TextRow,
): Promise<TextValues> {
  const columns = kind.table.valuesOf(row as never) as Record<string, unknown>
  const more = (await kind.readMore(database, row.id)) as Record<string, unknown>
  return Object.fromEntries(kind.names.map(name => [name, more[name] ?? columns[name] ?? null])) as TextValues
}

/** The values as answers give them: instants with the offset of Paris. */
export const shownValues = ({ table }: Pick<WrittenKind, 'table'>, values: TextValues): TextValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      table.fields[name]?.kind === 'moment' && value !== null ? parisTime(value as string) : value,
    ]),
  ) as TextValues

export async function answerOf(database: Knex, kind: WrittenKind, row: TextRow) {
  return { ...stampsOf(kind, row), ...shownValues(kind, await valuesOf(database, kind, row)) }
}
