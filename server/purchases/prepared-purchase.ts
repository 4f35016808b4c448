import { searchText } from '@ma-cantine/lib/lists/search-key'
import type { PurchaseDraft } from '@ma-cantine/lib/purchases/purchase-draft'
import type { BulkRows, BulkTarget } from '../database/bulk-rows.ts'
import type { SqlType } from '../database/sql.ts'
import { now } from '../http/date-time.ts'
import { fingerprintOf, type PurchaseFacts } from './fingerprint.ts'
import type { PurchaseGroup, PurchaseGroups } from './purchase-groups.ts'

/** Those of `PreparedPurchase.text`, in order. */
const preparedColumns: Readonly<Record<string, SqlType>> = {
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

/** A row of a file as it is to be inserted: what is looked at before, and all of it as a text. */
export interface PreparedPurchase {
  /** What people know of it. */
  readonly facts: PurchaseFacts
  /** Of its file. */
  readonly row: number
  readonly fingerprint: number
  readonly group: PurchaseGroup
  /** As the database takes it in bulk. */
  readonly text: string
}

export function preparePurchase(
  canteenId: number,
  draft: PurchaseDraft,
  row: number,
  groups: PurchaseGroups,
  bulk: BulkRows,
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
  return { facts, row, fingerprint, group, text: bulk.text([...values, search, row, fingerprint]) }
}

/** The import that purchases come from, and the MD5 of its file. */
export interface PurchaseOrigin {
  readonly importId: number
  readonly importSource: string | null
}

/** Some purchases, in the order of lists: then they fall in fewer pages of their index. */
export interface PurchaseBatch {
  readonly purchases: readonly PreparedPurchase[]
  readonly target: BulkTarget
  /** The `text` of each, as they are inserted. */
  readonly gathered: Buffer
}

export function purchaseBatch(
  given: readonly PreparedPurchase[],
  { importId, importSource }: PurchaseOrigin,
  bulk: BulkRows,
): PurchaseBatch {
  const purchases = inOrderOfLists(given)
  const date = now()
  const target: BulkTarget = {
    table: 'purchases',
    columns: preparedColumns,
    same: {
      import_id: importId,
      import_source: importSource,
      creation_source: 'IMPORT',
      creation_date: date,
      modification_date: date,
    },
  }
  const texts = purchases.map(({ text }) => text)
  return { purchases, target, gathered: bulk.gather(target, texts) }
}

/**
 * By canteen, then by date; those of one day stay in the order of their file. A file has few canteens and days, so they
 * alone are compared.
 */
function inOrderOfLists(purchases: readonly PreparedPurchase[]): PreparedPurchase[] {
  const byCanteen = Map.groupBy(purchases, ({ facts }) => facts.canteenId)
  return [...byCanteen.keys()]
    .sort((a, b) => a - b)
    .flatMap(canteenId => {
      const byDate = Map.groupBy(byCanteen.get(canteenId) ?? [], ({ facts }) => facts.date ?? '')
      return [...byDate.keys()].sort().flatMap(date => byDate.get(date) ?? [])
    })
}
