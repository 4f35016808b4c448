import type { NewsletterIssue, NewsletterProgress } from '@ma-cantine/lib/newsletter/newsletter-issue'
import type { NewsletterIssueSelection } from '@ma-cantine/lib/newsletter/newsletter-issues-api'
import { newsletterRefusals } from '@ma-cantine/lib/newsletter/newsletter-refusals'
import type { Knex } from 'knex'
import { answerOf } from '../http/entity-answer.ts'
import { orNotFound } from '../http/refusal.ts'
import { countSubscribers, findProgress, isOver } from './issue-progress.ts'
import { type IssueRow, issueRows } from './issue-rows.ts'

interface FoundRow extends IssueRow {
  readonly firstName: string | null
  readonly lastName: string | null
}

export interface IssuePage {
  readonly count: number
  readonly results: NewsletterIssue[]
  readonly subscribers: number
}

/** A page of the issues, the newest first. */
export async function findIssues(database: Knex, { limit, offset }: NewsletterIssueSelection): Promise<IssuePage> {
  const [row] = await database('newsletterIssues').count({ count: '*' })
  const page = database('newsletterIssues').orderBy('newsletterIssues.id', 'desc').limit(limit).offset(offset)
  return {
    count: Number(row?.count ?? 0),
    results: await issuesOf(database, page),
    subscribers: await countSubscribers(database),
  }
}

/** @throws Refusal (404). */
export async function findIssue(database: Knex, id: number): Promise<NewsletterIssue> {
  const [issue] = await issuesOf(database, database('newsletterIssues').where('newsletterIssues.id', id))
  return orNotFound(issue, newsletterRefusals('unknown-issue'))
}

async function issuesOf(database: Knex, query: Knex.QueryBuilder): Promise<NewsletterIssue[]> {
  const rows: FoundRow[] = await query
    .leftJoin('users', 'users.id', 'newsletterIssues.authorId')
    .select(issueRows.columns.map(name => `newsletterIssues.${name}`))
    .select('users.firstName', 'users.lastName')
  const progress = await findProgress(database, rows)
  return rows.map(row => answer(row, progress.get(row.id) as NewsletterProgress))
}

function answer({ firstName, lastName, ...row }: FoundRow, progress: NewsletterProgress): NewsletterIssue {
  const answered = answerOf(issueRows, row, {
    author: firstName === null ? null : { firstName, lastName: lastName ?? '' },
    progress,
  })
  // A job notes the end some time after the last message.
  return isOver(row, progress) ? { ...answered, state: 'SENT' } : answered
}
