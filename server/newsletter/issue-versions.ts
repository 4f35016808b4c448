import type { NewsletterIssue } from '@ma-cantine/lib/newsletter/newsletter-issue'
import type { TextVersion } from '@ma-cantine/lib/writing/written-text'
import type { Knex } from 'knex'
import { findVersion, listVersions, type Versioned } from '../writing/text-versions.ts'
import { findIssue } from './find-issues.ts'
import { issueRows } from './issue-rows.ts'

type Values = Pick<NewsletterIssue, 'subject' | 'preheader' | 'body'>

/** What an issue says, as its versions hold it. Its sending is not among them. */
const versioned: Versioned = {
  table: issueRows as unknown as Versioned['table'],
  names: ['subject', 'preheader', 'body'] satisfies (keyof Values)[],
  readMore: async () => ({}),
}

/** A page of the versions of an issue, the current one first. @throws Refusal (404) */
export async function listIssueVersions(
  database: Knex,
  id: number,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ count: number; results: TextVersion[] }> {
  await findIssue(database, id)
  return listVersions(database, versioned, id, page)
}

/** What an issue said after one of its changes. @throws Refusal (404) */
export async function findIssueVersion(database: Knex, id: number, versionId: number): Promise<Values> {
  await findIssue(database, id)
  return (await findVersion(database, versioned, id, versionId)) as unknown as Values
}
