import type { Field, InputFacts } from '../entities/field.ts'

/** Where people meet: in a place, or online. */
export const communityEventTypes = ['IN_PERSON', 'WEBINAIRE'] as const
export type CommunityEventType = (typeof communityEventTypes)[number]

/** The facts of a value that the team writes; entries override them. */
const written = { nullable: false, file: null, stored: true, answer: true, labels: null, input: 'required' } as const
const stamped = { ...written, answer: false, input: null } as const

/** The properties of a meeting of the community, in the order of its answers. */
export const communityEventFields = {
  id: { ...stamped, kind: 'integer', answer: true },
  title: { ...written, kind: 'text' },
  tagline: { ...written, kind: 'text' },
  startDate: { ...written, kind: 'moment' },
  endDate: { ...written, kind: 'moment' },
  /** Where to register. */
  link: { ...written, kind: 'text' },
  type: { ...written, kind: 'code', codes: communityEventTypes },
  /** Of a meeting in a place. */
  address: { ...written, kind: 'text', nullable: true },
  published: { ...written, kind: 'yesNo', answer: false },
  creationDate: { ...stamped, kind: 'moment' },
  /** The version of the event. */
  modificationDate: { ...stamped, kind: 'moment' },
  /** The texts that searches look in. */
  searchText: { ...stamped, kind: 'text' },
} as const satisfies Readonly<Record<string, Field & InputFacts>>
export type CommunityEventFields = typeof communityEventFields
