import { searchText } from '@ma-cantine/lib/lists/search-key'
import { keptLocalDefinition } from '@ma-cantine/lib/purchases/kept-local-definition'
import type { PurchaseDraft } from '@ma-cantine/lib/purchases/purchase-draft'
import type { MetCanteens } from '../canteens/canteens-by-siret.ts'
import { type BulkRows, type BulkTarget, StoredTexts } from '../database/bulk-rows.ts'
import type { SqlType } from '../database/sql.ts'
import { now } from '../http/date-time.ts'
import type { Collector } from '../imports/preparation.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { PreparedPurchase, PurchaseBatch } from './purchase-batch.ts'
import { PurchaseGroups } from './purchase-groups.ts'
import { fingerprintsByCanteen } from './similar-purchases.ts'

const columns: Readonly<Record<string, SqlType>> = {
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

export interface PurchaseCollectorOptions {
  /** All those of the file. */
  readonly canteens: MetCanteens
  readonly importId: number
  /** The MD5 of the file. */
  readonly importSource: string | null
  /** Whether what people know of the purchases is asked for. */
  readonly told: boolean
  /** Whether they may be like others. */
  readonly compared: boolean
  readonly bulk: BulkRows
}

export class PurchaseCollector implements Collector<PurchaseDraft, PurchaseBatch> {
  size = 0
  private readonly options: PurchaseCollectorOptions
  private readonly target: BulkTarget
  private readonly groups = new PurchaseGroups()
  private texts = new StoredTexts()
  /** By canteen, then by date: a file has few of both, and only they need to be put in order. */
  private places = new Map<number, Map<string, PreparedPurchase[]>>()

  constructor(options: PurchaseCollectorOptions) {
    this.options = options
    const date = now()
    const same = {
      import_id: options.importId,
      import_source: options.importSource,
      creation_source: 'IMPORT',
      creation_date: date,
      modification_date: date,
    }
    this.target = { table: 'purchases', columns, same }
  }

  add(draft: PurchaseDraft, row: number): void {
    const { description, provider, priceHt, family, characteristics } = draft
    const { bulk, canteens, told } = this.options
    const canteenId = canteens.idOf(draft.siret ?? '')
    const date = draft.date ?? ''
    const localDefinition = keptLocalDefinition(characteristics, draft.localDefinition)
    const facts = { canteenId, date, description, provider, priceHt, family, characteristics, localDefinition }
    const fingerprint = fingerprintOf(facts)
    const group = this.groups.of(canteenId, family, characteristics)
    const search = searchText([description, provider])
    const values = [canteenId, date, description, provider, priceHt, family, group.characteristics, localDefinition]
    const { from, to } = this.texts.add(bulk.text([...values, search, row, fingerprint]))
    this.placeOf(canteenId, date).push({ row, fingerprint, group, facts: told ? facts : null, from, to })
    this.size++
  }

  take(): PurchaseBatch {
    const { places, target } = this
    const { bulk, compared } = this.options
    const purchases = [...places.keys()]
      .sort((a, b) => a - b)
      .flatMap(canteenId => {
        const dates = places.get(canteenId) ?? new Map<string, PreparedPurchase[]>()
        // Those of one day stay in the order of their file.
        return [...dates.keys()].sort().flatMap(date => dates.get(date) ?? [])
      })
    const texts = this.texts.bytes
    this.texts = new StoredTexts()
    this.places = new Map()
    this.size = 0
    const fingerprints = compared ? fingerprintsByCanteen(purchases) : null
    return { purchases, texts, target, gathered: bulk.gather(target, texts, purchases), fingerprints }
  }

  private placeOf(canteenId: number, date: string): PreparedPurchase[] {
    const dates = this.places.get(canteenId) ?? new Map<string, PreparedPurchase[]>()
    if (dates.size === 0) this.places.set(canteenId, dates)
    const place = dates.get(date) ?? []
    if (place.length === 0) dates.set(date, place)
    return place
  }
}
