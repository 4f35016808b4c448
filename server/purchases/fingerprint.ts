import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { updateRows } from '../database/update-rows.ts'

/** What makes two purchases the same, whatever way they came. */
export interface PurchaseFacts {
  readonly canteenId: number
  readonly date: string | null
  readonly description: string | null
  readonly provider: string | null
  /** As a text of decimal digits, or as a number. */
  readonly priceHt: string | number | null
  readonly family: string | null
  readonly characteristics: readonly string[]
  readonly localDefinition: string | null
}

const separator = '\u001f'
const highHalf = 0x1_0000_0000

/**
 * A whole number that is the same for purchases of the same canteen, date, description, supplier, price, family, labels
 * and meaning of local. Nothing given is the same as empty.
 */
export function fingerprintOf(purchase: PurchaseFacts): number {
  const { characteristics } = purchase
  const labels = characteristics.length > 1 ? characteristics.toSorted().join() : (characteristics[0] ?? '')
  const { canteenId, date, description, provider, priceHt, family, localDefinition } = purchase
  const what = `${date}${separator}${description ?? ''}${separator}${provider ?? ''}${separator}${Number(priceHt)}`
  const kind = `${family ?? ''}${separator}${labels}${separator}${localDefinition ?? ''}`
  return hash52(`${canteenId}${separator}${what}${separator}${kind}`)
}

/**
 * 52 bits: whole numbers that JavaScript, JSON and SQL agree on. They only have to tell the purchases of one canteen
 * apart, so two multiplicative hashes of 32 bits, mixed as MurmurHash ends, do, quicker than SHA-256.
 */
function hash52(text: string): number {
  let [low, high] = [0xdeadbeef, 0x41c6ce57]
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    low = Math.imul(low ^ unit, 0x9e3779b1)
    high = Math.imul(high ^ unit, 0x5f356495)
  }
  const [first, second] = [mixed(low) ^ mixed(high), mixed(high ^ Math.imul(low, 0x85ebca6b))]
  return (second & 0xfffff) * highHalf + (first >>> 0)
}

/** Each bit of the result depends on all bits given. */
function mixed(half: number): number {
  const once = Math.imul(half ^ (half >>> 16), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
  return twice ^ (twice >>> 16)
}

type StoredFacts = Omit<PurchaseFacts, 'characteristics'> & {
  readonly id: number
  readonly characteristics: string | null
}

const batchRows = 5000

/**
 * Makes the missing fingerprints of purchases of these canteens: those that did not come by an import have none until
 * then, and whoever changes a purchase takes its fingerprint away. They are locked before they are read, by ascending id:
 * none gets the fingerprint of what it was.
 */
export async function fillFingerprints(transaction: Knex.Transaction, canteenIds: readonly number[]): Promise<void> {
  const among = (column: string, values: readonly number[]) =>
    transaction('purchases')
      .whereNull('fingerprint')
      .where(inList(transaction, column, values))
  const ids: number[] = await among('canteen_id', canteenIds).pluck('id')
  ids.sort((a, b) => a - b)
  for (let start = 0; start < ids.length; start += batchRows) {
    const rows: StoredFacts[] = await among('id', ids.slice(start, start + batchRows))
      .orderBy('id')
      .forUpdate()
      .select('id', 'canteenId', 'date', 'description', 'provider', 'priceHt', 'family', 'characteristics')
      .select('localDefinition')
    const filled = rows.map(row => ({
      id: row.id,
      fingerprint: fingerprintOf({ ...row, characteristics: JSON.parse(row.characteristics ?? '[]') }),
    }))
    await updateRows(transaction, 'purchases', { fingerprint: 'bigint' }, filled)
  }
}
