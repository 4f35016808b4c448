import { z } from 'zod'
import { readTypedCount } from '../entities/grouped-digits.ts'
import { readTypedNumber } from '../entities/typed-number.ts'
import { isMessage, type Message } from '../messages/catalogue.ts'
import { formMessages } from '../messages/form-messages.ts'
import { customIssue, issueMessage } from '../messages/issue-message.ts'
import { missingIn } from '../tunnels/tunnel.ts'
import { wasteFields } from './waste-fields.ts'
import { NewWasteMeasurement, type WasteMeasurementChange, wasteValueNames } from './waste-input.ts'
import type { WasteMeasurement } from './waste-measurement.ts'
import { type WasteValues, wasteErrors } from './waste-rules.ts'
import { type WasteFormValues, type WasteStepSlug, wasteStep } from './waste-tunnel.ts'

/** The form of a measurement, empty for a new one. */
export const formOfMeasurement = (measurement: WasteMeasurement | null): WasteFormValues =>
  Object.fromEntries(
    wasteValueNames.map(name => [name, textOf(measurement === null ? null : measurement[name])]),
  ) as unknown as WasteFormValues

function textOf(value: string | number | boolean | null): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value).replace('.', ',')
}

/** Forms hold null for radio buttons of which none is chosen. */
const typedIn = (values: Readonly<Record<string, string | null>>, name: string): string => (values[name] ?? '').trim()

/** Whether the masses that sorting gave are asked for: once the source is weighed and said to be sorted. */
export const asksForSorting = (values: WasteFormValues, step: WasteStepSlug): boolean => {
  const source = wasteStep(step).source
  return source !== null && typedIn(values, `${source}TotalMass`) !== '' && values[`${source}IsSorted`] === 'yes'
}

/** The properties of a step that are sent, or why they are refused: masses that are not asked for are emptied. */
function typedValues(values: WasteFormValues, step: WasteStepSlug): Record<string, unknown> {
  const source = wasteStep(step).source
  const hidden: readonly string[] =
    source && !asksForSorting(values, step) ? [`${source}EdibleMass`, `${source}InedibleMass`] : []
  return Object.fromEntries(
    wasteStep(step).asks.map(name => {
      const text = hidden.includes(name) ? '' : typedIn(values, name)
      const { kind } = wasteFields[name]
      if (text === '') return [name, null]
      if (kind === 'yesNo') return [name, text === 'yes']
      if (kind === 'amount') return [name, readTypedNumber(text, 'kilogram')]
      // What is no count is left for the schema to refuse.
      return [name, kind === 'integer' ? (readTypedCount(text) ?? text) : text]
    }),
  )
}

/**
 * The draft of one step: reads what is typed there, by the rules of the API.
 *
 * @param today the current day in Paris.
 */
export const stepDraft = (step: WasteStepSlug, today: string) =>
  z.custom<WasteFormValues>().transform((values, context): WasteMeasurementChange => {
    const typed = typedValues(values, step)
    const missing = missingIn(wasteStep(step), typed)
    for (const name of missing) {
      context.addIssue({ ...customIssue(formMessages('required')), path: [name] })
    }
    const refused = Object.entries(typed).filter(([, value]) => isMessage(value)) as [string, Message][]
    for (const [name, message] of refused) context.addIssue({ ...customIssue(message), path: [name] })
    const given = Object.fromEntries(
      Object.entries(typed).filter(([name, value]) => !missing.some(each => each === name) && !isMessage(value)),
    )
    const { success, data, error } = NewWasteMeasurement.partial().safeParse(given, { reportInput: true })
    for (const issue of error?.issues ?? []) {
      const message = issueMessage(issue as Parameters<typeof issueMessage>[0])
      context.addIssue({ ...customIssue(message ?? formMessages('required')), path: [...issue.path] })
    }
    if (!success || refused.length > 0) return z.NEVER
    const readNames = new Set(Object.keys(data))
    const errors = wasteErrors({ ...nothing, ...data } as WasteValues, readNames, today)
    for (const [name, messages] of Object.entries(errors)) {
      for (const message of messages) context.addIssue({ ...customIssue(message), path: [name] })
    }
    return data
  })

const nothing = Object.fromEntries(wasteValueNames.map(name => [name, null]))

/** Whether a step was changed since it was saved. */
export const isStepChanged = (step: WasteStepSlug, values: WasteFormValues, saved: WasteFormValues): boolean =>
  wasteStep(step).asks.some(name => typedIn(values, name) !== typedIn(saved, name))

/** The values of a measurement as a step gives them: masses are texts; null where there is no measurement yet. */
export const valuesOfMeasurement = (measurement: WasteMeasurement | null): WasteValues =>
  Object.fromEntries(
    wasteValueNames.map(name => {
      const value = measurement === null ? null : measurement[name]
      return [name, typeof value === 'number' && wasteFields[name].kind === 'amount' ? value.toFixed(2) : value]
    }),
  ) as unknown as WasteValues
