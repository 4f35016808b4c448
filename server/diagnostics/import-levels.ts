import type { CanteenDraft } from '@ma-cantine/lib/canteens/canteen-draft'
import { isCentralKitchen } from '@ma-cantine/lib/canteens/production'
import type { DetailedAmounts, SimpleAmounts, WithYear } from '@ma-cantine/lib/diagnostics/diagnostic-draft'
import type { DiagnosticType } from '@ma-cantine/lib/diagnostics/diagnostic-fields'
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

/** A row of any file of diagnostics: what its level does not have is not there. */
export type DiagnosticFileRow = CanteenDraft &
  WithYear &
  Partial<SimpleAmounts & DetailedAmounts & WithSatellites & DiagnosticStaffColumns>

/** What sets the four imports of diagnostics apart. */
export interface ImportLevel {
  /** Of its files, when a header does not tell. */
  readonly kind: FileKind
  /** The files it takes; with two, the header tells which. */
  readonly tables: readonly Table<DiagnosticFileRow>[]
  readonly type: DiagnosticType
  /** Rows taken together, so that memory stays flat: a detailed one has 128 columns. */
  readonly batchRows: number
  /** Rows are central kitchens and their satellites; the kitchens' alone carry a diagnostic. */
  readonly ofKitchens: boolean
}

export const importLevels = {
  simple: {
    kind: 'diagnostics',
    tables: [simpleDiagnosticTable, adminDiagnosticTable],
    type: 'SIMPLE',
    batchRows: 5000,
    ofKitchens: false,
  },
  complete: {
    kind: 'diagnostics_complets',
    tables: [detailedDiagnosticTable],
    type: 'COMPLETE',
    batchRows: 1000,
    ofKitchens: false,
  },
  ccSimple: {
    kind: 'diagnostics_cc',
    tables: [centralSimpleDiagnosticTable],
    type: 'SIMPLE',
    batchRows: 5000,
    ofKitchens: true,
  },
  ccComplete: {
    kind: 'diagnostics_complets_cc',
    tables: [centralDetailedDiagnosticTable],
    type: 'COMPLETE',
    batchRows: 1000,
    ofKitchens: true,
  },
} satisfies Record<string, ImportLevel>

/** The first of the columns that are for staff. */
export const staffColumn = adminDiagnosticTable.schema.fields.find(({ name }) => name.startsWith('admin_'))?.name ?? ''

/** The file with the columns that are for staff. */
export const isStaffTable = ({ schema }: Table<DiagnosticFileRow>): boolean =>
  schema.name === adminDiagnosticTable.schema.name

/** Whether a row gives a diagnostic, or is about its canteen alone. */
export const hasDiagnostic = ({ ofKitchens }: ImportLevel, { year, productionType }: DiagnosticFileRow): boolean =>
  year !== null && (!ofKitchens || isCentralKitchen(productionType))
