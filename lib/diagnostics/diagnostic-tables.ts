import { splitEmails } from '../accounts/email.ts'
import { canteenRules, silentManagersRule } from '../canteens/canteen-rules.ts'
import { canteenColumns } from '../canteens/canteen-table.ts'
import {
  diagnostics,
  diagnosticsAdmin,
  diagnosticsCc,
  diagnosticsComplets,
  diagnosticsCompletsCc,
} from '../generated/schemas.ts'
import { type Bindings, count, text } from '../table-schema/binding.ts'
import { bundledCell } from '../table-schema/bundled-cell.ts'
import { bindTable } from '../table-schema/table.ts'
import { yearDistribution } from '../table-schema/year-distribution.ts'
import type {
  Amount,
  DetailedAmounts,
  DetailedDiagnosticRow,
  DiagnosticStaffColumns,
  SimpleAmounts,
  SimpleDiagnosticRow,
  WithSatellites,
  WithYear,
} from './diagnostic-draft.ts'
import { centralDiagnosticKey, diagnosticKey } from './diagnostic-key.ts'
import {
  centralDetailedRules,
  centralSimpleRules,
  detailedDiagnosticRules,
  simpleDiagnosticRules,
} from './diagnostic-rules.ts'
import { type GridProperty, gridCells } from './product-grid.ts'

const amount = (column: string) => ({
  column,
  read: (value: string): Amount =>
    value === '' ? null : Number(value.includes(',') ? value.replace(',', '.') : value),
})

const year: Bindings<WithYear> = { year: { column: 'année_bilan', read: count } }
const satellites: Bindings<WithSatellites> = { satelliteCanteensCount: { column: 'nombre_satellites', read: count } }

const simpleAmounts: Bindings<SimpleAmounts> = {
  valueTotalHt: amount('valeur_totale'),
  valueBioHt: amount('valeur_bio'),
  valueSustainableHt: amount('valeur_siqo'),
  valueExternalityPerformanceHt: amount('valeur_environnemental'),
  valueEgalimOthersHt: amount('valeur_autres_egalim'),
  valueMeatPoultryHt: amount('valeur_viandes'),
  valueMeatPoultryEgalimHt: amount('valeur_viandes_egalim'),
  valueMeatPoultryFranceHt: amount('valeur_viandes_france'),
  valueFishHt: amount('valeur_poissons'),
  valueFishEgalimHt: amount('valeur_poissons_egalim'),
}

const grid = Object.fromEntries(gridCells.map(({ property, column }) => [property, amount(column)])) as Bindings<
  Pick<DetailedAmounts, GridProperty>
>
const detailedAmounts: Bindings<DetailedAmounts> = {
  valueTotalHt: amount('valeur_totale'),
  valueMeatPoultryHt: amount('valeur_viandes_volailles'),
  valueFishHt: amount('valeur_poissons_produits_mer'),
  ...grid,
}

/** A row may stop early: the amounts that are not there are not given. */
const options = { shortRows: true, distributions: [yearDistribution('année_bilan')], rowKey: diagnosticKey }
const centralOptions = { ...options, rowKey: centralDiagnosticKey }

export const simpleDiagnosticTable = bindTable<SimpleDiagnosticRow>(
  diagnostics,
  { ...canteenColumns, ...year, ...simpleAmounts },
  [...canteenRules, ...simpleDiagnosticRules],
  bundledCell,
  options,
)

export const adminDiagnosticTable = bindTable<SimpleDiagnosticRow & DiagnosticStaffColumns>(
  diagnosticsAdmin,
  {
    ...canteenColumns,
    ...year,
    ...simpleAmounts,
    silentManagers: { column: 'admin_gestionnaires_additionnels', read: splitEmails },
    importSource: { column: 'admin_source_donnees', read: text },
    declaration: {
      column: 'admin_statut_teledeclaration',
      read: value => text(value) as DiagnosticStaffColumns['declaration'],
    },
  },
  [...canteenRules, silentManagersRule, ...simpleDiagnosticRules],
  bundledCell,
  options,
)

export const centralSimpleDiagnosticTable = bindTable<SimpleDiagnosticRow & WithSatellites>(
  diagnosticsCc,
  { ...canteenColumns, ...satellites, ...year, ...simpleAmounts },
  [...canteenRules, ...centralSimpleRules],
  bundledCell,
  centralOptions,
)

export const detailedDiagnosticTable = bindTable<DetailedDiagnosticRow>(
  diagnosticsComplets,
  { ...canteenColumns, ...year, ...detailedAmounts },
  [...canteenRules, ...detailedDiagnosticRules],
  bundledCell,
  options,
)

export const centralDetailedDiagnosticTable = bindTable<DetailedDiagnosticRow & WithSatellites>(
  diagnosticsCompletsCc,
  { ...canteenColumns, ...satellites, ...year, ...detailedAmounts },
  [...canteenRules, ...centralDetailedRules],
  bundledCell,
  centralOptions,
)
