import { customIssue } from '../messages/issue-message.ts'
import { NewWeighingLink } from './weighing-links-api.ts'
import { linkErrors } from './weighing-rules.ts'

/** @param today the current day in Paris. */
export const linkDraft = (today: string) =>
  NewWeighingLink.superRefine((period, context) => {
    // A day that is missing has its own error.
    if (!period.periodStartDate || !period.periodEndDate) return
    for (const [name, messages] of Object.entries(linkErrors(period, today))) {
      for (const message of messages) context.addIssue({ ...customIssue(message), path: [name] })
    }
  })
