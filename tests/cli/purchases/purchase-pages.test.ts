import type { Purchase } from '@ma-cantine/lib'
import type { Client } from '@ma-cantine/lib/http/client'
import { expect, test } from 'vitest'
import { allPurchases } from '../../../cli/purchases/purchase-pages.ts'

interface Query {
  readonly ordering: string
  readonly limit: number
  readonly offset: number
  readonly date_after?: string
  readonly date_before?: string
}

const dayOf = (index: number) => new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10)

/** Purchases of a few days each: a busy month, then one purchase a year apart. */
const purchases = [
  ...Array.from({ length: 2400 }, (_, id) => ({ id: id + 1, date: dayOf((id * 7) % 30) })),
  ...Array.from({ length: 5 }, (_, index) => ({ id: 3000 + index, date: dayOf(-400 * (index + 1)) })),
] as unknown as readonly Purchase[]

/** Answers as the server does, and keeps the numbers of purchases that each page had to count. */
function listOf(all: readonly Purchase[], counted: number[] = []): Client {
  const call = async (_: unknown, { query }: { readonly query: Query }) => {
    const { ordering, limit, offset, date_after = '', date_before = '9999' } = query
    const sign = ordering === 'date' ? 1 : -1
    const found = all
      .filter(({ date }) => date >= date_after && date <= date_before)
      .sort((a, b) => sign * (a.date.localeCompare(b.date) || a.id - b.id))
    counted.push(found.length)
    const results = found.slice(offset, offset + limit)
    return { count: found.length, totalPriceHt: found.length, canteens: [1], results }
  }
  return { call } as unknown as Client
}

async function walk(client: Client, ordering: string | undefined) {
  const read: Purchase[] = []
  const counts = new Set<number>()
  for await (const piece of allPurchases(client, {}, { ordering, seconds: 1 })) {
    read.push(...piece.purchases)
    counts.add(piece.count)
  }
  return { read, counts: [...counts] }
}

test.each([
  [undefined, -1],
  ['-date', -1],
  ['date', 1],
] as const)('all purchases by %s are read once, in order, some days at a time', async (ordering, sign) => {
  const counted: number[] = []
  const { read, counts } = await walk(listOf(purchases, counted), ordering)
  const inOrder = purchases.toSorted((a, b) => sign * (a.date.localeCompare(b.date) || a.id - b.id))
  expect(read.map(({ id }) => id)).toEqual(inOrder.map(({ id }) => id))
  expect(counts).toEqual([2405])
  expect(counted.filter(count => count > 1500).length).toBeLessThan(counted.length)
})

test.each(['date', '-date'])('all purchases by %s are read when one day is left after a month', async ordering => {
  const all = Array.from({ length: 640 }, (_, id) => ({ id: id + 1, date: dayOf(id % 32) }))
  const { read } = await walk(listOf(all as unknown as readonly Purchase[]), ordering)
  expect(read).toHaveLength(640)
})

test('a list without purchases gives an empty piece, with its count', async () => {
  expect(await walk(listOf([]), undefined)).toEqual({ read: [], counts: [0] })
})

test('an order that is not by date is read page after page', async () => {
  const { read } = await walk(listOf(purchases), 'priceHt')
  expect(read).toHaveLength(2405)
})
