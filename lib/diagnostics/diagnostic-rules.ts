import { notEmpty } from '../table-schema/cell-hint.ts'
import type { Rule } from '../table-schema/rule.ts'
import { simpleProperties } from './amount-properties.ts'
import { sumInCents } from './amounts.ts'
import { type CrossCheck, crossChecks } from './cross-check-list.ts'
import { isBroken } from './cross-checks.ts'
import type { DetailedDiagnosticDraft, SimpleAmounts, SimpleDiagnosticDraft, WithYear } from './diagnostic-draft.ts'
import { isYearInRange } from './diagnostic-years.ts'
import { type GridRuleCode, gridOddities, gridSumRules } from './grid-rules.ts'
import { type SumCode, sumFacts } from './sum-facts.ts'

export type DiagnosticRuleCode =
  | 'year-required'
  | 'year-out-of-range'
  | 'total-required'
  | SumCode
  | 'unusual-meal-cost'
  | 'meat-and-fish-above-total'
  | GridRuleCode

const meatAndFishCheck = crossChecks.find(({ code }) => code === 'meat-and-fish-above-total') as CrossCheck

export const yearInRange: Rule<WithYear, 'year-out-of-range'> = {
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
    isBroken: row => isBroken(meatAndFishCheck, row),
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

/** The first inequality between totals that does not hold, if any. */
export const findBrokenSum = (totals: SimpleAmounts) => sumFacts.find(({ isBroken }) => isBroken(totals)) ?? null

export const detailedDiagnosticRules: readonly Rule<DetailedDiagnosticDraft, DiagnosticRuleCode>[] = [
  yearInRange,
  ...gridSumRules,
  ...oddities,
  ...gridOddities,
]
