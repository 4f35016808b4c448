import { type NewsletterIssueFields, newsletterIssueFields } from '@ma-cantine/lib/newsletter/newsletter-issue-fields'
import { entityTable, type RowOf } from '../database/entity-table.ts'

export const issueRows = entityTable('newsletterIssues', newsletterIssueFields)

export type IssueRow = RowOf<NewsletterIssueFields>
