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

/** How many rows are inserted at once. Each is made a text beforehand, which is light to keep. */
export interface BulkRows {
  /** @param values of the columns of the target, in order. */
  text(values: readonly BulkValue[]): string
  /** Texts as they are inserted. */
  gather(target: BulkTarget, texts: readonly string[]): Buffer
  insert(transaction: Knex.Transaction, target: BulkTarget, gathered: Buffer): Promise<void>
}

/** Of a UTF-16 unit in UTF-8. */
const mostBytes = 3

/**
 * Texts in UTF-8, each followed by the end of a row: one long text would be made, and turned into bytes, ten times slower.
 *
 * @param room of bytes to leave free at the start and at the end.
 */
export function textsInUtf8(texts: readonly string[], end: string, room = 0): Buffer {
  const tail = Buffer.from(end)
  const units = texts.reduce((sum, text) => sum + text.length, 0)
  const bytes = Buffer.allocUnsafe(units * mostBytes + texts.length * tail.length + 2 * room)
  let length = room
  for (const text of texts) {
    length += bytes.write(text, length)
    length += tail.copy(bytes, length)
  }
  return bytes.subarray(0, length + room)
}
