import { type Bindings, countIn, textIn } from '../table-schema/binding.ts'
import type { DetailedAmounts, SimpleAmounts, WithYear } from './diagnostic-draft.ts'
import { type Amount, amountIn, diagnosticFields } from './diagnostic-fields.ts'
import { type FairTradeCell, fairTradeCellOf, frenchTotals, type IncludedTotal } from './included-amounts.ts'
import { type GridFamily, type GridLabel, gridCells, gridFamilies } from './product-grid.ts'

/** The amounts of a simple report in a file of 2026. */
export type SimpleAmounts2026 = SimpleAmounts & Readonly<Record<IncludedTotal, Amount>>

/** The amounts of a detailed report in a file of 2026: three totals as typed, the grid, and the fair-trade parts of its organic cells. */
export type DetailedAmounts2026 = DetailedAmounts & Readonly<Record<FairTradeCell, Amount>>

interface BySiret {
  readonly siret: string | null
}
interface ById {
  readonly canteenId: number | null
}

/** The rows of files of 2026 name a stored canteen, and say nothing of it. */
export type SimpleDiagnosticRow2026BySiret = BySiret & WithYear & SimpleAmounts2026
export type SimpleDiagnosticRow2026ById = ById & WithYear & SimpleAmounts2026
export type DetailedDiagnosticRow2026 = BySiret & WithYear & DetailedAmounts2026

const familyColumns: Readonly<Record<GridFamily['property'], string>> = {
  ViandesVolailles: 'viandes_volailles',
  ProduitsDeLaMer: 'produits_de_la_mer',
  FruitsEtLegumes: 'fruits_et_legumes',
  Charcuterie: 'charcuterie',
  ProduitsLaitiers: 'produits_laitiers',
  Boulangerie: 'boulangerie',
  Boissons: 'boissons',
  Autres: 'autres',
}

const labelColumns: Readonly<Record<GridLabel['property'], string>> = {
  Bio: 'bio',
  LabelRouge: 'label_rouge',
  AocaopIgpStg: 'aocaop_igp_stg',
  Hve: 'hve',
  PecheDurable: 'peche_durable',
  Rup: 'rup',
  CommerceEquitable: 'commerce_equitable',
  Fermier: 'fermier',
  Externalites: 'externalites',
  Performance: 'performance',
  NonEgalim: 'non_egalim',
  France: 'france',
  ShortDistribution: 'circuit_court',
  Local: 'local',
}

/** Unlike those of 2025, the columns of 2026 name the family first. */
const cellColumn = (family: GridFamily['property'], rest: string): string => `valeur_${familyColumns[family]}_${rest}`

const bindingsOf = <Property extends string>(columns: readonly (readonly [Property, string])[]) =>
  Object.fromEntries(columns.map(([property, column]) => [property, amountIn(column)])) as Bindings<
    Readonly<Record<Property, Amount>>
  >

/** The totals that both sorts of file have. */
const typedTotals = {
  year: diagnosticFields.year.file,
  valueTotalHt: amountIn('valeur_totale'),
  valueMeatPoultryHt: amountIn('valeur_viandes_volailles'),
  valueFishHt: amountIn('valeur_produits_de_la_mer'),
}

const simpleBindings: Bindings<WithYear & SimpleAmounts2026> = {
  ...typedTotals,
  valueBioHt: amountIn('valeur_bio'),
  valueBioFairTradeHt: amountIn('valeur_bio_dont_commerce_equitable'),
  valueSustainableHt: amountIn('valeur_siqo'),
  valueExternalityPerformanceHt: amountIn('valeur_externalites_performance'),
  valueEgalimOthersHt: amountIn('valeur_egalim_autres'),
  valueEgalimOthersFairTradeHt: amountIn('valeur_egalim_autres_dont_commerce_equitable'),
  valueMeatPoultryEgalimHt: amountIn('valeur_viandes_volailles_egalim'),
  valueFishEgalimHt: amountIn('valeur_produits_de_la_mer_egalim'),
  ...bindingsOf(gridFamilies.map(({ property }) => [frenchTotals[property], cellColumn(property, 'france')])),
}

const detailedBindings: Bindings<WithYear & DetailedAmounts2026> = {
  ...typedTotals,
  ...bindingsOf(
    gridCells.map(({ property, family, label }) => [
      property,
      cellColumn(family.property, labelColumns[label.property]),
    ]),
  ),
  ...bindingsOf(
    gridFamilies.map(({ property }) => [
      fairTradeCellOf(property),
      cellColumn(property, 'bio_dont_commerce_equitable'),
    ]),
  ),
}

const siret = textIn('siret')

export const simpleBindings2026BySiret: Bindings<SimpleDiagnosticRow2026BySiret> = { siret, ...simpleBindings }
export const simpleBindings2026ById: Bindings<SimpleDiagnosticRow2026ById> = {
  canteenId: countIn('cantine_id'),
  ...simpleBindings,
}
export const detailedBindings2026: Bindings<DetailedDiagnosticRow2026> = { siret, ...detailedBindings }

/** The label and family of each column of the grid; the fair-trade part of an organic cell stands beside it. */
export const gridColumns2026: ReadonlyMap<string, { readonly label: GridLabel; readonly family: GridFamily }> = new Map(
  [
    ...gridCells.map(
      ({ property, label, family }) => [detailedBindings2026[property].column, { label, family }] as const,
    ),
    ...gridCells
      .filter(({ label }) => label.property === 'Bio')
      .map(
        ({ label, family }) =>
          [detailedBindings2026[fairTradeCellOf(family.property)].column, { label, family }] as const,
      ),
  ],
)
