import { notEmpty } from '../table-schema/cell-hint.ts'
import type { Rule } from '../table-schema/rule.ts'
import { gridProperties, simpleProperties } from './amount-properties.ts'
import { inCents, sumInCents } from './amounts.ts'
import { type CrossCheck, type CrossCheckCode, crossChecks } from './cross-check-list.ts'
import { isBroken } from './cross-checks.ts'
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

/** The inequalities that refuse a file, as the public service does: those between the totals of a simple diagnostic. */
type SumCode = Extract<CrossCheckCode, DiagnosticRuleCode>

const ofFile = ({ type, parts }: CrossCheck): boolean =>
  type === 'SIMPLE' && parts.every(part => simpleProperties.some(property => property === part))

const sumFacts = crossChecks.filter(ofFile).map(check => ({
  field: check.field as 'valueTotalHt' | 'valueMeatPoultryHt' | 'valueFishHt' | 'valueSustainableHt',
  needs: [...check.parts, ...check.wholes, check.needs].filter(
    (property): property is keyof SimpleAmounts => property !== check.field,
  ),
  code: check.code as SumCode,
  isBroken: (amounts: SimpleAmounts) => isBroken(check, amounts),
}))

const meatAndFishCheck = crossChecks.find(({ code }) => code === 'meat-and-fish-above-total') as CrossCheck

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
