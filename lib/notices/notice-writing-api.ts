import { z } from 'zod'
import { type InputReaders, inputShape } from '../entities/input-shape.ts'
import { visibleText } from '../entities/visible-text.ts'
import type { Message } from '../messages/catalogue.ts'
import { TextMoment } from '../writing/text-readers.ts'
import { valuesShape } from '../writing/values-shape.ts'
import { writingApi } from '../writing/writing-api.ts'
import { writingMessages } from '../writing/writing-messages.ts'
import type { SiteNoticeInput } from './site-notice.ts'
import { noticeLevels, type SiteNoticeFields, siteNoticeFields } from './site-notice-fields.ts'

const readers: InputReaders<SiteNoticeFields> = {
  text: () => visibleText(100),
  moment: () => TextMoment,
  yesNo: () => z.boolean(),
  code: () => z.enum(noticeLevels),
}

/** What the team writes of a notice on the site, property by property. */
export const noticeInput = inputShape(siteNoticeFields, readers, { text: visibleText(300) })

/** What a notice may not be, by value. */
export const noticeErrors = ({ startDate, endDate }: SiteNoticeInput): { endDate?: readonly Message[] } =>
  endDate === null || new Date(endDate) > new Date(startDate) ? {} : { endDate: [writingMessages('end-before-start')] }

/** The calls by which the team writes the notices on the site. */
export const noticeWriting = writingApi({
  path: '/api/v1/writing/siteNotices/',
  all: 'les annonces du site',
  one: 'une annonce du site',
  input: noticeInput,
  values: valuesShape(siteNoticeFields),
})

export const {
  list: listWrittenNotices,
  create: createNotice,
  read: getWrittenNotice,
  change: changeNotice,
  remove: deleteNotice,
  listVersions: listNoticeVersions,
  readVersion: getNoticeVersion,
  preview: previewNotice,
} = noticeWriting
