import type { CanteenDraft } from '@ma-cantine/lib/canteens/canteen-draft'
import { isCentralKitchen } from '@ma-cantine/lib/canteens/production'
import type { DetailedAmounts, SimpleAmounts, WithYear } from '@ma-cantine/lib/diagnostics/diagnostic-draft'
import type { DiagnosticType } from '@ma-cantine/lib/diagnostics/diagnostic-types'
import type { DiagnosticStaffColumns, WithSatellites } from '@ma-cantine/lib/imports/diagnostic-rows'
import {
  adminDiagnosticTable,
  centralDetailedDiagnosticTable,
  centralSimpleDiagnosticTable,
  detailedDiagnosticTable,
  simpleDiagnosticTable,
} from '@ma-cantine/lib/imports/diagnostic-tables'
import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import type { Table } from '@ma-cantine/lib/table-schema/table'

/** A row of any file of diagnostics; columns that its level does not have are absent. */
export type DiagnosticFileRow = CanteenDraft &
  WithYear &
  Partial<SimpleAmounts & DetailedAmounts & WithSatellites & DiagnosticStaffColumns>

/** One of the four imports of diagnostics. */
export interface ImportLevel {
  /** Kind of its files when the header does not tell. */
  readonly kind: FileKind
  /** The tables it accepts; with two, the header tells which one a file has. */
  readonly tables: readonly Table<DiagnosticFileRow>[]
  readonly type: DiagnosticType
  /** Rows of one batch, few enough for memory to stay flat: a detailed row has 128 columns. */
  readonly batchRows: number
  /** The rows are central kitchens, each with a diagnostic, and their satellites, without one. */
  readonly forCentralKitchens: boolean
}

export const importLevels = {
  simple: {
    kind: 'diagnostics',
    tables: [simpleDiagnosticTable, adminDiagnosticTable],
    type: 'SIMPLE',
    batchRows: 5000,
    forCentralKitchens: false,
  },
  complete: {
    kind: 'diagnostics_complets',
    tables: [detailedDiagnosticTable],
    type: 'COMPLETE',
    batchRows: 1000,
    forCentralKitchens: false,
  },
  ccSimple: {
    kind: 'diagnostics_cc',
    tables: [centralSimpleDiagnosticTable],
    type: 'SIMPLE',
    batchRows: 5000,
    forCentralKitchens: true,
  },
  ccComplete: {
    kind: 'diagnostics_complets_cc',
    tables: [centralDetailedDiagnosticTable],
    type: 'COMPLETE',
    batchRows: 1000,
    forCentralKitchens: true,
  },
} satisfies Record<string, ImportLevel>

/** Name of the first column reserved to staff. */
export const staffColumn = adminDiagnosticTable.schema.fields.find(({ name }) => name.startsWith('admin_'))?.name ?? ''

/** Whether the file has the columns reserved to staff. */
export const isStaffTable = ({ schema }: Table<DiagnosticFileRow>): boolean =>
  schema.name === adminDiagnosticTable.schema.name

/** Whether a row has a diagnostic besides its canteen. */
export const hasDiagnostic = (
  { forCentralKitchens }: ImportLevel,
  { year, productionType }: DiagnosticFileRow,
): boolean => year !== null && (!forCentralKitchens || isCentralKitchen(productionType))
