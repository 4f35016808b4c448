import { z } from 'zod'
import { formMessages } from '../messages/form-messages.ts'
import { customIssue } from '../messages/issue-message.ts'
import { NewWeighingLink } from './weighing-links-api.ts'
import { linkErrors } from './weighing-rules.ts'

/** The days as typed: one that is left empty is missing, and not a wrong date. */
const typedDays = z.object({ periodStartDate: z.string(), periodEndDate: z.string() }).superRefine((days, context) => {
  for (const [name, day] of Object.entries(days)) {
    if (day === '') context.addIssue({ ...customIssue(formMessages('required')), path: [name] })
  }
})

/** @param today the current day in Paris. */
export const linkDraft = (today: string) =>
  typedDays.pipe(
    NewWeighingLink.superRefine((period, context) => {
      for (const [name, messages] of Object.entries(linkErrors(period, today))) {
        for (const message of messages) context.addIssue({ ...customIssue(message), path: [name] })
      }
    }),
  )
