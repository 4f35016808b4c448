import {
  type AmountList,
  amountOfList,
  gridProperties,
  type StoredAmount,
  simpleProperties,
  storedAmounts,
} from './amount-properties.ts'
import type { CrossCheckCode } from './cross-check-list.ts'
import { failedChecks } from './cross-checks.ts'
import type { SimpleAmounts } from './diagnostic-draft.ts'
import type { Amount } from './diagnostic-fields.ts'
import { type DiagnosticRuleCode, findBrokenSum } from './diagnostic-rules.ts'
import type { DiagnosticType } from './diagnostic-types.ts'
import { derivedTotals, sumGrid } from './grid-sums.ts'
import { fairTradeCells, includedProperties, includedTotals } from './included-amounts.ts'

/**
 * Completes a detailed diagnostic with its stored amounts, and sums again the totals that come from the grid.
 *
 * @returns all the amounts to store, and the rule that they break, if any.
 */
export function completeDiagnostic(
  given: AmountList,
  stored: AmountList | null,
): { readonly amounts: AmountList; readonly broken: DiagnosticRuleCode | CrossCheckCode | null } {
  const at = (property: StoredAmount): Amount => amountOfList(given, property) ?? amountOfList(stored, property)
  const typed = {
    valueTotalHt: at('valueTotalHt'),
    valueMeatPoultryHt: at('valueMeatPoultryHt'),
    valueFishHt: at('valueFishHt'),
  }
  const grid = gridProperties.map(at)
  const { totals: sums } = sumGrid(typed, index => grid[index] ?? null)
  const isEmpty = grid.every(amount => amount === null)
  // Without a grid, nothing takes the place of the totals of a simple diagnostic.
  const derived = Object.fromEntries(derivedTotals.map(name => [name, amountOfList(stored, name)]))
  const totals: SimpleAmounts = isEmpty ? { ...sums, ...derived } : sums
  const amounts = [
    ...simpleProperties.map(property => totals[property]),
    ...grid,
    ...includedTotals.map(property => (isEmpty ? amountOfList(stored, property) : null)),
    ...fairTradeCells.map(at),
  ]
  return { amounts, broken: findBrokenSum(totals)?.code ?? brokenByParts(amounts, 'COMPLETE') }
}

/**
 * The check that the totals of a file of 2025 break beside the stored parts of them, which its format cannot say; null for
 * none.
 *
 * @param given those of the file, in the order of `storedAmounts`.
 */
export const brokenByStoredParts = (given: AmountList, stored: AmountList): CrossCheckCode | null =>
  brokenByParts([...given, ...stored.slice(given.length)], 'SIMPLE')

const brokenByParts = (amounts: AmountList, diagnosticType: DiagnosticType): CrossCheckCode | null => {
  if (includedProperties.every(property => amountOfList(amounts, property) === null)) return null
  const values = Object.fromEntries(storedAmounts.map((property, place) => [property, amounts[place] ?? null]))
  return failedChecks({ ...values, diagnosticType }, new Set(includedProperties))[0]?.code ?? null
}
