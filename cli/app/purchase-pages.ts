import type { Purchase } from '@ma-cantine/lib'
import { AuthenticationError, RefusedError } from '@ma-cantine/lib/http/api-error'
import type { Client } from '@ma-cantine/lib/http/client'
import { pageSizes } from '@ma-cantine/lib/lists/page-size'
import { getPurchase, listPurchases } from '@ma-cantine/lib/purchases/purchases-api'
import type { PurchaseQuery } from './purchase-filters.ts'
import { sendAgain } from './send-again.ts'

export interface PurchasePiece {
  /** The number of purchases that match the filters. */
  readonly count: number
  /** Their sum, in euros without VAT. */
  readonly totalPriceHt: number
  /** The ids of the canteens of all of these purchases. */
  readonly canteens: readonly number[]
  readonly purchases: readonly Purchase[]
}

export interface Walk {
  readonly ordering?: string | undefined
  readonly offset?: number
  /** The number of purchases wanted; all of them when it is left out. */
  readonly limit?: number
  /** A page that does not come is asked again for this long. */
  readonly seconds: number
}

/**
 * The purchases that match, a page of the server at a time. One that someone writes or deletes meanwhile moves the next
 * ones: none is given twice.
 */
export async function* purchasePages(
  client: Client,
  query: PurchaseQuery,
  { ordering, offset = 0, limit = Number.POSITIVE_INFINITY, seconds }: Walk,
): AsyncGenerator<PurchasePiece> {
  const seen = new Set<number>()
  for (let read = 0; read < Math.max(limit, 1); ) {
    const size = Math.max(Math.min(limit - read, pageSizes.purchases.most), 1)
    const page = await sendAgain(
      () => client.call(listPurchases, { query: { ...query, ordering, limit: size, offset: offset + read } }),
      seconds,
    )
    const purchases = page.results.filter(({ id }) => !seen.has(id) && seen.add(id))
    const { count, totalPriceHt, canteens } = page
    yield { count, totalPriceHt, canteens, purchases }
    read += page.results.length
    if (page.results.length === 0 || offset + read >= page.count) return
  }
}

/** The names of canteens by id, without those that the caller may not see: a token may be for purchases alone. */
export async function canteenNames(client: Client, ids: Iterable<number>): Promise<ReadonlyMap<number, string>> {
  const { getCanteen } = await import('@ma-cantine/lib/canteens/canteens-api')
  const names = new Map<number, string>()
  for (const canteenId of new Set(ids)) {
    try {
      names.set(canteenId, (await client.call(getCanteen, { params: { canteenId } })).name)
    } catch (error) {
      if (error instanceof AuthenticationError) return names
      if (!(error instanceof RefusedError)) throw error
    }
  }
  return names
}

/** The number of purchases asked for at the same time. */
const atOnce = 4

/** The purchases with these ids, without those that do not exist for the caller. */
export async function* findPurchases(
  client: Client,
  ids: readonly number[],
  seconds: number,
): AsyncGenerator<Purchase> {
  for (let start = 0; start < ids.length; start += atOnce) {
    const found = await Promise.all(ids.slice(start, start + atOnce).map(id => findPurchase(client, id, seconds)))
    for (const purchase of found) if (purchase) yield purchase
  }
}

async function findPurchase(client: Client, purchaseId: number, seconds: number): Promise<Purchase | null> {
  try {
    return await sendAgain(() => client.call(getPurchase, { params: { purchaseId } }), seconds)
  } catch (error) {
    if (error instanceof RefusedError && error.status === 404) return null
    throw error
  }
}
