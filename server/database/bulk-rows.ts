import type { Knex } from 'knex'
import type { SqlType } from './sql.ts'

export type BulkValue = string | number | null

/** Where many rows go at once. */
export interface BulkTarget {
  readonly table: string
  readonly columns: Readonly<Record<string, SqlType>>
  /** Other columns, with the value that all rows have. */
  readonly same: Readonly<Record<string, BulkValue>>
}

/** Where a text lies among bytes. */
export interface Slice {
  readonly from: number
  readonly to: number
}

/** How many rows are inserted at once: each is made a text, and waits as its bytes. */
export interface BulkRows {
  /** @param values of the columns of the target, in order. */
  text(values: readonly BulkValue[]): string
  /** Rows as they are inserted: the texts of these slices, in this order. */
  gather(target: BulkTarget, bytes: Buffer, slices: readonly Slice[]): Buffer
  insert(transaction: Knex.Transaction, target: BulkTarget, gathered: Buffer): Promise<void>
}

/** Of a UTF-16 unit in UTF-8. */
const mostBytes = 3
const firstBytes = 64 * 1024

/** Texts that wait, in UTF-8: as thousands of strings, the collection of garbage would move each of them twice. */
export class StoredTexts {
  private stored = Buffer.allocUnsafe(firstBytes)
  private length = 0

  get bytes(): Buffer {
    return this.stored
  }

  add(text: string): Slice {
    const from = this.length
    const needed = from + text.length * mostBytes
    if (needed > this.stored.length) {
      const larger = Buffer.allocUnsafe(Math.max(needed, 2 * this.stored.length))
      this.stored.copy(larger, 0, 0, from)
      this.stored = larger
    }
    this.length += this.stored.write(text, from)
    return { from, to: this.length }
  }
}

/**
 * The bytes of slices one after the other, each with the end of a row behind it.
 *
 * @param room bytes left free at the start and at the end.
 */
export function joined(bytes: Buffer, slices: readonly Slice[], end: string, room = 0): Buffer {
  const tail = Buffer.from(end)
  const size = slices.reduce((sum, { from, to }) => sum + to - from + tail.length, 2 * room)
  const together = Buffer.allocUnsafe(size)
  let position = room
  for (const { from, to } of slices) {
    position += bytes.copy(together, position, from, to)
    position += tail.copy(together, position)
  }
  return together
}
