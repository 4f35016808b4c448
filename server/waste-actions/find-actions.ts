import type { Locale } from '@ma-cantine/lib/messages/locale'
import { currentDay } from '@ma-cantine/lib/messages/today'
import { wasteEfforts } from '@ma-cantine/lib/waste-actions/waste-action'
import type { WasteActionSelection } from '@ma-cantine/lib/waste-actions/waste-actions-api'
import type { Knex } from 'knex'
import { likePattern } from '../lists/like-pattern.ts'
import type { WasteActionRow } from './waste-action-rows.ts'

/** Keeps the actions that everybody may read: their day comes by itself, in Paris, without a job. */
export const whereOnline = (query: Knex.QueryBuilder): Knex.QueryBuilder =>
  query.where('wasteActions.published', true).where('wasteActions.displayDate', '<=', currentDay())

/** Whether everybody may read an action. */
export const isOnline = ({ published, displayDate }: WasteActionRow): boolean =>
  Boolean(published) && displayDate <= currentDay()

/** The efforts from the smallest to the largest, as a number that orders rows. */
const effortRank = `CASE effort ${wasteEfforts.map((effort, rank) => `WHEN '${effort}' THEN ${rank}`).join(' ')} END`

/** A page of the actions that match, last changed first, then those that ask for the least work. */
export async function findActions(
  database: Knex,
  { search, effort, waste_origins, limit, offset }: WasteActionSelection,
  locale: Locale,
): Promise<{ count: number; rows: WasteActionRow[] }> {
  const found = whereOnline(database('wasteActions'))
  if (effort.length > 0) found.whereIn('effort', effort)
  if (waste_origins.length > 0)
    found.where(either => {
      for (const origin of waste_origins) either.orWhereRaw('waste_origins LIKE ?', [`%"${origin}"%`])
    })
  for (const term of search)
    found.whereRaw(`?? LIKE ? ESCAPE '\\'`, [locale === 'fr' ? 'searchText' : 'searchTextEn', likePattern(term)])
  const counted: { count?: number | string } | undefined = await found.clone().count({ count: '*' }).first()
  const rows: WasteActionRow[] = await found
    .orderBy('modificationDate', 'desc')
    .orderByRaw(effortRank)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
  return { count: Number(counted?.count ?? 0), rows }
}
