import type { Field, InputFacts } from '../entities/field.ts'

/** What a past webinar is about: the use of the service, the change of practices, or the uses of some people. */
export const videoCategories = ['technical', 'transition', 'profile'] as const
export type VideoCategory = (typeof videoCategories)[number]

/** The facts of a value that the team writes; entries override them. */
const written = { nullable: false, file: null, stored: true, answer: true, labels: null, input: 'required' } as const
const stamped = { ...written, input: null } as const
/** A path of this site: pages show no file of another one. */
const path = { ...written, kind: 'text', nullable: true } as const

/** The properties of a past webinar, in the order of its answers. */
export const videoTutorialFields = {
  id: { ...stamped, kind: 'integer' },
  creationDate: { ...stamped, kind: 'moment' },
  /** The version of the webinar. */
  modificationDate: { ...stamped, kind: 'moment' },
  title: { ...written, kind: 'text' },
  description: { ...written, kind: 'text' },
  published: { ...written, kind: 'yesNo' },
  video: path,
  /** In French (WebVTT). */
  subtitles: path,
  /** Stored in Markdown, answered as HTML. */
  transcription: { ...written, kind: 'text', nullable: true },
  categories: { ...written, kind: 'codes', codes: videoCategories },
  thumbnail: path,
  /** The texts that searches look in. */
  searchText: { ...stamped, kind: 'text', answer: false },
} as const satisfies Readonly<Record<string, Field & InputFacts>>
export type VideoTutorialFields = typeof videoTutorialFields
