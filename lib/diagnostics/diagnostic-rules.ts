import { isCentralKitchen } from '../canteens/production.ts'
import type { Rule } from '../table-schema/rule.ts'
import { aggregatedTotals } from './aggregated-totals.ts'
import { inCents, sumInCents } from './amounts.ts'
import type { DetailedDiagnosticRow, SimpleAmounts, SimpleDiagnosticRow, WithYear } from './diagnostic-draft.ts'
import { gridCells } from './product-grid.ts'

export type DiagnosticRuleCode =
  | 'year-required'
  | 'year-out-of-range'
  | 'total-required'
  | 'parts-above-total'
  | 'meat-egalim-above-total'
  | 'meat-france-above-total'
  | 'fish-egalim-above-total'
  | 'families-above-egalim'

/** The first year for which the law asks for figures. */
export const firstYear = 2019
/** Figures of next year may be prepared. */
export const lastYear = (): number => new Date().getFullYear() + 1

const simpleProperties = [
  'valueTotalHt',
  'valueBioHt',
  'valueSustainableHt',
  'valueExternalityPerformanceHt',
  'valueEgalimOthersHt',
  'valueMeatPoultryHt',
  'valueMeatPoultryEgalimHt',
  'valueMeatPoultryFranceHt',
  'valueFishHt',
  'valueFishEgalimHt',
] as const satisfies readonly (keyof SimpleAmounts)[]

const egalimParts = (amounts: SimpleAmounts): number =>
  sumInCents([
    amounts.valueBioHt,
    amounts.valueSustainableHt,
    amounts.valueExternalityPerformanceHt,
    amounts.valueEgalimOthersHt,
  ])

/** A part that is given may not exceed a whole that is given. */
const exceeds = (part: number | null, whole: number | null): boolean =>
  part !== null && whole !== null && inCents(part) > inCents(whole)

/** What ties the totals of any diagnostic together; equality always passes. */
const sumFacts: readonly {
  readonly field: 'valueTotalHt' | 'valueMeatPoultryHt' | 'valueFishHt' | 'valueSustainableHt'
  readonly needs: readonly (keyof SimpleAmounts)[]
  readonly code: DiagnosticRuleCode
  readonly broken: (amounts: SimpleAmounts) => boolean
}[] = [
  {
    field: 'valueTotalHt',
    needs: ['valueBioHt', 'valueSustainableHt', 'valueExternalityPerformanceHt', 'valueEgalimOthersHt'],
    code: 'parts-above-total',
    broken: amounts => amounts.valueTotalHt !== null && egalimParts(amounts) > inCents(amounts.valueTotalHt),
  },
  {
    field: 'valueMeatPoultryHt',
    needs: ['valueMeatPoultryEgalimHt'],
    code: 'meat-egalim-above-total',
    broken: ({ valueMeatPoultryEgalimHt, valueMeatPoultryHt }) => exceeds(valueMeatPoultryEgalimHt, valueMeatPoultryHt),
  },
  {
    field: 'valueMeatPoultryHt',
    needs: ['valueMeatPoultryFranceHt'],
    code: 'meat-france-above-total',
    broken: ({ valueMeatPoultryFranceHt, valueMeatPoultryHt }) => exceeds(valueMeatPoultryFranceHt, valueMeatPoultryHt),
  },
  {
    field: 'valueFishHt',
    needs: ['valueFishEgalimHt'],
    code: 'fish-egalim-above-total',
    broken: ({ valueFishEgalimHt, valueFishHt }) => exceeds(valueFishEgalimHt, valueFishHt),
  },
  {
    field: 'valueSustainableHt',
    needs: simpleProperties.filter(property => property !== 'valueSustainableHt'),
    code: 'families-above-egalim',
    broken: amounts =>
      amounts.valueTotalHt !== null &&
      sumInCents([amounts.valueMeatPoultryEgalimHt, amounts.valueFishEgalimHt]) > egalimParts(amounts),
  },
]

const yearInRange: Rule<WithYear, DiagnosticRuleCode> = {
  field: 'year',
  code: 'year-out-of-range',
  broken: ({ year }) => year !== null && (year < firstYear || year > lastYear()),
}

/** Without a year the row is about the canteen alone: its amounts would be lost without a word. */
export const simpleDiagnosticRules: readonly Rule<SimpleDiagnosticRow, DiagnosticRuleCode>[] = [
  yearInRange,
  {
    field: 'year',
    needs: simpleProperties,
    code: 'year-required',
    broken: row => row.year === null && simpleProperties.some(property => row[property] !== null),
  },
  {
    field: 'valueTotalHt',
    needs: ['year'],
    code: 'total-required',
    broken: ({ year, valueTotalHt }) => year !== null && valueTotalHt === null,
  },
  ...sumFacts,
]

const gridProperties = gridCells.map(({ property }) => property)

const knownTotals = new WeakMap<DetailedDiagnosticRow, SimpleAmounts>()

/** Several rules look at the totals of one row: the grid is summed once. */
function totalsOf(row: DetailedDiagnosticRow): SimpleAmounts {
  const totals = knownTotals.get(row) ?? aggregatedTotals(row)
  knownTotals.set(row, totals)
  return totals
}

/** The grid gives the totals; that meat and fish stay within the EGalim parts then holds by itself. */
export const detailedDiagnosticRules: readonly Rule<DetailedDiagnosticRow, DiagnosticRuleCode>[] = [
  yearInRange,
  ...sumFacts.flatMap(({ field, code, broken }) =>
    field === 'valueSustainableHt'
      ? []
      : [{ field, needs: gridProperties, code, broken: (row: DetailedDiagnosticRow) => broken(totalsOf(row)) }],
  ),
]

/** In a detailed file of central kitchens, the kitchens' rows alone carry figures, and must. */
export const centralDetailedRules: readonly Rule<DetailedDiagnosticRow, DiagnosticRuleCode>[] = [
  ...forKitchens(detailedDiagnosticRules),
  {
    field: 'year',
    needs: ['productionType'],
    code: 'year-required',
    broken: ({ year, productionType }) => isCentralKitchen(productionType) && year === null,
  },
  {
    field: 'valueTotalHt',
    needs: ['productionType'],
    code: 'total-required',
    broken: ({ valueTotalHt, productionType }) => isCentralKitchen(productionType) && valueTotalHt === null,
  },
]

export const centralSimpleRules = forKitchens(simpleDiagnosticRules)

/** The figures of a satellite's row are not read: nothing about them can be wrong. */
function forKitchens<Row extends SimpleDiagnosticRow | DetailedDiagnosticRow>(
  rules: readonly Rule<Row, DiagnosticRuleCode>[],
): Rule<Row, DiagnosticRuleCode>[] {
  return rules.map(rule => ({
    ...rule,
    needs: [...(rule.needs ?? []), 'productionType'],
    broken: row => isCentralKitchen(row.productionType) && rule.broken(row),
  }))
}
