import { searchText } from '@ma-cantine/lib/lists/search-key'
import { noticeErrors } from '@ma-cantine/lib/notices/notice-writing-api'
import type { SiteNoticeInput } from '@ma-cantine/lib/notices/site-notice'
import { siteNoticeFields } from '@ma-cantine/lib/notices/site-notice-fields'
import { writtenNames } from '@ma-cantine/lib/writing/values-shape'
import { entityTable } from '../database/entity-table.ts'
import { insertEntity } from '../entities/write-entity.ts'
import { allColumns, writtenKind } from '../writing/written-kind.ts'

export const siteNoticeRows = entityTable('siteNotices', siteNoticeFields)

const searchTextOf = ({ title, text }: SiteNoticeInput): string => searchText([title, text])

/** The notices of the site, as the team writes them. */
export const writtenNotices = writtenKind<SiteNoticeInput, typeof siteNoticeFields>({
  ...allColumns,
  name: 'siteNotices',
  table: siteNoticeRows,
  names: writtenNames(siteNoticeFields),
  title: 'title',
  date: 'startDate',
  visibleFrom: 'startDate',
  errorsOf: noticeErrors,
  columnsOf: notice => siteNoticeRows.storedOf(notice),
  derivedOf: notice => ({ searchText: searchTextOf(notice) }),
  insert: async (transaction, origin, notice) => {
    const columns = { ...siteNoticeRows.storedOf(notice), searchText: searchTextOf(notice) }
    return (await insertEntity(transaction, origin, siteNoticeRows, columns, notice)).id
  },
  shownOf: ({ title, text }) => ({ title, lead: text, html: '' }),
})
