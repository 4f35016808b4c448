import {
  type AmountList,
  type AmountProperty,
  amountProperties,
  simpleProperties,
} from '@ma-cantine/lib/diagnostics/amount-properties'
import { completeDiagnostic } from '@ma-cantine/lib/diagnostics/complete-diagnostic'
import type { DiagnosticType } from '@ma-cantine/lib/diagnostics/diagnostic-types'
import type { Knex } from 'knex'
import { DataMovedError } from '../database/data-moved-error.ts'
import { rawRows, sqlOf } from '../database/sql.ts'
import type { Effects } from '../history/effects.ts'
import { now } from '../time/date-time.ts'
import { loadDeclarations } from './declarations.ts'
import { diagnosticRows } from './diagnostic-row.ts'
import { type DiagnosticKey, diagnosticKey, findDiagnostics, type StoredDiagnostic } from './stored-diagnostics.ts'
import { readSources, writeSources } from './stored-sources.ts'

/** A simple diagnostic has its ten totals as amounts; the amounts of a detailed one complete those that are stored. */
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
  type: DiagnosticType,
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
    const { canteenId, year, amounts } = diagnostic
    const before = stored.get(diagnosticKey(diagnostic)) ?? null
    const written = type === 'SIMPLE' ? amounts : completeAmounts(amounts, before)
    return { canteenId, year, amounts: written, fieldSources: sourcesOnceImported(written, before) }
  })
  const ids = await upsert(transaction, type, written, stored)
  return written.map(diagnostic => ids.get(diagnosticKey(diagnostic)) ?? 0)
}

function completeAmounts(given: AmountList, stored: StoredDiagnostic | null): AmountList {
  const { amounts, broken } = completeDiagnostic(given, stored?.amounts ?? null)
  // The check of the row passed, so the stored values have changed since.
  if (broken) throw new DataMovedError()
  return amounts
}

/** The values that an import changes are imported from then on; those that it finds as they are keep their source. */
function sourcesOnceImported(amounts: AmountList, before: StoredDiagnostic | null): string | null {
  if (!before) return writeSources({ '*': 'IMPORT' })
  const sources = readSources(before.fieldSources)
  for (const [place, amount] of amounts.entries()) {
    const property = amountProperties[place]
    if (!property || amount === null || amount === before.amounts[place]) continue
    if ((sources[property] ?? sources['*']) !== 'IMPORT') sources[property] = 'IMPORT'
  }
  return writeSources(sources)
}

const keyColumns = ['canteenId', 'year'] as const

const writtenProperties: Readonly<Record<DiagnosticType, readonly AmountProperty[]>> = {
  SIMPLE: simpleProperties,
  COMPLETE: amountProperties,
}

async function upsert(
  transaction: Knex.Transaction,
  type: DiagnosticType,
  diagnostics: readonly (DiagnosticToWrite & { readonly fieldSources: string | null })[],
  stored: ReadonlyMap<string, StoredDiagnostic>,
): Promise<Map<string, number>> {
  const replaced = ['diagnosticType', 'fieldSources', ...writtenProperties[type]] as const
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
