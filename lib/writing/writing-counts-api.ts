import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { type WrittenKind, writtenKinds } from './text-preview-api.ts'

/** How many texts of a kind are in each state. */
const StateCounts = z.object({ draft: z.int(), scheduled: z.int(), online: z.int() })

/** How many texts of a kind are in each state. */
export type StateCounts = z.output<typeof StateCounts>

const byKind = Object.fromEntries(writtenKinds.map(kind => [kind, StateCounts])) as Readonly<
  Record<WrittenKind, typeof StateCounts>
>

/** What the first page of the writing room shows, in one call. */
export const countWrittenTexts = endpoint({
  method: 'GET',
  path: '/api/v1/writing/counts/',
  summary: 'Compte les textes du site de chaque sorte, par état',
  access: 'staff',
  answer: z.object(byKind),
})
