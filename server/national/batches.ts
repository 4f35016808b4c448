import { number, percent } from '@ma-cantine/lib/messages/french'
import type { Knex } from 'knex'
import type { Database } from '../database/connection.ts'

/** Tells people what is being written, and how far it is. */
export type Tell = (text: string) => void

interface Work {
  /** In French, with a capital. */
  readonly what: string
  /** Of things, such as canteens, numbered from 0. */
  readonly count: number
  /** Things of one transaction: few enough for its memory and its time. */
  readonly size: number
}

const parts = 10

/**
 * Writes things batch by batch, each in its own transaction, so that memory stays flat.
 *
 * @param write writes those from `start` to `end`, without the latter, and returns how many rows.
 * @returns the number of rows.
 */
export async function inBatches(
  database: Database,
  tell: Tell,
  { what, count, size }: Work,
  write: (transaction: Knex.Transaction, start: number, end: number) => Promise<number>,
): Promise<number> {
  let rows = 0
  let told = 0
  for (let start = 0; start < count; start += size) {
    const end = Math.min(start + size, count)
    rows += await database.transaction(transaction => write(transaction, start, end))
    const part = Math.floor((parts * end) / count)
    if (part > told) tell(`${what} : ${number(rows)} (${percent((100 * part) / parts)})`)
    told = part
  }
  return rows
}

/** Invents the things of a batch. */
export const range = <Item>(start: number, end: number, invent: (number: number) => Item): Item[] =>
  Array.from({ length: end - start }, (_, index) => invent(start + index))
