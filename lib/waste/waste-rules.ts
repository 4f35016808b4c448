import type { InputOf } from '../entities/field.ts'
import { firstLikelyDay } from '../entities/plausible-days.ts'
import type { Message } from '../messages/catalogue.ts'
import { brokenRules } from '../table-schema/broken-rules.ts'
import type { Rule } from '../table-schema/rule.ts'
import { inHundredths, type Mass } from './mass.ts'
import { type WasteFields, type WasteSource, wasteSources } from './waste-fields.ts'
import { type WasteErrorCode, wasteMessages } from './waste-messages.ts'

/** The values of a measurement that clients set. */
export type WasteValues = Readonly<InputOf<WasteFields>>

/** What the rules check: the values, beside the current day in Paris. */
type WasteDraft = WasteValues & { readonly today: string }
type WasteRule = Rule<WasteDraft, WasteErrorCode>

const isAbove = (part: Mass, total: Mass): boolean =>
  part !== null && total !== null && inHundredths(part) > inHundredths(total)

/** The two masses of a source, and their sum: compared to a hundredth of a kilogram. */
function sourceRules<Source extends WasteSource>(source: Source): readonly WasteRule[] {
  const total = `${source}TotalMass` as const
  const edible = `${source}EdibleMass` as const
  const inedible = `${source}InedibleMass` as const
  return [
    {
      field: edible,
      needs: [total],
      code: 'edible-above-total',
      isBroken: values => isAbove(values[edible], values[total]),
    },
    {
      field: inedible,
      needs: [total],
      code: 'inedible-above-total',
      isBroken: values => isAbove(values[inedible], values[total]),
    },
    {
      field: edible,
      needs: [inedible, total],
      code: 'sum-differs',
      isBroken: values => {
        const [whole, ...parts] = [values[total], values[edible], values[inedible]].map(inHundredths)
        const sum = parts.reduce((sum, part) => sum + part, 0)
        // Scales round each mass to a hundredth.
        return !!whole && parts.every(part => part > 0) && Math.abs(sum - whole) > 1
      },
    },
  ]
}

/** The rules of a measurement, for its form and its requests. */
const wasteRules: readonly WasteRule[] = [
  {
    field: 'periodEndDate',
    needs: ['periodStartDate'],
    code: 'period-order',
    isBroken: ({ periodStartDate, periodEndDate }) => periodEndDate < periodStartDate,
  },
  { field: 'periodEndDate', code: 'day-to-come', isBroken: ({ periodEndDate, today }) => periodEndDate > today },
  ...(['periodStartDate', 'periodEndDate'] as const).map<WasteRule>(field => ({
    field,
    code: 'distant-day',
    isBroken: values => values[field] < firstLikelyDay,
  })),
  { field: 'mealCount', code: 'no-meal', isBroken: ({ mealCount }) => mealCount !== null && mealCount < 1 },
  {
    field: 'totalMass',
    code: 'no-mass',
    isBroken: ({ totalMass }) => totalMass !== null && inHundredths(totalMass) < 100,
  },
  ...wasteSources.flatMap<WasteRule>(sourceRules),
]

/**
 * The errors of a measurement, by property.
 *
 * @param given the properties to check: those of the step or of the request.
 * @param today the current day in Paris.
 */
export function wasteErrors(
  values: WasteValues,
  given: ReadonlySet<string>,
  today: string,
): Partial<Record<keyof WasteValues, Message[]>> {
  const errors: Partial<Record<keyof WasteValues, Message[]>> = {}
  for (const { field, code } of brokenRules(wasteRules, { ...values, today }, given)) {
    const property = field as keyof WasteValues
    errors[property] = [...(errors[property] ?? []), wasteMessages(code)]
  }
  return errors
}
