import { z } from 'zod'
import { JsonValue } from '../http/json-value.ts'

/**
 * What changes come through: the site, a token, an application, an import, a job of the service, or the link of a
 * kitchen without account.
 */
export const changeOrigins = ['session', 'token', 'application', 'import', 'job', 'kitchen'] as const
export type ChangeOrigin = (typeof changeOrigins)[number]

/** One property of an entity before and after a change; codes and ids as in its answers. */
export const FieldChange = z.object({ field: z.string(), before: JsonValue, after: JsonValue })
export type FieldChange = z.output<typeof FieldChange>

/** Who made a change, and how. */
export const changeAuthorship = {
  /** Null for a job, and for an account that no longer exists. */
  author: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  through: z.enum(changeOrigins),
  /** The import that made the change. */
  importId: z.int().nullable(),
} as const

/** A change in the history of an entity; a past value is put back by changing the entity with `If-Match`. */
export const HistoryEntry = z.object({
  id: z.int(),
  date: z.iso.datetime({ offset: true }),
  kind: z.enum(['creation', 'change', 'deletion', 'restoration']),
  ...changeAuthorship,
  /** Empty for a deletion and a restoration. */
  changes: z.array(FieldChange),
})
export type HistoryEntry = z.output<typeof HistoryEntry>
