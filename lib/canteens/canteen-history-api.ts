import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { JsonValue } from '../http/json-value.ts'
import { pageOf, paging } from '../lists/page.ts'
import { pageSizes } from '../lists/page-size.ts'
import { CanteenParams } from './canteens-api.ts'

/**
 * What changes come through: the site, a token, an application, an import, a job of the service, or the link of a
 * kitchen without account.
 */
export const changeOrigins = ['session', 'token', 'application', 'import', 'job', 'kitchen'] as const
export type ChangeOrigin = (typeof changeOrigins)[number]

/** One property of a canteen before and after a change; codes and ids as in `Canteen`. */
export const FieldChange = z.object({ field: z.string(), before: JsonValue, after: JsonValue })
export type FieldChange = z.output<typeof FieldChange>

export const CanteenHistoryEntry = z.object({
  id: z.int(),
  date: z.iso.datetime({ offset: true }),
  kind: z.enum(['creation', 'change', 'deletion', 'restoration']),
  /** Null for a job, and for an account that no longer exists. */
  author: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  through: z.enum(changeOrigins),
  /** The import that made the change. */
  importId: z.int().nullable(),
  /** Empty for a deletion and a restoration. */
  changes: z.array(FieldChange),
})
export type CanteenHistoryEntry = z.output<typeof CanteenHistoryEntry>

export const listCanteenHistory = endpoint({
  method: 'GET',
  path: '/api/v1/canteens/:canteenId/history/',
  summary: 'Liste les modifications d’une cantine que l’on gère, de la dernière à la première',
  access: 'manager',
  scope: 'canteen:read',
  params: CanteenParams,
  query: z.object(paging(pageSizes.canteenHistory)),
  answer: pageOf(CanteenHistoryEntry, {}),
})
