import { type AmountList, simpleProperties } from './amount-properties.ts'
import type { Amount } from './diagnostic-fields.ts'
import { brokenSum, type DiagnosticRuleCode } from './diagnostic-rules.ts'
import { sumGrid } from './grid-sums.ts'

const [totalPlace, meatPlace, fishPlace] = (['valueTotalHt', 'valueMeatPoultryHt', 'valueFishHt'] as const).map(
  property => simpleProperties.indexOf(property),
) as [number, number, number]

/**
 * A detailed diagnostic as it will be stored: the amounts that are not given stay as they are, and the totals that the
 * grid gives are summed again. @returns with it the rule between the totals that it breaks, if one.
 */
export function completedDiagnostic(
  given: AmountList,
  stored: AmountList | null,
): { readonly amounts: AmountList; readonly broken: DiagnosticRuleCode | null } {
  const at = (place: number): Amount => given[place] ?? stored?.[place] ?? null
  const typed = { valueTotalHt: at(totalPlace), valueMeatPoultryHt: at(meatPlace), valueFishHt: at(fishPlace) }
  const grid = given.slice(simpleProperties.length).map((_, index) => at(simpleProperties.length + index))
  const { totals } = sumGrid(typed, index => grid[index] ?? null)
  const amounts = [...simpleProperties.map(property => totals[property]), ...grid]
  return { amounts, broken: brokenSum(totals)?.code ?? null }
}
