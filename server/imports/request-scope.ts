import type { Endpoint } from '@ma-cantine/lib/http/endpoint'
import { importRefusals } from '@ma-cantine/lib/imports/import-refusals'
import type { Knex } from 'knex'
import type { Caller } from '../http/caller.ts'
import { Refusal } from '../http/refusal.ts'
import { hasUnmanaged, importReachOf, withoutLimit } from '../teams/managed-canteens.ts'

/** What the keys and the plans of requests are told apart by: those of another scope do not exist. */
export interface RequestScope {
  readonly userId: number
  readonly endpoint: string
}

/**
 * The keys and the plans of a user are the same in all that acts for them, but for tokens that are limited to some
 * canteens: each of these has its own, and reads no answer that was given to another.
 */
export const requestScopeOf = (caller: Caller, { path }: Pick<Endpoint, 'path'>): RequestScope => ({
  userId: caller.user.id,
  endpoint: `${path}${scopeMark(caller)}`,
})

/** What the endpoint of a scope ends with. */
export const scopeMark = ({ canteenIds, throughId }: Caller): string =>
  canteenIds === null ? '' : ` token ${throughId}`

/**
 * To ask before an answer is given again: it may say what was stored of these canteens. What the token covers was asked when
 * the answer was made.
 * @throws Refusal (403) when the caller manages one of them no more.
 */
export async function refuseLostCanteens(database: Knex, caller: Caller, canteenIds: readonly number[]): Promise<void> {
  if (!(await hasUnmanaged(database, withoutLimit(importReachOf(caller)), canteenIds))) return
  throw new Refusal(403, importRefusals('lost-canteen'))
}
