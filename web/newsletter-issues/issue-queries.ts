import { limitsOfPage } from '@ma-cantine/lib/lists/page-numbers'
import type { NewsletterIssue } from '@ma-cantine/lib/newsletter/newsletter-issue'
import {
  getNewsletterIssue,
  getNewsletterIssueVersion,
  listNewsletterIssues,
  listNewsletterIssueVersions,
  previewNewsletterIssue,
} from '@ma-cantine/lib/newsletter/newsletter-issues-api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../app/client.ts'
import { orNull } from '../app/or-null.ts'
import type { TextValues } from '../writing/writing-kind.ts'
import type { IssueListAddress } from './issue-list-address.ts'

/** Prefix of the queries on issues; writing one invalidates them all. */
export const issuesQueryKey = ['newsletterIssues'] as const

export const issuesPage = ({ page, size }: IssueListAddress) =>
  queryOptions({
    queryKey: [...issuesQueryKey, 'page', page, size],
    queryFn: async ({ signal }) => ({
      ...(await client.call(listNewsletterIssues, { query: limitsOfPage(page, size), signal })),
      page,
      size,
    }),
    placeholderData: keepPreviousData,
  })

/** Milliseconds after which the progress of an issue that is being sent is read again. */
const pace = 3000

/** An issue; null for one that does not exist. */
export const oneIssue = (issueId: number) =>
  queryOptions({
    queryKey: [...issuesQueryKey, 'one', issueId],
    queryFn: ({ signal }) => orNull(readIssue(issueId, signal)),
    refetchInterval: ({ state }) => (state.data?.state === 'SENDING' ? pace : false),
  })

export const readIssue = (issueId: number, signal?: AbortSignal): Promise<NewsletterIssue> =>
  client.call(getNewsletterIssue, { params: { issueId }, ...(signal ? { signal } : {}) })

/** The latest versions of an issue. */
export const issueVersions = (issueId: number, limit: number) =>
  queryOptions({
    queryKey: [...issuesQueryKey, 'versions', issueId, limit],
    queryFn: ({ signal }) =>
      client.call(listNewsletterIssueVersions, { params: { issueId }, query: { limit, offset: 0 }, signal }),
  })

export const issueVersion = (issueId: number, versionId: number) =>
  queryOptions({
    queryKey: [...issuesQueryKey, 'version', issueId, versionId],
    queryFn: async ({ signal }): Promise<TextValues> =>
      client.call(getNewsletterIssueVersion, { params: { issueId, versionId }, signal }),
  })

/** The message of a version of an issue, as plain text. */
export const issueMessage = (issueId: number, version: string) =>
  queryOptions({
    queryKey: [...issuesQueryKey, 'message', issueId, version],
    queryFn: ({ signal }) =>
      client.call(previewNewsletterIssue, { params: { issueId }, query: { language: 'fr' }, signal }),
  })
