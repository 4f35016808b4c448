import { canteenFields } from '../canteens/canteen-fields.ts'
import { diagnosticFileLeniency } from '../canteens/canteen-leniency.ts'
import { canteenFileRules, silentManagersRule } from '../canteens/canteen-rules.ts'
import { canteenColumns } from '../canteens/canteen-table.ts'
import type { DetailedAmounts, WithYear } from '../diagnostics/diagnostic-draft.ts'
import { diagnosticFields } from '../diagnostics/diagnostic-fields.ts'
import { centralDiagnosticKey, diagnosticKey } from '../diagnostics/diagnostic-key.ts'
import { detailedDiagnosticRules, simpleDiagnosticRules } from '../diagnostics/diagnostic-rules.ts'
import { fileBindings } from '../entities/file-bindings.ts'
import {
  diagnostics,
  diagnosticsAdmin,
  diagnosticsCc,
  diagnosticsComplets,
  diagnosticsCompletsCc,
} from '../generated/schemas.ts'
import { type Bindings, codeIn, countIn } from '../table-schema/binding.ts'
import { bundledCell } from '../table-schema/bundled-cell.ts'
import { bindTable } from '../table-schema/table.ts'
import { yearDistribution } from '../table-schema/year-distribution.ts'
import { centralDetailedRules, centralSimpleRules } from './central-diagnostic-rules.ts'
import type {
  DetailedDiagnosticRow,
  DiagnosticStaffColumns,
  SimpleDiagnosticRow,
  WithSatellites,
} from './diagnostic-rows.ts'

const satellites: Bindings<WithSatellites> = { satelliteCanteensCount: countIn('nombre_satellites') }

/** The columns of the year and of the amounts. */
export const simpleAmountColumns = fileBindings(diagnosticFields)
export const detailedAmountColumns = Object.fromEntries(
  Object.entries(diagnosticFields).flatMap(([name, { detailedFile }]) => (detailedFile ? [[name, detailedFile]] : [])),
) as unknown as Bindings<WithYear & DetailedAmounts>

/** A row may stop early; its missing amounts count as not given. */
const options = {
  shortRows: true,
  distributions: [yearDistribution('année_bilan')],
  rowKey: diagnosticKey,
  leniencies: diagnosticFileLeniency,
}
const centralOptions = { ...options, rowKey: centralDiagnosticKey }

export const simpleDiagnosticTable = bindTable<SimpleDiagnosticRow>(
  diagnostics,
  { ...canteenColumns, ...simpleAmountColumns },
  [...canteenFileRules, ...simpleDiagnosticRules],
  bundledCell,
  options,
)

export const adminDiagnosticTable = bindTable<SimpleDiagnosticRow & DiagnosticStaffColumns>(
  diagnosticsAdmin,
  {
    ...canteenColumns,
    ...simpleAmountColumns,
    silentManagers: canteenFields.silentManagers.file,
    importSource: canteenFields.importSource.file,
    declaration: codeIn('admin_statut_teledeclaration'),
  },
  [...canteenFileRules, silentManagersRule, ...simpleDiagnosticRules],
  bundledCell,
  options,
)

export const centralSimpleDiagnosticTable = bindTable<SimpleDiagnosticRow & WithSatellites>(
  diagnosticsCc,
  { ...canteenColumns, ...satellites, ...simpleAmountColumns },
  [...canteenFileRules, ...centralSimpleRules],
  bundledCell,
  centralOptions,
)

export const detailedDiagnosticTable = bindTable<DetailedDiagnosticRow>(
  diagnosticsComplets,
  { ...canteenColumns, ...detailedAmountColumns },
  [...canteenFileRules, ...detailedDiagnosticRules],
  bundledCell,
  options,
)

export const centralDetailedDiagnosticTable = bindTable<DetailedDiagnosticRow & WithSatellites>(
  diagnosticsCompletsCc,
  { ...canteenColumns, ...satellites, ...detailedAmountColumns },
  [...canteenFileRules, ...centralDetailedRules],
  bundledCell,
  centralOptions,
)
