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
import { insertPurchases, purchaseColumns, purchaseValues, rowPlace } from './insert-purchases.ts'
import { havePurchases, SimilarPurchases } from './similar-purchases.ts'

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
    prepare: (batch, validation) => preparePurchases(canteens, batch, validation),
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
    write: async (transaction, { rows, text }, effects, choice) => {
      refusesSimilar = choice === 'refuse'
      const { importId, told } = effects
      similar ??= new SimilarPurchases(importId, othersThere)
      const alike = await similar.find(transaction, text)
      effects.addToOutcome([...alike])
      const skipped = choice === 'skip' ? alike.size : 0
      const kept = skipped > 0 || told ? rowsBut(text, skipped > 0 ? alike : null) : null
      await insertPurchases(transaction, skipped > 0 ? JSON.stringify(kept) : text, { importId, importSource })
      effects.inserted('purchases', rows - skipped, told ? (kept ?? []).map(asTold) : [])
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
  return batch.map(({ draft, row }) => {
    const siret = draft.siret ?? ''
    const canteen = canteens.get(siret)
    if (!canteen) addSiretError(validation, 'unknown-canteen', row, siret)
    else if (!canteen.managed) addSiretError(validation, 'not-manager', row, siret)
    return purchaseValues(canteen?.id ?? 0, draft, row)
  })
}

/** The values of a batch, without those of some rows. */
function rowsBut(batch: string, left: ReadonlySet<number> | null): unknown[][] {
  const rows = JSON.parse(batch) as unknown[][]
  return left ? rows.filter(values => !left.has(values[rowPlace] as number)) : rows
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
