import type { Purchase } from '@ma-cantine/lib'
import { AuthenticationError, RefusedError } from '@ma-cantine/lib/http/api-error'
import type { Client } from '@ma-cantine/lib/http/client'
import { pageSizes } from '@ma-cantine/lib/lists/page-size'
import { getPurchase, listPurchases } from '@ma-cantine/lib/purchases/purchases-api'
import { sendAgain } from '../transport/send-again.ts'
import type { PurchaseQuery } from './purchase-filters.ts'

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

/** More purchases than this are read some days at a time. */
const manyPurchases = 500
/** How many purchases the days read together should have, at least and at most. */
const fewInWindow = 200
const manyInWindow = 1000

/**
 * All the purchases that match, a page at a time. By date, they are read some days at a time: the server then counts and
 * skips only the purchases of these days for each page, which is thirty times faster with thirty thousand purchases; and
 * a purchase that someone writes or deletes meanwhile moves only those of the same days.
 */
export async function* allPurchases(
  client: Client,
  query: PurchaseQuery,
  { ordering = '-date', seconds }: Pick<Walk, 'ordering' | 'seconds'>,
): AsyncGenerator<PurchasePiece> {
  const edge = async (field: string) => {
    for await (const piece of purchasePages(client, query, { ordering: field, limit: 1, seconds })) return piece
    return null
  }
  const first = await edge(ordering)
  if (!first || first.count <= manyPurchases || (ordering !== 'date' && ordering !== '-date')) {
    yield* purchasePages(client, query, { ordering, seconds })
    return
  }
  const last = await edge(ordering === 'date' ? '-date' : 'date')
  const { count, totalPriceHt, canteens } = first
  const seen = new Set<number>()
  let span = 31
  let start = dayNumber(first.purchases[0]?.date)
  const end = dayNumber(last?.purchases[0]?.date)
  const isOver = () => (ordering === 'date' ? start > end : start < end)
  while (!isOver()) {
    const far = ordering === 'date' ? Math.min(start + span - 1, end) : Math.max(start - span + 1, end)
    const days = { date_after: dayText(Math.min(start, far)), date_before: dayText(Math.max(start, far)) }
    let found = 0
    for await (const piece of purchasePages(client, { ...query, ...days }, { ordering, seconds })) {
      found = piece.count
      const purchases = piece.purchases.filter(({ id }) => !seen.has(id) && seen.add(id))
      if (purchases.length > 0) yield { count, totalPriceHt, canteens, purchases }
    }
    start = ordering === 'date' ? far + 1 : far - 1
    if (found < fewInWindow) span *= 4
    else if (found > manyInWindow) span = Math.max(Math.floor(span / 2), 1)
  }
}

const dayLength = 86_400_000
const dayNumber = (day = ''): number => Date.parse(`${day}T00:00:00Z`) / dayLength
const dayText = (number: number): string => new Date(number * dayLength).toISOString().slice(0, 10)

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
