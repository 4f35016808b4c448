import { notEmpty } from '../table-schema/cell-hint.ts'
import type { Rule } from '../table-schema/rule.ts'
import { gridProperties } from './amount-properties.ts'
import { inCents } from './amounts.ts'
import type { DetailedAmounts } from './diagnostic-draft.ts'
import { type GridSums, gridSums } from './grid-sums.ts'
import { gridCells } from './product-grid.ts'
import { type SumCode, sumFacts } from './sum-facts.ts'

export type GridRuleCode = 'origin-above-family' | 'total-differs-from-detail'

let latest: { readonly row: DetailedAmounts; readonly sums: GridSums } | null = null

/** Keeps the sums of the latest row, because many rules read them one after the other. */
function sumsOf(row: DetailedAmounts): GridSums {
  if (latest?.row !== row) latest = { row, sums: gridSums(row) }
  return latest.sums
}

/** The difference that rounding 112 amounts one by one can make. */
const roundingCents = 100

const detailCents = (row: DetailedAmounts): number =>
  Object.values(sumsOf(row).families).reduce((sum, cents) => sum + cents, 0)

/** Cases so rare that a warning asks for confirmation. */
export const gridOddities: readonly Rule<DetailedAmounts, GridRuleCode>[] = [
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
    .map(({ property, family }): Rule<DetailedAmounts, GridRuleCode> => {
      const whole = (row: DetailedAmounts) => sumsOf(row).families[family.property]
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

/**
 * The inequalities between totals, over the sums of the grid. The one on EGalim meat and fish is left out: it always holds
 * for totals that are sums of the grid.
 */
export const gridSumRules: readonly Rule<DetailedAmounts, SumCode>[] = sumFacts.flatMap(({ field, code, isBroken }) =>
  field === 'valueSustainableHt'
    ? []
    : [
        {
          field,
          needs: gridProperties,
          code,
          hint: notEmpty(field),
          isBroken: (row: DetailedAmounts) => isBroken(sumsOf(row).totals),
        },
      ],
)
