import { notEmpty } from '../table-schema/cell-hint.ts'
import type { Rule } from '../table-schema/rule.ts'
import { gridProperties, simpleProperties } from './amount-properties.ts'
import { inCents, sumInCents } from './amounts.ts'
import type { DetailedDiagnosticDraft, SimpleAmounts, SimpleDiagnosticDraft, WithYear } from './diagnostic-draft.ts'
import { isYearInRange } from './diagnostic-years.ts'
import { type GridSums, gridSums } from './grid-sums.ts'
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
  | 'unusual-meal-cost'
  | 'meat-and-fish-above-total'
  | 'origin-above-family'
  | 'total-differs-from-detail'

const egalimParts = (amounts: SimpleAmounts): number =>
  sumInCents([
    amounts.valueBioHt,
    amounts.valueSustainableHt,
    amounts.valueExternalityPerformanceHt,
    amounts.valueEgalimOthersHt,
  ])

/** Compares a part with its whole when both are given. */
const exceeds = (part: number | null, whole: number | null): boolean =>
  part !== null && whole !== null && inCents(part) > inCents(whole)

/** The inequalities between the totals of any diagnostic; equality always passes. */
const sumFacts: readonly {
  readonly field: 'valueTotalHt' | 'valueMeatPoultryHt' | 'valueFishHt' | 'valueSustainableHt'
  readonly needs: readonly (keyof SimpleAmounts)[]
  readonly code: DiagnosticRuleCode
  readonly isBroken: (amounts: SimpleAmounts) => boolean
}[] = [
  {
    field: 'valueTotalHt',
    needs: ['valueBioHt', 'valueSustainableHt', 'valueExternalityPerformanceHt', 'valueEgalimOthersHt'],
    code: 'parts-above-total',
    isBroken: amounts => amounts.valueTotalHt !== null && egalimParts(amounts) > inCents(amounts.valueTotalHt),
  },
  {
    field: 'valueMeatPoultryHt',
    needs: ['valueMeatPoultryEgalimHt'],
    code: 'meat-egalim-above-total',
    isBroken: ({ valueMeatPoultryEgalimHt, valueMeatPoultryHt }) =>
      exceeds(valueMeatPoultryEgalimHt, valueMeatPoultryHt),
  },
  {
    field: 'valueMeatPoultryHt',
    needs: ['valueMeatPoultryFranceHt'],
    code: 'meat-france-above-total',
    isBroken: ({ valueMeatPoultryFranceHt, valueMeatPoultryHt }) =>
      exceeds(valueMeatPoultryFranceHt, valueMeatPoultryHt),
  },
  {
    field: 'valueFishHt',
    needs: ['valueFishEgalimHt'],
    code: 'fish-egalim-above-total',
    isBroken: ({ valueFishEgalimHt, valueFishHt }) => exceeds(valueFishEgalimHt, valueFishHt),
  },
  {
    field: 'valueSustainableHt',
    needs: simpleProperties.filter(property => property !== 'valueSustainableHt'),
    code: 'families-above-egalim',
    isBroken: amounts =>
      amounts.valueTotalHt !== null &&
      sumInCents([amounts.valueMeatPoultryEgalimHt, amounts.valueFishEgalimHt]) > egalimParts(amounts),
  },
]

const yearInRange: Rule<WithYear, DiagnosticRuleCode> = {
  field: 'year',
  code: 'year-out-of-range',
  isBroken: ({ year }) => year !== null && !isYearInRange(year),
}

/** The cost of the food of a meal, in euros: a figure outside these bounds is most often wrong. */
const usualMealCost = { lowest: 0.1, highest: 10 }

const mealCost = ({ valueTotalHt, yearlyMealCount }: CostOfMeals): number | null =>
  valueTotalHt !== null && yearlyMealCount ? valueTotalHt / yearlyMealCount : null

type CostOfMeals = Pick<SimpleDiagnosticDraft, 'valueTotalHt' | 'yearlyMealCount'>
type MeatAndFish = Pick<SimpleDiagnosticDraft, 'valueTotalHt' | 'valueMeatPoultryHt' | 'valueFishHt'>

