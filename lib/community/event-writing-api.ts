import { z } from 'zod'
import { type InputReaders, inputShape } from '../entities/input-shape.ts'
import type { Message } from '../messages/catalogue.ts'
import { TextLead, TextMoment, TextTitle, WebAddress } from '../writing/text-readers.ts'
import { valuesShape } from '../writing/values-shape.ts'
import { writingApi } from '../writing/writing-api.ts'
import { writingMessages } from '../writing/writing-messages.ts'
import type { CommunityEventInput } from './community-event.ts'
import { type CommunityEventFields, communityEventFields, communityEventTypes } from './community-event-fields.ts'
import { EventAddress } from './community-readers.ts'

const readers: InputReaders<CommunityEventFields> = {
  text: () => TextTitle,
  moment: () => TextMoment,
  yesNo: () => z.boolean(),
  code: () => z.enum(communityEventTypes),
}

/** What the team writes of a webinar or a meeting, property by property. */
export const eventInput = inputShape(communityEventFields, readers, {
  tagline: TextLead,
  link: WebAddress,
  address: EventAddress,
})

/** What a meeting may not be, by value. */
export function eventErrors({
  startDate,
  endDate,
  type,
  address,
  published,
}: CommunityEventInput): Partial<Record<keyof CommunityEventInput, readonly Message[]>> {
  return {
    ...(new Date(endDate) > new Date(startDate) ? {} : { endDate: [writingMessages('end-before-start')] }),
    ...(published && type === 'IN_PERSON' && address === null ? { address: [writingMessages('missing-address')] } : {}),
  }
}

/** The calls by which the team writes webinars and meetings. */
export const eventWriting = writingApi({
  path: '/api/v1/writing/communityEvents/',
  all: 'les webinaires et les rencontres',
  one: 'un webinaire ou une rencontre',
  input: eventInput,
  values: valuesShape(communityEventFields),
})

export const {
  list: listWrittenEvents,
  create: createEvent,
  read: getWrittenEvent,
  change: changeEvent,
  remove: deleteEvent,
  listVersions: listEventVersions,
  readVersion: getEventVersion,
  preview: previewEvent,
} = eventWriting
