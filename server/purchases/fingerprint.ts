import { type NamesOf, namesWhere } from '@ma-cantine/lib/entities/field'
import { type PurchaseFields, purchaseFields } from '@ma-cantine/lib/purchases/purchase-fields'
import type { Knex } from 'knex'
import type { Database } from '../database/connection.ts'
import { inList } from '../database/in-list.ts'
import { rawRows, sqlOf } from '../database/sql.ts'
import { updateRows } from '../database/update-rows.ts'
import { type PurchaseRow, purchaseRows } from './purchase-row.ts'

type ComparedNames = NamesOf<PurchaseFields, { readonly fingerprint: number }>
type ComparedValue = string | number | null | readonly string[]

/** The values that two equal purchases share. An amount may be a text of decimal digits. */
export type ComparedValues = Readonly<Record<ComparedNames, ComparedValue>>

const placeOf = (name: ComparedNames): number => purchaseFields[name].fingerprint

/** In a fixed order, as stored fingerprints depend on it. */
export const comparedNames = namesWhere<PurchaseFields, ComparedNames>(
  purchaseFields,
  (_, name) => purchaseFields[name as keyof PurchaseFields].fingerprint !== null,
).sort((a, b) => placeOf(a) - placeOf(b))

const comparedProperties = comparedNames.map(name => ({ name, isAmount: purchaseFields[name].kind === 'amount' }))

const separator = '\u001f'
const highHalf = 0x1_0000_0000

/** A whole number, equal for purchases with the same compared values. A missing list equals an empty one. */
export function fingerprintOf(purchase: ComparedValues): number {
  let text = ''
  for (const { name, isAmount } of comparedProperties) {
    const value = purchase[name]
    text += isAmount ? Number(value) : comparedText(value)
    text += separator
  }
  return hash52(text.slice(0, -separator.length))
}

/** Lists of codes are compared without their order. */
function comparedText(value: ComparedValue): string | number {
  if (typeof value !== 'object') return value
  if (value === null) return ''
  return value.length > 1 ? value.toSorted().join() : (value[0] ?? '')
}

/**
 * A hash of 52 bits, a whole number that JavaScript, JSON and SQL represent exactly. It only distinguishes the
 * purchases of one canteen, for which two 32-bit multiplicative hashes, mixed as in MurmurHash, suffice and are quicker
 * than SHA-256.
 */
function hash52(text: string): number {
  let [low, high] = [0xdeadbeef, 0x41c6ce57]
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    low = Math.imul(low ^ unit, 0x9e3779b1)
    high = Math.imul(high ^ unit, 0x5f356495)
  }
  const [first, second] = [mixBits(low) ^ mixBits(high), mixBits(high ^ Math.imul(low, 0x85ebca6b))]
  return (second & 0xfffff) * highHalf + (first >>> 0)
}

/** Makes each bit of the result depend on all bits of the input. */
function mixBits(half: number): number {
  const once = Math.imul(half ^ (half >>> 16), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
  return twice ^ (twice >>> 16)
}

type ComparedRow = Pick<PurchaseRow, 'id' | ComparedNames>

const batchRows = 5000

/**
 * Fills the missing fingerprints of the purchases of these canteens, in short transactions: purchases that were typed
 * in have none, and any change of a purchase erases its own. Leaves those that others write at this moment.
 */
export async function fillFingerprints(database: Database, canteenIds: readonly number[]): Promise<void> {
  for (const ids of await missingBatches(database.reader, canteenIds)) {
    await database.transaction(async transaction => {
      const free = await rawRows<{ id: number }>(
        transaction,
        `SELECT id FROM purchases WHERE ? ORDER BY id ${sqlOf(transaction).skipLocked}`,
        [inList(transaction, 'id', ids)],
      )
      const locked = free.map(({ id }) => id)
      await fill(transaction, await missingOf(transaction, 'id', locked).select('id', ...comparedNames))
    })
  }
}

/**
 * Fills those that are still missing: of purchases typed in or changed since, which wait for the end of the transaction.
 * Rows are locked before they are read, by ascending id, so that a fingerprint is never stale.
 */
export async function fillRemainingFingerprints(
  transaction: Knex.Transaction,
  canteenIds: readonly number[],
): Promise<void> {
  for (const ids of await missingBatches(transaction, canteenIds)) {
    const rows = missingOf(transaction, 'id', ids).orderBy('id').forUpdate()
    await fill(transaction, await rows.select('id', ...comparedNames))
  }
}

const missingOf = (database: Knex, column: 'id' | 'canteen_id', values: readonly number[]) =>
  database('purchases')
    .whereNull('fingerprint')
    .where(inList(database, column, values))

/** The ids of the purchases without a fingerprint, in ascending batches. */
async function missingBatches(database: Knex, canteenIds: readonly number[]): Promise<number[][]> {
  const ids: number[] = await missingOf(database, 'canteen_id', canteenIds).pluck('id')
  ids.sort((a, b) => a - b)
  return Array.from({ length: Math.ceil(ids.length / batchRows) }, (_, index) =>
    ids.slice(index * batchRows, (index + 1) * batchRows),
  )
}

async function fill(transaction: Knex.Transaction, rows: readonly ComparedRow[]): Promise<void> {
  const filled = rows.map(row => ({ id: row.id, fingerprint: fingerprintOf(purchaseRows.valuesOf(row)) }))
  await updateRows(transaction, purchaseRows, ['fingerprint'], filled)
}
