import { z } from 'zod'
import { changeAuthorship } from '../entities/history-entry.ts'

/** Whether readers see a text: not yet, from its day on, or now. */
export const writtenStates = ['draft', 'scheduled', 'online'] as const
export type WrittenState = (typeof writtenStates)[number]

/** What every text of the team has. */
export const writtenShape = {
  id: z.int(),
  state: z.enum(writtenStates),
  creationDate: z.iso.datetime({ offset: true }),
  /** The version of the text. */
  modificationDate: z.iso.datetime({ offset: true }),
} as const

/** A text in the lists of the writing room. */
export const WrittenSummary = z.object({
  ...writtenShape,
  title: z.string(),
  /** The day, or the instant, that readers see beside it; null for a text without one. */
  date: z.string().nullable(),
})
export type WrittenSummary = z.output<typeof WrittenSummary>

/** A version of a text in its history. */
export const TextVersion = z.object({
  /** 0 for the one before the first change that is known. */
  id: z.int(),
  date: z.iso.datetime({ offset: true }),
  kind: z.enum(['creation', 'change']),
  author: changeAuthorship.author,
  /** The names of the values that changed. */
  changed: z.array(z.string()),
})
export type TextVersion = z.output<typeof TextVersion>
