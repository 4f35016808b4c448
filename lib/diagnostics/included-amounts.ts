import type { DiagnosticType } from './diagnostic-types.ts'
import { type GridFamily, gridFamilies } from './product-grid.ts'

type Family = GridFamily['property']

/** The French part of each family in a simple diagnostic. In a detailed one, it is a cell of the grid. */
export const frenchTotals = {
  ViandesVolailles: 'valueMeatPoultryFranceHt',
  ProduitsDeLaMer: 'valueFishFranceHt',
  FruitsEtLegumes: 'valueFruitsEtLegumesFranceHt',
  Charcuterie: 'valueCharcuterieFranceHt',
  ProduitsLaitiers: 'valueProduitsLaitiersFranceHt',
  Boulangerie: 'valueBoulangerieFranceHt',
  Boissons: 'valueBoissonsFranceHt',
  Autres: 'valueAutresFranceHt',
} as const satisfies Readonly<Record<Family, string>>

export type FairTradeCell = `value${Family}BioFairTrade`

/** The fair-trade part of the organic purchases of a family, in a detailed diagnostic. */
export const fairTradeCellOf = (family: Family): FairTradeCell => `value${family}BioFairTrade`

/** The fair-trade parts of the two totals that have one. */
const fairTradeTotals = ['valueBioFairTradeHt', 'valueEgalimOthersFairTradeHt'] as const

/** The French totals that formats before 2026 do not have. */
const addedFrenchTotals = gridFamilies
  .filter(({ property }) => property !== 'ViandesVolailles')
  .map(({ property }) => frenchTotals[property]) as Exclude<(typeof frenchTotals)[Family], 'valueMeatPoultryFranceHt'>[]

export type IncludedTotal = (typeof fairTradeTotals)[number] | (typeof addedFrenchTotals)[number]
export type IncludedProperty = IncludedTotal | FairTradeCell

/** Those of a simple diagnostic; a detailed one says the same with its grid and `fairTradeCells`. */
export const includedTotals: readonly IncludedTotal[] = [...fairTradeTotals, ...addedFrenchTotals]

export const fairTradeCells: readonly FairTradeCell[] = gridFamilies.map(({ property }) => fairTradeCellOf(property))

/**
 * The amounts that reports of 2026 added: each is a part of another amount, and is never added to it. Files of 2025 do not
 * have them.
 */
export const includedProperties: readonly IncludedProperty[] = [...includedTotals, ...fairTradeCells]

/** The parts of amounts that a diagnostic gives. A simple one may have been detailed before: its grid is not shown. */
export const givenParts = (
  diagnostic: Readonly<Record<IncludedProperty, number | null>> & { readonly diagnosticType: DiagnosticType | null },
): readonly IncludedProperty[] =>
  (diagnostic.diagnosticType === 'COMPLETE' ? includedProperties : includedTotals).filter(
    name => diagnostic[name] !== null,
  )
