import { canteenTable } from '@ma-cantine/lib/canteens/canteen-table'
import { isCentralKitchen } from '@ma-cantine/lib/canteens/production'
import {
  type AmountList,
  amountProperties,
  isTyped,
  simpleProperties,
} from '@ma-cantine/lib/diagnostics/amount-properties'
import type { Knex } from 'knex'
import { type CanteenRow, canteenRows } from '../canteens/canteen-rows.ts'
import { type CanteenToWrite, canteenToWrite, fileValueNames } from '../canteens/write-canteens.ts'
import { sqlOf } from '../database/sql.ts'
import { type DiagnosticFileRow, hasDiagnostic, type ImportLevel } from '../diagnostics/import-levels.ts'
import type { DiagnosticToWrite } from '../diagnostics/write-diagnostics.ts'

export interface RowToWrite {
  readonly canteen: CanteenToWrite
  /** For central kitchens; null leaves the stored number unchanged. */
  readonly satelliteCanteensCount: number | null
  /** Undefined without a column for it, as in all files but those of staff; null erases it. */
  readonly importSource?: string | null
  /** Null for a row without a diagnostic. */
  readonly diagnostic: { readonly year: number; readonly amounts: AmountList } | null
  /** Whether the diagnostic is to be declared. */
  readonly isDeclared: boolean
}

/** What all files of diagnostics say of their canteens. */
const canteenNames = fileValueNames(canteenTable)

/** The amounts that a file of each type has, null in place of those without a column. */
const givenProperties = {
  SIMPLE: simpleProperties,
  COMPLETE: amountProperties.map(property => (isTyped(property) ? property : null)),
} as const

export function rowToWrite(
  row: DiagnosticFileRow,
  rowNumber: number,
  level: ImportLevel,
  staffFile: boolean,
): RowToWrite {
  const { year } = row
  const isWithDiagnostic = year !== null && hasDiagnostic(level, row)
  return {
    canteen: canteenToWrite(row, rowNumber, canteenNames),
    satelliteCanteensCount: isCentralKitchen(row.productionType) ? (row.satelliteCanteensCount ?? null) : null,
    ...(staffFile ? { importSource: row.importSource ?? null } : {}),
    diagnostic: isWithDiagnostic
      ? { year, amounts: givenProperties[level.type].map(property => (property && row[property]) ?? null) }
      : null,
    isDeclared: isWithDiagnostic && row.declaration === 'teledeclare',
  }
}

/** The distinct canteens of rows: the last row of a canteen gives its values, and all of its rows its team. */
export function canteensOf(rows: readonly RowToWrite[]): CanteenToWrite[] {
  const canteens = new Map<string, CanteenToWrite>()
  for (const { canteen } of rows) {
    const before = canteens.get(canteen.siret)
    canteens.set(canteen.siret, {
      ...canteen,
      managers: [...(before?.managers ?? []), ...canteen.managers],
      silentManagers: [...(before?.silentManagers ?? []), ...canteen.silentManagers],
    })
  }
  return [...canteens.values()]
}

/** The diagnostics of the rows whose canteen has an id, with the indexes of their rows. */
export function diagnosticsOf(
  rows: readonly RowToWrite[],
  idOf: (siret: string) => number | null,
): { readonly diagnostic: DiagnosticToWrite; readonly index: number }[] {
  return rows.flatMap(({ canteen, diagnostic }, index) => {
    const canteenId = diagnostic && idOf(canteen.siret)
    return diagnostic && canteenId !== null ? { index, diagnostic: { ...diagnostic, canteenId } } : []
  })
}

/** Sets the columns of canteens that only files of diagnostics have; the last row of a canteen counts. */
export async function setImportedColumns(
  transaction: Knex.Transaction,
  rows: readonly RowToWrite[],
  idBySiret: ReadonlyMap<string, number>,
): Promise<void> {
  const counts = new Map<number, number>()
  const sources = new Map<number, string | null>()
  for (const { canteen, satelliteCanteensCount, importSource } of rows) {
    const id = idBySiret.get(canteen.siret) ?? 0
    if (satelliteCanteensCount !== null) counts.set(id, satelliteCanteensCount)
    if (importSource !== undefined) sources.set(id, importSource)
  }
  await setColumn(transaction, 'satelliteCanteensCount', counts)
  await setColumn(transaction, 'importSource', sources)
}

/** @param values by the id of the canteen. */
async function setColumn<Column extends keyof CanteenRow>(
  transaction: Knex.Transaction,
  column: Column,
  values: ReadonlyMap<number, CanteenRow[Column]>,
): Promise<void> {
  if (values.size === 0) return
  const [name] = canteenRows.sqlNames([column])
  const given = sqlOf(transaction).jsonRows(canteenRows.sqlTypes(['id', column]))
  await transaction.raw(
    `UPDATE canteens SET ${name} = given.${name} FROM ${given} AS given WHERE canteens.id = given.id`,
    [JSON.stringify([...values])],
  )
}
