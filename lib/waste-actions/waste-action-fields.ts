import type { Field, InputFacts } from '../entities/field.ts'
import { wasteEfforts, wasteOrigins } from './waste-action.ts'

/** The facts of a value that the team writes; entries override them. Answers have it in one language. */
const written = { nullable: false, file: null, stored: true, answer: false, labels: null, input: 'required' } as const
const stamped = { ...written, input: null } as const

/** An action against food waste, as it is stored: its texts in French, then in English. Plain text. */
export const wasteActionFields = {
  /** Part of addresses, and of what canteens noted: none is used again. */
  id: { ...stamped, kind: 'integer' },
  title: { ...written, kind: 'text' },
  subtitle: { ...written, kind: 'text' },
  why: { ...written, kind: 'text' },
  firstSteps: { ...written, kind: 'texts' },
  effect: { ...written, kind: 'text' },
  titleEn: { ...written, kind: 'text' },
  subtitleEn: { ...written, kind: 'text' },
  whyEn: { ...written, kind: 'text' },
  firstStepsEn: { ...written, kind: 'texts' },
  effectEn: { ...written, kind: 'text' },
  effort: { ...written, kind: 'code', codes: wasteEfforts },
  wasteOrigins: { ...written, kind: 'codes', codes: wasteOrigins },
  /** A path of the site; null without a picture. */
  picture: { ...written, kind: 'text', nullable: true },
  /** What the picture shows, for people who do not see it. */
  pictureText: { ...written, kind: 'text' },
  pictureTextEn: { ...written, kind: 'text' },
  /** A published action is visible from its display date on. */
  published: { ...written, kind: 'yesNo' },
  displayDate: { ...written, kind: 'day' },
  creationDate: { ...stamped, kind: 'moment' },
  /** The version of the action. */
  modificationDate: { ...stamped, kind: 'moment' },
  /** The texts that searches look in, in each language. */
  searchText: { ...stamped, kind: 'text' },
  searchTextEn: { ...stamped, kind: 'text' },
} as const satisfies Readonly<Record<string, Field & InputFacts>>
export type WasteActionFields = typeof wasteActionFields
