import { z } from 'zod'
import { answerShape } from '../entities/answer-shape.ts'
import { newsletterIssueFields } from './newsletter-issue-fields.ts'

/** How far the sending of an issue is. Who left in the meantime got no message, and is in none of the last three. */
export const NewsletterProgress = z.object({
  /** Of a draft, the people who would get it now; else those who subscribed when it was sent. */
  recipients: z.int(),
  /** Messages that were made. */
  made: z.int(),
  sent: z.int(),
  /** Messages that were refused; some are tried again. */
  failed: z.int(),
  /** People whose message is still to be made, or to leave. */
  left: z.int(),
})
export type NewsletterProgress = z.output<typeof NewsletterProgress>

/** An issue of the newsletter; its body is in Markdown, as it was written. */
export const NewsletterIssue = z.object(
  answerShape(newsletterIssueFields, {
    author: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
    progress: NewsletterProgress,
  }),
)
export type NewsletterIssue = z.output<typeof NewsletterIssue>
