import type { PurchaseFileDraft, PurchaseOfFile, PurchaseReader } from '@ma-cantine/lib/purchases/purchase-formats'
import { purchaseValueNames } from '@ma-cantine/lib/purchases/purchase-input'
import { storedLocal } from '@ma-cantine/lib/purchases/stored-local'
import type { CanteenLookup } from '../canteens/canteens-by-siret.ts'
import { type BulkRows, TextBuffer } from '../database/bulk-rows.ts'
import type { State } from '../history/states.ts'
import { now } from '../time/date-time.ts'
import { type ComparedValues, comparedNames, fingerprintOf } from './fingerprint.ts'
import type { PreparedPurchase, PurchaseBatch } from './purchase-batch.ts'
import { purchaseRows, searchTextOf } from './purchase-row.ts'
import { fingerprintsByCanteen } from './similar-purchases.ts'

/** The properties of a purchase in a plan: those compared first, then the others that a file may have. */
const detailNames = new Set<string>([...comparedNames, ...purchaseValueNames])

export interface PurchaseCollectorOptions<Draft> {
  /** All the canteens of the file. */
  readonly canteens: CanteenLookup
  readonly format: PurchaseReader<Draft>
  readonly importId: number
  /** MD5 of the file. */
  readonly importSource: string | null
  /** Whether a plan needs the values of the purchases. */
  readonly needsDetails: boolean
  /** Whether there are stored purchases to compare with. */
  readonly findsSimilar: boolean
  readonly bulk: BulkRows
}

function createInsert({ importId, importSource }: PurchaseCollectorOptions<never>) {
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

/** Collects purchases of a file to insert. */
export class PurchaseCollector<Draft = PurchaseFileDraft> {
  /** Number of purchases added since the last batch. */
  size = 0
  private readonly options: PurchaseCollectorOptions<Draft>
  private readonly insert: ReturnType<typeof createInsert>
  private texts = new TextBuffer()
  /** By canteen, then by date: a file has few of both, which makes sorting cheap. */
  private purchasesByDay = new Map<number, Map<string, PreparedPurchase[]>>()

  constructor(options: PurchaseCollectorOptions<Draft>) {
    this.options = options
    this.insert = createInsert(options)
  }

  add(draft: Draft, row: number): void {
    const { bulk, canteens, format, needsDetails } = this.options
    const read = format.read(draft)
    const canteenId = canteens.idOf(format.canteenKey(draft))
    const local = storedLocal({ localDefinitionKm: null, ...read })
    const values = { ...read, canteenId, localDefinition: local.localDefinition }
    const fingerprint = fingerprintOf(values)
    const stored = this.insert.values({
      ...values,
      ...local,
      certificate: read.certificate ?? null,
      characteristics: JSON.stringify(values.characteristics),
      searchText: searchTextOf(values),
      importRow: row,
      fingerprint,
    })
    const { from, to } = this.texts.add(bulk.text(stored))
    const details = needsDetails ? detailsOf(values) : null
    this.purchasesOfDay(canteenId, values.date).push({ row, canteenId, fingerprint, details: details, from, to })
    this.size++
  }

  take(): PurchaseBatch {
    const { purchasesByDay } = this
    const { target } = this.insert
    const { bulk, findsSimilar } = this.options
    const purchases = [...purchasesByDay.keys()]
      .sort((a, b) => a - b)
      .flatMap(canteenId => {
        const dates = purchasesByDay.get(canteenId) ?? new Map<string, PreparedPurchase[]>()
        // Purchases of one day stay in the order of their file.
        return [...dates.keys()].sort().flatMap(date => dates.get(date) ?? [])
      })
    const texts = this.texts.bytes
    this.texts = new TextBuffer()
    this.purchasesByDay = new Map()
    this.size = 0
    const fingerprints = findsSimilar ? fingerprintsByCanteen(purchases) : null
    return { purchases, texts, target, insertBytes: bulk.gather(target, texts, purchases), fingerprints }
  }

  private purchasesOfDay(canteenId: number, date: string): PreparedPurchase[] {
    const dates = this.purchasesByDay.get(canteenId) ?? new Map<string, PreparedPurchase[]>()
    if (dates.size === 0) this.purchasesByDay.set(canteenId, dates)
    const place = dates.get(date) ?? []
    if (place.length === 0) dates.set(date, place)
    return place
  }
}

const detailsOf = (values: ComparedValues & PurchaseOfFile): State =>
  Object.fromEntries(
    [...detailNames].flatMap(name => (name in values ? [[name, values[name as keyof typeof values]]] : [])),
  )
