import type { CanteenColumn } from '@ma-cantine/lib/canteens/canteen-keys'
import type { StoredAmount } from '@ma-cantine/lib/diagnostics/amount-properties'
import type { Amount } from '@ma-cantine/lib/diagnostics/diagnostic-fields'
import {
  detailedDiagnosticTable2026,
  simpleDiagnosticTable2026ById,
  simpleDiagnosticTable2026BySiret,
} from '@ma-cantine/lib/imports/diagnostic-tables-2026'
import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import { type WrittenAmounts, writtenAmounts } from './write-diagnostics.ts'

/** A row of any file of reports of 2026, which names its canteen by its SIRET or by its id; other columns are absent. */
export type DiagnosticRow2026 = {
  readonly siret?: string | null
  readonly canteenId?: number | null
  readonly year: number | null
} & Readonly<Partial<Record<StoredAmount, Amount>>>

/** A format of the files of reports of 2026. */
export interface DiagnosticFormat2026 {
  readonly kind: FileKind
  readonly table: Table<DiagnosticRow2026>
  readonly canteenColumn: CanteenColumn
  readonly amounts: WrittenAmounts
  /** Rows of one batch, few enough for memory to stay flat. */
  readonly batchRows: number
}

const simple = { amounts: writtenAmounts[2026].SIMPLE, batchRows: 5000 } as const

/** The formats of each type of report; the header of a file tells which one it has. */
export const diagnosticFormats2026 = {
  SIMPLE: [
    { ...simple, kind: 'diagnostics_2026_siret', table: simpleDiagnosticTable2026BySiret, canteenColumn: 'siret' },
    { ...simple, kind: 'diagnostics_2026_id', table: simpleDiagnosticTable2026ById, canteenColumn: 'cantine_id' },
  ],
  COMPLETE: [
    {
      kind: 'diagnostics_complets_2026',
      table: detailedDiagnosticTable2026,
      canteenColumn: 'siret',
      amounts: writtenAmounts[2026].COMPLETE,
      batchRows: 1000,
    },
  ],
} as const satisfies Readonly<Record<'SIMPLE' | 'COMPLETE', readonly [DiagnosticFormat2026, ...DiagnosticFormat2026[]]>>
