import { type AmountList, simpleProperties } from './amount-properties.ts'
import type { SimpleAmounts } from './diagnostic-draft.ts'
import type { Amount } from './diagnostic-fields.ts'
import { type DiagnosticRuleCode, findBrokenSum } from './diagnostic-rules.ts'
import { derivedTotals, sumGrid } from './grid-sums.ts'

const [totalPlace, meatPlace, fishPlace] = (['valueTotalHt', 'valueMeatPoultryHt', 'valueFishHt'] as const).map(
  property => simpleProperties.indexOf(property),
) as [number, number, number]

/**
 * Completes a detailed diagnostic with its stored amounts, and sums again the totals that come from the grid.
 *
 * @returns the amounts to store, and the rule between totals that they break, if any.
 */
export function completeDiagnostic(
  given: AmountList,
  stored: AmountList | null,
): { readonly amounts: AmountList; readonly broken: DiagnosticRuleCode | null } {
  const at = (place: number): Amount => given[place] ?? stored?.[place] ?? null
  const typed = { valueTotalHt: at(totalPlace), valueMeatPoultryHt: at(meatPlace), valueFishHt: at(fishPlace) }
  const grid = given.slice(simpleProperties.length).map((_, index) => at(simpleProperties.length + index))
  const { totals: sums } = sumGrid(typed, index => grid[index] ?? null)
  const isEmpty = grid.every(amount => amount === null)
  // Without a grid, nothing takes the place of the totals of a simple diagnostic.
  const derived = Object.fromEntries(
    derivedTotals.map(name => [name, stored?.[simpleProperties.indexOf(name)] ?? null]),
  )
  const totals: SimpleAmounts = isEmpty ? { ...sums, ...derived } : sums
  const amounts = [...simpleProperties.map(property => totals[property]), ...grid]
  return { amounts, broken: findBrokenSum(totals)?.code ?? null }
}
