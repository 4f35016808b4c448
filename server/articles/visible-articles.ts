import { currentDay } from '@ma-cantine/lib/messages/today'
import type { Knex } from 'knex'

/** Keeps the articles that everybody may read: their day comes by itself, in Paris, without a job. */
export const whereVisible = (query: Knex.QueryBuilder): Knex.QueryBuilder =>
  query.where('articles.published', true).where('articles.displayDate', '<=', currentDay())
