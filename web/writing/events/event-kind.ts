import type { CommunityEventInput } from '@ma-cantine/lib/community/community-event'
import { EventAddress } from '@ma-cantine/lib/community/community-readers'
import { eventErrors, eventInput, eventWriting } from '@ma-cantine/lib/community/event-writing-api'
import { z } from 'zod'
import { addressOf } from '../../app/screen-list.ts'
import { checkedBy } from '../checked-by.ts'
import { Publication, publicationOf } from '../publication.ts'
import { typedMoment } from '../typed-moment.ts'
import { useWritingWords } from '../words/writing-words.ts'
import { writingKind } from '../writing-kind.ts'
import { EventFields } from './EventFields.tsx'

const EventDraft = z
  .object({
    title: eventInput.title,
    tagline: eventInput.tagline,
    type: eventInput.type,
    startDate: eventInput.startDate,
    endDate: eventInput.endDate,
    address: EventAddress,
    link: eventInput.link,
    state: Publication,
  })
  .transform(
    ({ state, ...values }): CommunityEventInput => ({
      ...values,
      address: values.type === 'IN_PERSON' ? values.address : null,
      published: state === 'published',
    }),
  )
  .superRefine(checkedBy(eventErrors))
export type EventForm = z.input<typeof EventDraft>

export const eventKind = writingKind<EventForm, CommunityEventInput>({
  name: 'events',
  code: 'communityEvents',
  api: eventWriting,
  list: 'WrittenEvents',
  one: 'WrittenEvent',
  title: 'title',
  draft: EventDraft,
  empty: () => ({
    title: '',
    tagline: '',
    type: 'WEBINAIRE',
    startDate: '',
    endDate: '',
    address: '',
    link: '',
    state: 'draft',
  }),
  formOf: ({ title, tagline, type, startDate, endDate, address, link, published }) => ({
    title,
    tagline,
    type,
    startDate: typedMoment(startDate),
    endDate: typedMoment(endDate),
    address: address ?? '',
    link,
    state: publicationOf(published),
  }),
  useLabels: () => {
    const { title, tagline, type, startDate, endDate, address, link, state } = useWritingWords().labels
    return { title, tagline, type, startDate, endDate, address, link, state }
  },
  useCodeWords: () => useWritingWords().eventTypes,
  Fields: EventFields,
  pageOf: () => addressOf('CommunityPage'),
})
