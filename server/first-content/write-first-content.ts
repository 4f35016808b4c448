import { parisDay } from '@ma-cantine/lib/messages/today'
import type { Knex } from 'knex'
import { insertArticle } from '../articles/write-article.ts'
import type { Origin } from '../history/history.ts'
import { daysAgo } from '../time/days-ago.ts'
import { firstArticles } from './first-articles.ts'

const origin: Origin = { userId: null, through: 'job', throughId: null }

/** Writes what readers find on a new installation, where there is nothing to read yet. */
export async function writeFirstContent(transaction: Knex.Transaction): Promise<void> {
  if (await transaction('articles').first('id')) return
  for (const { daysAgo: age, ...article } of firstArticles.toReversed()) {
    const displayDate = parisDay(new Date(daysAgo(age)))
    await insertArticle(transaction, origin, { ...article, published: true, displayDate, authorId: null })
  }
}
