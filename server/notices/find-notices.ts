import type { SiteNotice } from '@ma-cantine/lib/notices/site-notice'
import type { Knex } from 'knex'
import { answerColumns, answerOf } from '../http/entity-answer.ts'
import { now } from '../time/date-time.ts'
import { siteNoticeRows } from './written-notices.ts'

/** The notices that everybody sees now, troubles of the service first. */
export async function findSiteNotices(database: Knex): Promise<SiteNotice[]> {
  const date = now()
  const rows = await database('siteNotices')
    .where({ published: true })
    .where('startDate', '<=', date)
    .where(either => either.whereNull('endDate').orWhere('endDate', '>', date))
    .orderBy([
      { column: 'level', order: 'desc' },
      { column: 'startDate', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .select(answerColumns(siteNoticeRows))
  return rows.map(row => answerOf(siteNoticeRows, row, {}))
}
