import { searchText } from '@ma-cantine/lib/lists/search-key'
import type { PurchaseDraft } from '@ma-cantine/lib/purchases/purchase-draft'
import { camelCase } from '../database/naming.ts'
import type { SqlType } from '../database/sql.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { PurchaseGroup, PurchaseGroups } from './purchase-groups.ts'

/** Those of `PreparedPurchase.json`, in order. */
export const preparedColumns: Readonly<Record<string, SqlType>> = {
  canteen_id: 'integer',
  date: 'text',
  description: 'text',
  provider: 'text',
  price_ht: 'numeric',
  family: 'text',
  characteristics: 'text',
  local_definition: 'text',
  search_text: 'text',
  import_row: 'integer',
  fingerprint: 'bigint',
}

/** A row of a file as it is to be inserted: what is looked at before, and the rest as text, which is light to keep. */
export interface PreparedPurchase {
  readonly canteenId: number
  /** YYYY-MM-DD. */
  readonly date: string
  /** Of its file. */
  readonly row: number
  readonly fingerprint: number
  readonly group: PurchaseGroup
  /** The values of `preparedColumns`, as a JSON array. */
  readonly json: string
}

export function preparePurchase(
  canteenId: number,
  draft: PurchaseDraft,
  row: number,
  groups: PurchaseGroups,
): PreparedPurchase {
  const { description, provider, priceHt, family, characteristics } = draft
  const date = draft.date ?? ''
  // Without LOCAL the column says nothing.
  const localDefinition = characteristics.includes('LOCAL') ? draft.localDefinition : null
  const facts = { canteenId, date, description, provider, priceHt, family, characteristics, localDefinition }
  const fingerprint = fingerprintOf(facts)
  const group = groups.of(canteenId, family, characteristics)
  const search = searchText([description, provider])
  const values = [canteenId, date, description, provider, priceHt, family, group.characteristics, localDefinition]
  return { canteenId, date, row, fingerprint, group, json: JSON.stringify([...values, search, row, fingerprint]) }
}

/** Some purchases, in the order of lists: then they fall in fewer pages of their index. */
export interface PurchaseBatch {
  readonly purchases: readonly PreparedPurchase[]
  /** A JSON array of the `json` of each, in UTF-8: one long text would be made, and turned into bytes, ten times slower. */
  readonly json: Buffer
}

export function purchaseBatch(purchases: PreparedPurchase[]): PurchaseBatch {
  purchases.sort(byPlaceInLists)
  const units = purchases.reduce((sum, { json }) => sum + json.length, 0)
  const bytes = Buffer.allocUnsafe(units * mostBytes + purchases.length + 2)
  let end = bytes.write('[')
  for (const { json } of purchases) {
    end += bytes.write(json, end)
    end += bytes.write(',', end)
  }
  // In the place of the last comma.
  bytes.write(']', end - 1)
  return { purchases, json: bytes.subarray(0, end) }
}

/** Of a UTF-16 unit in UTF-8. */
const mostBytes = 3

/** By canteen, then by date; those of one day stay in the order of their file. */
function byPlaceInLists(a: PreparedPurchase, b: PreparedPurchase): number {
  if (a.canteenId !== b.canteenId) return a.canteenId - b.canteenId
  return a.date < b.date ? -1 : a.date > b.date ? 1 : 0
}

/** What people know of a purchase; what is made from it says nothing more. */
const told = Object.keys(preparedColumns).flatMap((column, index) =>
  ['search_text', 'import_row', 'fingerprint'].includes(column) ? [] : [{ name: camelCase(column), index }],
)

/** A purchase as plans tell it. */
export function toldPurchase({ row, json }: PreparedPurchase): { row: number; values: Record<string, unknown> } {
  const values: unknown[] = JSON.parse(json)
  // Lists are text in the database, and lists to people.
  const seen = (name: string, value: unknown) => (name === 'characteristics' ? JSON.parse(String(value)) : value)
  return { row, values: Object.fromEntries(told.map(({ name, index }) => [name, seen(name, values[index])])) }
}
