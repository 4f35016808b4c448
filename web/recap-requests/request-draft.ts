import { formMessages } from '@ma-cantine/lib/messages/form-messages'
import { customIssue } from '@ma-cantine/lib/messages/issue-message'
import { NewRecapRequest, type RecapRequestKind } from '@ma-cantine/lib/recap-requests/new-recap-request'
import { recapRequestErrors } from '@ma-cantine/lib/recap-requests/recap-request-rules'
import { z } from 'zod'

/** The values of the fields, as they are typed and chosen. */
export interface RequestValues {
  readonly kind: RecapRequestKind
  readonly provider: string
  readonly email: string
  readonly canteenIds: string[]
  /** Fills in the two days. */
  readonly year: string
  readonly firstDay: string
  readonly lastDay: string
  readonly deadline: string
  /** A number of days; empty for no reminder. */
  readonly reminderDays: string
  readonly note: string
}

/** The days as typed: one that is left empty is missing, and not a wrong date. */
const TypedDays = z.custom<RequestValues>().superRefine((values, context) => {
  for (const name of ['firstDay', 'lastDay'] as const) {
    if (values[name] === '') context.addIssue({ ...customIssue(formMessages('required')), path: [name] })
  }
})

/** @param today the current day in Paris. */
export const requestDraft = (today: string) =>
  TypedDays.transform(
    ({ year: _, canteenIds, deadline, reminderDays, ...values }) =>
      ({
        ...values,
        canteenIds: canteenIds.map(Number),
        deadline: deadline || null,
        reminderDays: reminderDays === '' ? null : Number(reminderDays),
      }) as z.input<typeof NewRecapRequest>,
  ).pipe(
    NewRecapRequest.superRefine((request, context) => {
      for (const [name, messages] of Object.entries(recapRequestErrors(request, today))) {
        for (const message of messages) context.addIssue({ ...customIssue(message), path: [name] })
      }
    }),
  )
