import {
  type AmountList,
  amountOfList,
  type StoredAmount,
  simpleProperties,
  storedAmounts,
} from '@ma-cantine/lib/diagnostics/amount-properties'
import { brokenByStoredParts, completeDiagnostic } from '@ma-cantine/lib/diagnostics/complete-diagnostic'
import type { DiagnosticType } from '@ma-cantine/lib/diagnostics/diagnostic-types'
import { includedTotals } from '@ma-cantine/lib/diagnostics/included-amounts'
import type { Knex } from 'knex'
import { DataMovedError } from '../database/data-moved-error.ts'
import { rawRows, sqlOf } from '../database/sql.ts'
import type { Effects } from '../history/effects.ts'
import { now } from '../time/date-time.ts'
import { loadDeclarations } from './declarations.ts'
import { diagnosticRows } from './diagnostic-row.ts'
import { type DiagnosticKey, diagnosticKey, findDiagnostics, type StoredDiagnostic } from './stored-diagnostics.ts'
import { readSources, writeSources } from './stored-sources.ts'

/** What files of one format write of a diagnostic. */
export interface WrittenAmounts {
  readonly type: DiagnosticType
  /** The amounts that are replaced, in the order of the lists. */
  readonly written: readonly StoredAmount[]
  /** The amounts to store: those of a row, and what is stored before it. @throws DataMovedError when they disagree. */
  readonly toStore: (given: AmountList, stored: AmountList | null) => AmountList
}

/** A file of 2025 has ten totals, whose parts it cannot say. */
const simple2025: WrittenAmounts = {
  type: 'SIMPLE',
  written: simpleProperties,
  toStore: (given, stored) => {
    if (stored && brokenByStoredParts(given, stored)) throw new DataMovedError()
    return given
  },
}

/** An empty cell of a file of 2025 keeps what is stored. */
const detailed2025: WrittenAmounts = { type: 'COMPLETE', written: storedAmounts, toStore: completeAmounts }

/** A file of 2026 replaces all its columns, empty ones included. */
const simple2026: WrittenAmounts = {
  type: 'SIMPLE',
  written: [...simpleProperties, ...includedTotals],
  toStore: given => given,
}
const detailed2026: WrittenAmounts = {
  type: 'COMPLETE',
  written: storedAmounts,
  toStore: given => completeAmounts(given, null),
}

export const writtenAmounts = {
  2025: { SIMPLE: simple2025, COMPLETE: detailed2025 },
  2026: { SIMPLE: simple2026, COMPLETE: detailed2026 },
} as const satisfies Record<string, Readonly<Record<DiagnosticType, WrittenAmounts>>>

/** Its amounts are those of a file, in the order of what its format writes. */
export interface DiagnosticToWrite extends DiagnosticKey {
  readonly amounts: AmountList
}

/**
 * Creates or updates diagnostics of one type, in two statements whatever their number.
 *
 * @returns their ids, in order.
 * @throws DataMovedError when another transaction has stored values that contradict them.
 */
export async function writeDiagnostics(
  transaction: Knex.Transaction,
  format: WrittenAmounts,
  diagnostics: readonly DiagnosticToWrite[],
  effects: Effects,
): Promise<number[]> {
  if (diagnostics.length === 0) return []
  const stored = await findDiagnostics(transaction, diagnostics)
  await effects.watch(
    'diagnostics',
    [...stored.values()].map(({ id }) => id),
  )
  const declarations = await loadDeclarations(
    transaction,
    [...stored.values()].map(({ id }) => id),
  )
  // The check of the rows passed, so somebody has declared since.
  if (declarations.size > 0) throw new DataMovedError()
  const written = diagnostics.map(diagnostic => {
    const { canteenId, year } = diagnostic
    const before = stored.get(diagnosticKey(diagnostic)) ?? null
    const amounts = format.toStore(diagnostic.amounts, before?.amounts ?? null)
    return { canteenId, year, amounts, fieldSources: sourcesOnceImported(format, amounts, before) }
  })
  const ids = await upsert(transaction, format, written, stored)
  return written.map(diagnostic => ids.get(diagnosticKey(diagnostic)) ?? 0)
}

function completeAmounts(given: AmountList, stored: AmountList | null): AmountList {
  const { amounts, broken } = completeDiagnostic(given, stored)
  // The check of the row passed, so the stored values have changed since.
  if (broken) throw new DataMovedError()
  return amounts
}

/** The values that an import changes are imported from then on; those that it finds as they are keep their source. */
function sourcesOnceImported(
  { written }: WrittenAmounts,
  amounts: AmountList,
  before: StoredDiagnostic | null,
): string | null {
  if (!before) return writeSources({ '*': 'IMPORT' })
  const sources = readSources(before.fieldSources)
  for (const [place, amount] of amounts.entries()) {
    const property = written[place]
    if (!property || amount === null || amount === amountOfList(before.amounts, property)) continue
    if ((sources[property] ?? sources['*']) !== 'IMPORT') sources[property] = 'IMPORT'
  }
  return writeSources(sources)
}

const keyColumns = ['canteenId', 'year'] as const

async function upsert(
  transaction: Knex.Transaction,
  { type, written: properties }: WrittenAmounts,
  diagnostics: readonly (DiagnosticToWrite & { readonly fieldSources: string | null })[],
  stored: ReadonlyMap<string, StoredDiagnostic>,
): Promise<Map<string, number>> {
  const replaced = ['diagnosticType', 'fieldSources', ...properties] as const
  const types = diagnosticRows.sqlTypes([...keyColumns, ...replaced])
  const columns = Object.keys(types)
  const updates = [...diagnosticRows.sqlNames(replaced), 'modification_date']
  const date = now()
  const values = diagnostics.map(diagnostic => [
    ...keyColumns.map(name => diagnostic[name]),
    type,
    diagnostic.fieldSources,
    ...diagnostic.amounts,
  ])
  const written = await rawRows<DiagnosticKey & { id: number; creationDate: string }>(
    transaction,
    `INSERT INTO diagnostics (${columns.join(', ')}, creation_source, creation_date, modification_date)
     SELECT ${columns.join(', ')}, 'IMPORT', ?, ? FROM ${sqlOf(transaction).jsonRows(types)} AS given WHERE true
     ON CONFLICT (canteen_id, year)
     DO UPDATE SET ${updates.map(column => `${column} = excluded.${column}`).join(', ')}
     RETURNING id, canteen_id, year, creation_date`,
    [date, date, JSON.stringify(values)],
  )
  // Another transaction has created it since our look-up: the update would overwrite it unseen.
  if (written.some(row => row.creationDate !== date && !stored.has(diagnosticKey(row)))) throw new DataMovedError()
  return new Map(written.map(row => [diagnosticKey(row), row.id]))
}
