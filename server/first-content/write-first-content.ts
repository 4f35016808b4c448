import { parisDay } from '@ma-cantine/lib/messages/today'
import type { Knex } from 'knex'
import { insertArticle } from '../articles/write-article.ts'
import { insertCommunityEvent } from '../community/write-community.ts'
import type { Database } from '../database/connection.ts'
import type { Origin } from '../history/history.ts'
import { daysAgo } from '../time/days-ago.ts'
import { firstArticles } from './first-articles.ts'
import { firstEvents } from './first-events.ts'
import { writeFirstVideos } from './write-first-videos.ts'

const origin: Origin = { userId: null, through: 'job', throughId: null }

/** Writes what readers find on a new installation, where there is nothing to read yet. */
export async function writeFirstContent(database: Database): Promise<void> {
  await database.transaction(async transaction => {
    if (!(await transaction('articles').first('id'))) await writeArticles(transaction)
    if (!(await transaction('communityEvents').first('id'))) await writeEvents(transaction)
  })
  await writeFirstVideos(database, origin)
}

async function writeArticles(transaction: Knex.Transaction): Promise<void> {
  for (const { daysAgo: age, ...article } of firstArticles.toReversed()) {
    const displayDate = parisDay(new Date(daysAgo(age)))
    await insertArticle(transaction, origin, { ...article, published: true, displayDate }, null)
  }
}

async function writeEvents(transaction: Knex.Transaction): Promise<void> {
  for (const { inDays, from, to, ...event } of firstEvents) {
    const day = daysAgo(-inDays).slice(0, 10)
    const dates = { startDate: `${day}T${from}:00.000Z`, endDate: `${day}T${to}:00.000Z` }
    await insertCommunityEvent(transaction, origin, { ...event, ...dates, published: true })
  }
}
