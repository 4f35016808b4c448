import { namesWhere } from '@ma-cantine/lib/entities/field'
import { pickStoredValues, type StoredDraftNames, type StoredDraftOf } from '@ma-cantine/lib/entities/stored-draft'
import type { PurchaseDraft } from '@ma-cantine/lib/purchases/purchase-draft'
import { type PurchaseFields, purchaseFields } from '@ma-cantine/lib/purchases/purchase-fields'
import { storedLocalDefinition } from '@ma-cantine/lib/purchases/stored-local-definition'
import type { MetCanteens } from '../canteens/canteens-by-siret.ts'
import { type BulkRows, StoredTexts } from '../database/bulk-rows.ts'
import type { State } from '../history/states.ts'
import { now } from '../time/date-time.ts'
import { type ComparedValues, comparedNames, fingerprintOf } from './fingerprint.ts'
import type { PreparedPurchase, PurchaseBatch } from './purchase-batch.ts'
import { purchaseRows, searchTextOf } from './purchase-row.ts'
import { fingerprintsByCanteen } from './similar-purchases.ts'

const keptOf = pickStoredValues(purchaseFields)

/** What is told of a purchase: what it is compared by, then what else its file says. */
const toldNames = new Set([
  ...comparedNames,
  ...namesWhere<PurchaseFields, StoredDraftNames<PurchaseFields>>(
    purchaseFields,
    ({ file, stored }) => !!file && stored,
  ),
])

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

function insertOf({ importId, importSource }: PurchaseCollectorOptions) {
  const date = now()
  return purchaseRows.bulkInsert({
    importId,
    importSource,
    creationSource: 'IMPORT',
    creationDate: date,
    modificationDate: date,
    deletionDate: null,
  })
}

/** Gathers purchases of a file that are to be inserted. */
export class PurchaseCollector {
  /** Those added since the last batch. */
  size = 0
  private readonly options: PurchaseCollectorOptions
  private readonly insert: ReturnType<typeof insertOf>
  private texts = new StoredTexts()
  /** By canteen, then by date: a file has few of both, and only they need to be put in order. */
  private places = new Map<number, Map<string, PreparedPurchase[]>>()

  constructor(options: PurchaseCollectorOptions) {
    this.options = options
    this.insert = insertOf(options)
  }

  add(draft: PurchaseDraft, row: number): void {
    const { bulk, canteens, told } = this.options
    const { characteristics } = draft
    const canteenId = canteens.idOf(draft.siret ?? '')
    const localDefinition = storedLocalDefinition(characteristics, draft.localDefinition)
    const values = { ...keptOf(draft), canteenId, localDefinition }
    const fingerprint = fingerprintOf(values)
    const stored = this.insert.values({
      ...values,
      characteristics: JSON.stringify(characteristics),
      searchText: searchTextOf(values),
      importRow: row,
      fingerprint,
    })
    const { from, to } = this.texts.add(bulk.text(stored))
    const toldValues = told ? toldOf(values) : null
    this.placeOf(canteenId, values.date).push({ row, canteenId, fingerprint, told: toldValues, from, to })
    this.size++
  }

  take(): PurchaseBatch {
    const { places } = this
    const { target } = this.insert
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

const toldOf = (values: ComparedValues & StoredDraftOf<PurchaseFields>): State =>
  Object.fromEntries([...toldNames].map(name => [name, values[name]]))
