import { setImmediate } from 'node:timers/promises'
import { importPurchases } from '@ma-cantine/lib/imports/imports-api'
import type { PurchaseDraft } from '@ma-cantine/lib/purchases/purchase-draft'
import { purchaseTable } from '@ma-cantine/lib/purchases/purchase-table'
import type { Validation } from '@ma-cantine/lib/table-schema/validation'
import { MetCanteens } from '../canteens/canteens-by-siret.ts'
import { reachOf } from '../canteens/reach.ts'
import { countManaged, holdCanteens } from '../canteens/team.ts'
import { camelCase } from '../database/naming.ts'
import type { WrittenAnswer } from '../http/written-answer.ts'
import type { ImportedRow } from '../imports/checked-upload.ts'
import { type ImportCall, type Refused, runImport } from '../imports/run-import.ts'
import { addSiretError } from '../imports/siret-errors.ts'
import type { Services } from '../services.ts'
import { type DuplicatePurchases, findDuplicates } from './duplicate-purchases.ts'
import { fillFingerprints } from './fingerprint.ts'
import {
  byRow,
  canteenPlace,
  datePlace,
  insertPurchases,
  purchaseColumns,
  purchaseValues,
  rowPlace,
} from './insert-purchases.ts'
import { havePurchases, SimilarPurchases } from './similar-purchases.ts'

/** Many at a time: sorted, they fall in fewer pages of the index of lists, which is most of the work of the database. */
const batchRows = 10_000
const sliceRows = 1000

/** Writes all the purchases of an uploaded file, or none. */
export function importPurchaseFile(services: Services, call: ImportCall): Promise<WrittenAnswer> {
  const reach = reachOf(call.caller)
  const canteens = new MetCanteens(services.database.reader, reach)
  let importSource: string | null = null
  let similar: SimilarPurchases | null = null
  let refusesSimilar = false
  let othersThere = false
  let count = 0

  return runImport<PurchaseDraft>(services, importPurchases, call, {
    kind: 'achats',
    tables: [purchaseTable],
    batchRows,
    prepare: (batch, validation) => preparePurchases(canteens, batch, validation),
    accepts: async sirets => {
      await canteens.meet(sirets)
      return canteens.allManaged
    },
    foregone: async (database, { md5 }) => {
      importSource = md5
      const duplicates = md5 === null ? null : await findDuplicates(database, reach, md5)
      return duplicates && duplicateFile(duplicates)
    },
    stillTrue: async transaction => {
      // A transaction that is run again starts from nothing.
      similar = null
      count = 0
      const { ids } = canteens
      await holdCanteens(transaction, ids)
      if ((await countManaged(transaction, reach, ids)) < ids.length) return false
      othersThere = await havePurchases(transaction, ids)
      if (othersThere) await fillFingerprints(transaction, ids)
      return true
    },
    write: async (transaction, batch, effects, choice) => {
      const { rows, text } = batch
      const items = batch.items as readonly unknown[][]
      refusesSimilar = choice === 'refuse'
      const { importId, told } = effects
      similar ??= new SimilarPurchases(importId, othersThere)
      const alike = await similar.find(transaction, items)
      effects.addToOutcome([...alike])
      const skipped = choice === 'skip' ? alike.size : 0
      const kept = skipped > 0 ? items.filter(values => !alike.has(values[rowPlace] as number)) : items
      await insertPurchases(transaction, skipped > 0 ? JSON.stringify(kept) : text, { importId, importSource })
      effects.inserted('purchases', rows - skipped, told ? kept.toSorted(byRow).map(asTold) : [])
      effects.unchanged += skipped
      count += rows - skipped
    },
    verdict: () =>
      refusesSimilar && similar && similar.count > 0
        ? { code: 'similar-purchases', expected: String(similar.count) }
        : null,
    own: async transaction => ({
      count,
      similarPurchaseCount: similar?.count ?? 0,
      similarPurchases: (await similar?.shown(transaction)) ?? [],
    }),
    ownOfNothing: () => ({}),
  })
}

async function preparePurchases(
  canteens: MetCanteens,
  batch: readonly ImportedRow<PurchaseDraft>[],
  validation: Validation<PurchaseDraft>,
): Promise<unknown[]> {
  await canteens.meet(batch.map(({ draft }) => draft.siret ?? ''))
  const items: unknown[][] = []
  for (const { draft, row } of batch) {
    // What others ask for meanwhile, and the database's answer to the batch before, do not wait for all of them.
    if (items.length % sliceRows === sliceRows - 1) await setImmediate()
    const siret = draft.siret ?? ''
    const canteen = canteens.get(siret)
    if (!canteen) addSiretError(validation, 'unknown-canteen', row, siret)
    else if (!canteen.managed) addSiretError(validation, 'not-manager', row, siret)
    items.push(purchaseValues(canteen?.id ?? 0, draft, row))
  }
  return items.sort(byPlaceInLists)
}

/** By canteen, then by date; those of one day stay in the order of their file. */
function byPlaceInLists(a: unknown[], b: unknown[]): number {
  const [canteen, otherCanteen] = [a[canteenPlace] as number, b[canteenPlace] as number]
  if (canteen !== otherCanteen) return canteen - otherCanteen
  const [date, otherDate] = [a[datePlace] as string, b[datePlace] as string]
  return date < otherDate ? -1 : date > otherDate ? 1 : 0
}

/** What people know of a purchase; what is made from it to be searched says nothing more. */
const toldColumns = Object.keys(purchaseColumns)
  .slice(0, rowPlace)
  .flatMap((name, index) => (name === 'search_text' ? [] : [{ name: camelCase(name), index }]))

const asTold = (values: unknown[]) => ({
  row: values[rowPlace] as number,
  values: Object.fromEntries(toldColumns.map(({ name, index }) => [name, told(name, values[index])])),
})

/** Lists are text in the database, and lists to people. */
const told = (name: string, value: unknown): unknown => (name === 'characteristics' ? JSON.parse(String(value)) : value)

const duplicateFile = ({ count, first }: DuplicatePurchases): Refused => ({
  rejection: { code: 'duplicate-file', expected: String(count) },
  own: { duplicateFile: true, duplicatePurchases: first, duplicatePurchaseCount: count },
})
