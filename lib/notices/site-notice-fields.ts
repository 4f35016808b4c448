import type { Field, InputFacts } from '../entities/field.ts'

/** How much a notice matters: a piece of news, or a trouble of the service. */
export const noticeLevels = ['info', 'warning'] as const
export type NoticeLevel = (typeof noticeLevels)[number]

/** The facts of a value that the team writes; entries override them. */
const written = { nullable: false, file: null, stored: true, answer: true, labels: null, input: 'required' } as const
const stamped = { ...written, answer: false, input: null } as const
const hidden = { ...written, answer: false } as const

/** The properties of a notice of the site, in the order of its answers. */
export const siteNoticeFields = {
  id: { ...stamped, kind: 'integer', answer: true },
  title: { ...written, kind: 'text' },
  /** Plain text. */
  text: { ...written, kind: 'text' },
  level: { ...written, kind: 'code', codes: noticeLevels },
  /** A published notice is shown between these instants; without an end, until it is taken off. */
  startDate: { ...hidden, kind: 'moment' },
  endDate: { ...hidden, kind: 'moment', nullable: true },
  published: { ...hidden, kind: 'yesNo' },
  creationDate: { ...stamped, kind: 'moment' },
  /** The version of the notice. */
  modificationDate: { ...stamped, kind: 'moment' },
  /** The texts that searches look in. */
  searchText: { ...stamped, kind: 'text' },
} as const satisfies Readonly<Record<string, Field & InputFacts>>
export type SiteNoticeFields = typeof siteNoticeFields
