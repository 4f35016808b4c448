import { parisClock } from '@ma-cantine/lib/messages/paris-moment'
import { noticeErrors, noticeInput, noticeWriting } from '@ma-cantine/lib/notices/notice-writing-api'
import type { SiteNoticeInput } from '@ma-cantine/lib/notices/site-notice'
import { TextMoment } from '@ma-cantine/lib/writing/text-readers'
import { z } from 'zod'
import { addressOf } from '../../app/screen-list.ts'
import { checkedBy } from '../checked-by.ts'
import { Publication, publicationOf } from '../publication.ts'
import { typedMoment } from '../typed-moment.ts'
import { useWritingWords } from '../words/writing-words.ts'
import { writingKind } from '../writing-kind.ts'
import { NoticeFields } from './NoticeFields.tsx'

const NoticeDraft = z
  .object({
    title: noticeInput.title,
    text: noticeInput.text,
    level: noticeInput.level,
    startDate: noticeInput.startDate,
    endDate: z.union([z.literal('').transform(() => null), TextMoment]),
    state: Publication,
  })
  .transform(({ state, ...values }): SiteNoticeInput => ({ ...values, published: state === 'published' }))
  .superRefine(checkedBy(noticeErrors))
export type NoticeForm = z.input<typeof NoticeDraft>

export const noticeKind = writingKind<NoticeForm, SiteNoticeInput>({
  name: 'notices',
  code: 'siteNotices',
  api: noticeWriting,
  list: 'WrittenNotices',
  one: 'WrittenNotice',
  title: 'title',
  draft: NoticeDraft,
  empty: () => ({
    title: '',
    text: '',
    level: 'info',
    startDate: parisClock(new Date()),
    endDate: '',
    state: 'draft',
  }),
  formOf: ({ title, text, level, startDate, endDate, published }) => ({
    title,
    text,
    level,
    startDate: typedMoment(startDate),
    endDate: endDate === null ? '' : typedMoment(endDate),
    state: publicationOf(published),
  }),
  useLabels: () => {
    const { title, text, level, startDate, endDate, state } = useWritingWords().labels
    return { title, text, level, startDate, endDate, state }
  },
  useCodeWords: () => useWritingWords().noticeLevels,
  Fields: NoticeFields,
  pageOf: () => addressOf('Home'),
})