/** Cases so rare that a warning asks for confirmation. */
const oddities: readonly Rule<CostOfMeals & MeatAndFish, DiagnosticRuleCode>[] = [
  {
    field: 'valueTotalHt',
    needs: ['yearlyMealCount'],
    code: 'unusual-meal-cost',
    severity: 'warning',
    hint: notEmpty('valueTotalHt'),
    isBroken: row => {
      const cost = mealCost(row)
      return cost !== null && (cost < usualMealCost.lowest || cost > usualMealCost.highest)
    },
    expected: row => String(mealCost(row)),
  },
  {
    field: 'valueTotalHt',
    needs: ['valueMeatPoultryHt', 'valueFishHt'],
    code: 'meat-and-fish-above-total',
    severity: 'warning',
    hint: notEmpty('valueTotalHt'),
    isBroken: row => row.valueTotalHt !== null && meatAndFishCents(row) > inCents(row.valueTotalHt),
    expected: row => String(meatAndFishCents(row) / 100),
  },
]

const meatAndFishCents = ({ valueMeatPoultryHt, valueFishHt }: MeatAndFish): number =>
  sumInCents([valueMeatPoultryHt, valueFishHt])

/** A row without a year is about the canteen alone, so amounts in it are refused rather than silently lost. */
export const simpleDiagnosticRules: readonly Rule<SimpleDiagnosticDraft, DiagnosticRuleCode>[] = [
  yearInRange,
  {
    field: 'year',
    needs: simpleProperties,
    code: 'year-required',
    isBroken: row => row.year === null && simpleProperties.some(property => row[property] !== null),
  },
  {
    field: 'valueTotalHt',
    needs: ['year'],
    code: 'total-required',
    isBroken: ({ year, valueTotalHt }) => year !== null && valueTotalHt === null,
  },
  ...sumFacts,
  ...oddities,
]

let latest: { readonly row: DetailedDiagnosticDraft; readonly sums: GridSums } | null = null

/** Keeps the sums of the latest row, because many rules read them one after the other. */
function sumsOf(row: DetailedDiagnosticDraft): GridSums {
  if (latest?.row !== row) latest = { row, sums: gridSums(row) }
  return latest.sums
}

/** The difference that rounding 112 amounts one by one can make. */
const roundingCents = 100

const detailCents = (row: DetailedDiagnosticDraft): number =>
  Object.values(sumsOf(row).families).reduce((sum, cents) => sum + cents, 0)

const gridOddities: readonly Rule<DetailedDiagnosticDraft, DiagnosticRuleCode>[] = [
  {
    field: 'valueTotalHt',
    needs: gridProperties,
    code: 'total-differs-from-detail',
    severity: 'warning',
    hint: notEmpty('valueTotalHt'),
    isBroken: row =>
      row.valueTotalHt !== null && Math.abs(inCents(row.valueTotalHt) - detailCents(row)) > roundingCents,
    expected: row => String(detailCents(row) / 100),
  },
  ...gridCells
    .filter(({ label }) => label.group === 'origin')
    .map(({ property, family }): Rule<DetailedDiagnosticDraft, DiagnosticRuleCode> => {
      const whole = (row: DetailedDiagnosticDraft) => sumsOf(row).families[family.property]
      return {
        field: property,
        needs: gridCells.filter(cell => cell.family === family).map(cell => cell.property),
        code: 'origin-above-family',
        severity: 'warning',
        hint: notEmpty(property),
        isBroken: row => inCents(row[property]) > whole(row),
        expected: row => String(whole(row) / 100),
      }
    }),
]

/** The first inequality between totals that does not hold, if any. */
export const findBrokenSum = (totals: SimpleAmounts) => sumFacts.find(({ isBroken }) => isBroken(totals)) ?? null

/** The rule on EGalim meat and fish is left out: it always holds for totals that are sums of the grid. */
export const detailedDiagnosticRules: readonly Rule<DetailedDiagnosticDraft, DiagnosticRuleCode>[] = [
  yearInRange,
  ...sumFacts.flatMap(({ field, code, isBroken }) =>
    field === 'valueSustainableHt'
      ? []
      : [
          {
            field,
            needs: gridProperties,
            code,
            hint: notEmpty(field),
            isBroken: (row: DetailedDiagnosticDraft) => isBroken(sumsOf(row).totals),
          },
        ],
  ),
  ...oddities,
  ...gridOddities,
]
