import type { AmountProperty } from '@ma-cantine/lib/diagnostics/amount-properties'
import { compulsoryAmountLines } from '@ma-cantine/lib/diagnostics/missing-amounts'
import { snakeCase } from '@ma-cantine/lib/entities/snake-case'

const given = (table: string, amounts: readonly AmountProperty[]): string =>
  amounts
    .map(property => {
      const column = `${table}.${snakeCase(property)}`
      return property === 'valueTotalHt' ? `coalesce(${column}, 0) > 0` : `${column} IS NOT NULL`
    })
    .join(' AND ')

/**
 * Whether a row of `diagnostics` lacks none of the amounts that its year asks for, never null: the same as
 * `missingAmounts()` of `lib`.
 * @param isDeclared the condition that its declaration is in force.
 */
export const isFilledSql = (table: string, isDeclared: string): string =>
  `(${given(table, ['valueTotalHt'])} AND (${isDeclared} OR CASE ${[...compulsoryAmountLines]
    .reverse()
    .map(
      ({ year, amounts }) => `WHEN coalesce(${table}.year, 0) >= ${year} THEN
        CASE WHEN ${table}.diagnostic_type = 'COMPLETE' THEN ${given(table, amounts.COMPLETE)}
          ELSE ${given(table, amounts.SIMPLE)} END`,
    )
    .join(' ')} END))`
