import { z } from 'zod'
import { visibleText } from '../entities/visible-text.ts'
import { customIssue } from '../messages/issue-message.ts'
import { textOrNull } from '../table-schema/invisible-characters.ts'
import { newsletterMessages } from './newsletter-messages.ts'

/** Longest texts, in characters. */
export const longestIssueTexts = { subject: 150, preheader: 200, body: 50_000 } as const

/** A subject stands in a header of the message, which a line break would end. */
const lineBreak = /[\t\r\n\u0085\u2028\u2029]/

const isOneLine = (text: string, context: z.RefinementCtx): void => {
  if (lineBreak.test(text)) context.addIssue(customIssue(newsletterMessages('several-lines')))
}

/** A new issue. Only its subject must be there: the rest is written little by little. */
export const NewNewsletterIssue = z.strictObject({
  subject: visibleText(longestIssueTexts.subject).superRefine(isOneLine),
  preheader: z
    .string()
    .max(longestIssueTexts.preheader)
    .transform(text => textOrNull(text) ?? '')
    .superRefine(isOneLine)
    .optional(),
  body: z.string().max(longestIssueTexts.body).optional(),
})
export type NewNewsletterIssue = z.output<typeof NewNewsletterIssue>

/** Missing properties stay unchanged. */
export const NewsletterIssueChange = NewNewsletterIssue.partial()
export type NewsletterIssueChange = z.output<typeof NewsletterIssueChange>
