import type { NewsletterIssue } from '@ma-cantine/lib/newsletter/newsletter-issue'
import { NewNewsletterIssue } from '@ma-cantine/lib/newsletter/newsletter-issue-input'
import type { z } from 'zod'

/** What the form of an issue holds. */
export const IssueDraft = NewNewsletterIssue.required()
export type IssueForm = z.input<typeof IssueDraft>
export type IssueValues = z.output<typeof IssueDraft>

export const emptyIssue: IssueForm = { subject: '', preheader: '', body: '' }

/** The values of an issue that the team writes. */
export const issueValuesOf = ({ subject, preheader, body }: NewsletterIssue): IssueValues => ({
  subject,
  preheader,
  body,
})
