import type { Knex } from 'knex'
import type { SqlType } from './sql.ts'

export type BulkValue = string | number | null

/** Table and columns of a bulk insertion. */
export interface BulkTarget {
  readonly table: string
  readonly columns: Readonly<Record<string, SqlType>>
  /** Values of other columns, the same for all rows. */
  readonly constants: Readonly<Record<string, BulkValue>>
}

/** Position of a text in a buffer, in bytes. */
export interface Slice {
  readonly from: number
  readonly to: number
}

/** Inserts many rows at once. Each row becomes a text, which waits as bytes. */
export interface BulkRows {
  /** @param values values of the columns of the target, in order. */
  text(values: readonly BulkValue[]): string
  /** @returns the bytes to insert: the texts of these slices, in this order. */
  gather(target: BulkTarget, bytes: Buffer, slices: readonly Slice[]): Buffer
  insert(transaction: Knex.Transaction, target: BulkTarget, bytes: Buffer): Promise<void>
}

/** Longest UTF-8 encoding of a UTF-16 unit, in bytes. */
const mostBytes = 3
const firstBytes = 64 * 1024

/** Growing buffer of UTF-8 texts: thousands of strings would cost the garbage collector two moves each. */
export class TextBuffer {
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
 * Joins the bytes of slices, each followed by `end`.
 *
 * @param room number of free bytes to leave at the start and at the end.
 */
export function joinSlices(bytes: Buffer, slices: readonly Slice[], end: string, room = 0): Buffer {
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
