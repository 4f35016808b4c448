import type { InputOf } from '../entities/field.ts'
import { firstLikelyDay } from '../entities/plausible-days.ts'
import type { Message } from '../messages/catalogue.ts'
import { brokenRules } from '../table-schema/broken-rules.ts'
import type { Rule } from '../table-schema/rule.ts'
import { daysInPeriod } from './waste-figures.ts'
import type { WeighingFields } from './weighing-fields.ts'
import { type WeighingErrorCode, weighingMessages } from './weighing-messages.ts'

/** The values of a weighing that people give. */
export type WeighingValues = Readonly<InputOf<WeighingFields>>

/** Days, YYYY-MM-DD, both included. */
export interface WeighingPeriod {
  readonly periodStartDate: string
  readonly periodEndDate: string
}

interface Context {
  /** The current day in Paris. */
  readonly today: string
  /** What the link is open for; null for a manager. */
  readonly period: WeighingPeriod | null
}

export const mostGrams = 999_999

/** Few kitchens weigh more at once: a person is asked. */
export const surprisingGrams = 100_000

const weighingRules: readonly Rule<WeighingValues & Context, WeighingErrorCode>[] = [
  { field: 'grams', code: 'no-grams', isBroken: ({ grams }) => grams < 1 },
  { field: 'grams', code: 'too-many-grams', isBroken: ({ grams }) => grams > mostGrams },
  { field: 'day', code: 'weighing-to-come', isBroken: ({ day, today }) => day > today },
  { field: 'day', code: 'distant-weighing', isBroken: ({ day }) => day < firstLikelyDay },
  {
    field: 'day',
    code: 'outside-period',
    isBroken: ({ day, period }) => period !== null && (day < period.periodStartDate || day > period.periodEndDate),
  },
]

const allNames: ReadonlySet<string> = new Set(['day', 'source', 'grams', 'edible'] satisfies (keyof WeighingValues)[])

/** The errors of a weighing, by property. */
export function weighingErrors(
  values: WeighingValues,
  context: Context,
): Partial<Record<keyof WeighingValues, Message[]>> {
  const errors: Partial<Record<keyof WeighingValues, Message[]>> = {}
  for (const { field, code } of brokenRules(weighingRules, { ...values, ...context }, allNames)) {
    const property = field as keyof WeighingValues
    errors[property] = [...(errors[property] ?? []), weighingMessages(code)]
  }
  return errors
}

/** A link is open for a season at most. */
const mostDays = 92

const periodRules: readonly Rule<WeighingPeriod & { readonly today: string }, WeighingErrorCode>[] = [
  {
    field: 'periodEndDate',
    needs: ['periodStartDate'],
    code: 'weighing-order',
    isBroken: ({ periodStartDate, periodEndDate }) => periodEndDate < periodStartDate,
  },
  {
    field: 'periodEndDate',
    needs: ['periodStartDate'],
    code: 'period-too-long',
    isBroken: ({ periodStartDate, periodEndDate }) => (daysInPeriod(periodStartDate, periodEndDate) ?? 0) > mostDays,
  },
  { field: 'periodEndDate', code: 'past-period', isBroken: ({ periodEndDate, today }) => periodEndDate < today },
]

/** The errors of the period of a new link, by property. */
export function linkErrors(period: WeighingPeriod, today: string): Partial<Record<keyof WeighingPeriod, Message[]>> {
  const given = new Set(Object.keys(period))
  const broken = brokenRules(periodRules, { ...period, today }, given)
  return broken.length === 0 ? {} : { periodEndDate: broken.map(({ code }) => weighingMessages(code)) }
}

/** The day that follows, YYYY-MM-DD. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** Whether a link takes weighings: until a day after its period, unless it was ended. */
export const isLinkOpen = (
  { periodEndDate, endDate }: Pick<WeighingPeriod, 'periodEndDate'> & { readonly endDate: string | null },
  today: string,
): boolean => endDate === null && today <= dayAfter(periodEndDate)
