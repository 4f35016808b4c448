import { notEmpty } from '../table-schema/cell-hint.ts'
import type { Rule } from '../table-schema/rule.ts'
import { sumInCents } from './amounts.ts'
import { type CrossCheck, type CrossCheckCode, crossChecks } from './cross-check-list.ts'
import { isBroken } from './cross-checks.ts'
import type { WithYear } from './diagnostic-draft.ts'
import type { DetailedAmounts2026, SimpleAmounts2026 } from './diagnostic-draft-2026.ts'
import type { Amount } from './diagnostic-fields.ts'
import { yearInRange } from './diagnostic-rules.ts'
import { type GridRuleCode, gridOddities, gridSumRules } from './grid-rules.ts'
import { fairTradeCellOf, fairTradeCells } from './included-amounts.ts'
import { type GridLabel, gridCells, gridFamilies } from './product-grid.ts'

/** The inequalities that a file of 2026 is checked for; the others are about details, which warnings tell. */
type FileCheckCode = Exclude<
  CrossCheckCode,
  | 'detail-above-total'
  | 'meat-detail-above-total'
  | 'fish-detail-above-total'
  | 'meat-origin-above-total'
  | 'fish-origin-above-total'
>

export type DiagnosticRuleCode2026 =
  | 'year-out-of-range'
  | 'zero-total'
  | 'label-above-total'
  | FileCheckCode
  | GridRuleCode

type Amounts = SimpleAmounts2026 | DetailedAmounts2026

const euros = (amounts: readonly Amount[]): string => String(sumInCents(amounts) / 100)

/** The rule that an inequality makes; the value that it expects is the sum of the parts. */
function checkRule<Draft extends Amounts>(check: CrossCheck): Rule<Draft, DiagnosticRuleCode2026> {
  const moreTelling = crossChecks.filter(({ name }) => check.unless?.includes(name))
  const read = [check, ...moreTelling].flatMap(({ parts, wholes, needs }) => [...parts, ...wholes, needs])
  const amountsOf = (row: Draft) => row as Readonly<Record<string, Amount>>
  return {
    field: check.field as keyof Draft & string,
    needs: [...new Set(read)].filter(property => property !== check.field) as (keyof Draft & string)[],
    code: check.code as FileCheckCode,
    severity: check.code === 'meat-and-fish-above-total' ? 'warning' : 'error',
    hint: notEmpty(check.field as keyof Draft & string),
    isBroken: row => isBroken(check, amountsOf(row)) && !moreTelling.some(other => isBroken(other, amountsOf(row))),
    expected: row => euros(check.parts.map(part => amountsOf(row)[part] ?? null)),
  }
}

const commonRules: readonly Rule<WithYear & Pick<Amounts, 'valueTotalHt'>, DiagnosticRuleCode2026>[] = [
  yearInRange,
  {
    field: 'valueTotalHt',
    code: 'zero-total',
    hint: notEmpty('valueTotalHt'),
    isBroken: ({ valueTotalHt }) => valueTotalHt === 0,
  },
]

/** The rules of a simple report in a file of 2026, however its canteen is named. */
export const simpleDiagnosticRules2026: readonly Rule<WithYear & SimpleAmounts2026, DiagnosticRuleCode2026>[] = [
  ...commonRules,
  ...crossChecks.filter(({ type }) => type !== 'COMPLETE').map(checkRule<WithYear & SimpleAmounts2026>),
]

const cellsOf = (label: GridLabel['property']) =>
  gridCells.filter(cell => cell.label.property === label).map(({ property }) => property)

/** The labels that the inequality between the EGalim parts and the total does not hold below it. */
export const limitedLabels = [
  'NonEgalim',
  'France',
  'ShortDistribution',
  'Local',
] as const satisfies readonly GridLabel['property'][]
export type LimitedLabel = (typeof limitedLabels)[number]

/** A label over all families may not exceed the total. The expected value is the label and its sum: `France 1600`. */
const labelRules = limitedLabels.map((label): Rule<DetailedAmounts2026, DiagnosticRuleCode2026> => {
  const cells = cellsOf(label)
  const amountsOf = (row: DetailedAmounts2026) => cells.map(cell => row[cell])
  return {
    field: 'valueTotalHt',
    needs: cells,
    code: 'label-above-total',
    hint: notEmpty('valueTotalHt'),
    isBroken: row => row.valueTotalHt !== null && sumInCents(amountsOf(row)) > sumInCents([row.valueTotalHt]),
    expected: row => `${label} ${euros(amountsOf(row))}`,
  }
})

const organicCells = cellsOf('Bio')

const hasTooMuchFairTrade = (row: DetailedAmounts2026): boolean =>
  sumInCents(fairTradeCells.map(cell => row[cell])) > sumInCents(organicCells.map(cell => row[cell]))

/** The inequality is between sums; the families that exceed their own organic amount are those to look at. */
const fairTradeRules = gridFamilies.map(({ property }): Rule<DetailedAmounts2026, DiagnosticRuleCode2026> => {
  const organic = `value${property}Bio` as const
  const fairTrade = fairTradeCellOf(property)
  return {
    field: organic,
    needs: [...organicCells.filter(cell => cell !== organic), ...fairTradeCells],
    code: 'fair-trade-above-organic',
    hint: notEmpty(fairTrade),
    isBroken: row => sumInCents([row[fairTrade]]) > sumInCents([row[organic]]) && hasTooMuchFairTrade(row),
    expected: row => euros([row[fairTrade]]),
  }
})

/** In a detailed report, the French part of fish is a cell of the grid. */
const frenchFish: Rule<DetailedAmounts2026, DiagnosticRuleCode2026> = {
  field: 'valueFishHt',
  needs: ['valueProduitsDeLaMerFrance'],
  code: 'fish-france-above-total',
  hint: notEmpty('valueProduitsDeLaMerFrance'),
  isBroken: ({ valueFishHt, valueProduitsDeLaMerFrance }) =>
    valueFishHt !== null && sumInCents([valueProduitsDeLaMerFrance]) > sumInCents([valueFishHt]),
  expected: row => euros([row.valueProduitsDeLaMerFrance]),
}

/** The rules of a detailed report in a file of 2026. */
export const detailedDiagnosticRules2026: readonly Rule<WithYear & DetailedAmounts2026, DiagnosticRuleCode2026>[] = [
  ...commonRules,
  ...crossChecks.filter(({ type }) => type === null).map(checkRule<WithYear & DetailedAmounts2026>),
  ...gridSumRules,
  frenchFish,
  ...fairTradeRules,
  ...labelRules,
  ...gridOddities,
]
