import type { Endpoint } from '@ma-cantine/lib/http/endpoint'
import { importRefusals } from '@ma-cantine/lib/imports/import-refusals'
import type { Knex } from 'knex'
import type { Caller } from '../http/caller.ts'
import { Refusal } from '../http/refusal.ts'
import { hasUnmanaged, importReachOf, withoutLimit } from './managed-canteens.ts'

/** Scope of idempotency keys and plans: those of another scope are not found. */
export interface RequestScope {
  readonly userId: number
  readonly endpoint: string
}

/**
 * The scope of a caller. Sessions and tokens of a user share one, except tokens limited to some canteens: each has its
 * own, so that none reads the answer given to another.
 */
export const requestScopeOf = (caller: Caller, { path }: Pick<Endpoint, 'path'>): RequestScope => ({
  userId: caller.user.id,
  endpoint: `${path}${scopeMark(caller)}`,
})

/** Suffix of the endpoint in a scope. */
export const scopeMark = ({ canteenIds, throughId }: Caller): string =>
  canteenIds === null ? '' : ` token ${throughId}`

/**
 * Checks, before an answer is replayed, that the caller still manages its canteens: it may show their data.
 * @throws Refusal (403) when the caller no longer manages one of them.
 */
export async function refuseLostCanteens(database: Knex, caller: Caller, canteenIds: readonly number[]): Promise<void> {
  if (!(await hasUnmanaged(database, withoutLimit(importReachOf(caller)), canteenIds))) return
  throw new Refusal(403, importRefusals('lost-canteen'))
}
