import type { Field, InputFacts } from '../entities/field.ts'

/** The facts of a value that clients cannot set; entries override them. */
const storedValue = { nullable: false, file: null, stored: true, answer: true, labels: null, input: null } as const
const given = { ...storedValue, nullable: true, input: 'optional' } as const

/** What a canteen noted of an action against food waste: one for each of both. */
export const canteenActionFields = {
  id: { ...storedValue, kind: 'integer', answer: false },
  /** The action. */
  resourceId: { ...storedValue, kind: 'integer' },
  canteenId: { ...storedValue, kind: 'integer', input: 'required' },
  isDone: { ...given, kind: 'yesNo' },
  isFavorite: { ...given, kind: 'yesNo' },
  /** The day from which the canteen means to do it. */
  plannedOn: { ...given, kind: 'day' },
  /** The day from which it does; null as well when it is done and nobody remembers since when. */
  doneOn: { ...given, kind: 'day' },
  creationDate: { ...storedValue, kind: 'moment' },
  /** The version of the note. */
  modificationDate: { ...storedValue, kind: 'moment' },
} as const satisfies Readonly<Record<string, Field & InputFacts>>
export type CanteenActionFields = typeof canteenActionFields
