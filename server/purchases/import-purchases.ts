import { importPurchases } from '@ma-cantine/lib/imports/imports-api'
import type { PurchaseDraft } from '@ma-cantine/lib/purchases/purchase-draft'
import { purchaseTable } from '@ma-cantine/lib/purchases/purchase-table'
import { MetCanteens } from '../canteens/canteens-by-siret.ts'
import { lockCanteens } from '../canteens/lock-canteens.ts'
import { sqlOf } from '../database/sql.ts'
import type { WrittenAnswer } from '../http/written-answer.ts'
import { type ImportCall, type Refused, runImport } from '../imports/run-import.ts'
import { addSiretError } from '../imports/siret-errors.ts'
import type { Services } from '../services.ts'
import { managesAll, reachOf } from '../teams/managed-canteens.ts'
import { type DuplicatePurchases, findDuplicates } from './duplicate-purchases.ts'
import { fillFingerprints } from './fingerprint.ts'
import { insertPurchases } from './insert-purchases.ts'
import { type PurchaseBatch, withoutRows } from './purchase-batch.ts'
import { PurchaseCollector } from './purchase-collector.ts'
import { havePurchases, SimilarPurchases } from './similar-purchases.ts'

/** Many at a time: sorted, they fall in fewer pages of the index of lists. */
const batchRows = 20_000

/** Writes all the purchases of an uploaded file, or none. */
export function importPurchaseFile(services: Services, call: ImportCall): Promise<WrittenAnswer> {
  const reach = reachOf(call.caller)
  const canteens = new MetCanteens(services.database.reader, reach)
  const { bulk } = sqlOf(services.database.writer)
  let importSource: string | null = null
  let similar: SimilarPurchases | null = null
  let refusesSimilar = false
  let othersThere = false
  let count = 0

  return runImport<PurchaseDraft, PurchaseBatch>(services, importPurchases, call, {
    kind: 'achats',
    tables: [purchaseTable],
    preparation: {
      when: 'written',
      batchRows,
      meet: async sirets => {
        await canteens.meet(sirets)
        return canteens.allManaged
      },
      checkSiret: ({ siret }, row, validation) => {
        const canteen = canteens.get(siret ?? '')
        if (!canteen) addSiretError(validation, 'unknown-canteen', row, siret ?? '')
        else if (!canteen.onTeam) addSiretError(validation, 'not-manager', row, siret ?? '')
        else if (!canteen.covered) addSiretError(validation, 'outside-token', row, siret ?? '')
      },
      collect: ({ importId, told }) =>
        new PurchaseCollector({ canteens, importId, importSource, told, compared: othersThere, bulk }),
    },
    metCanteens: () => canteens.teamIds,
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
      await lockCanteens(transaction, ids, 'write')
      if (!(await managesAll(transaction, reach, ids))) return false
      othersThere = await havePurchases(transaction, ids)
      if (othersThere) await fillFingerprints(transaction, ids)
      return true
    },
    write: async (transaction, batch, effects, choice) => {
      const { purchases, fingerprints } = batch
      refusesSimilar = choice === 'refuse'
      const { importId, told } = effects
      effects.concern(canteens.ids)
      similar ??= new SimilarPurchases(importId)
      const alike = fingerprints === null ? new Set<number>() : await similar.find(transaction, purchases, fingerprints)
      effects.addToOutcome([...alike])
      const skips = choice === 'skip' && alike.size > 0
      const kept = skips ? withoutRows(batch, alike, bulk) : batch
      await insertPurchases(transaction, kept)
      const inserted = kept.purchases.length
      const inFileOrder = told ? kept.purchases.toSorted((a, b) => a.row - b.row) : []
      const rows = inFileOrder.map(({ row, told }) => ({ row, values: { ...told } }))
      effects.inserted('purchases', inserted, rows)
      effects.unchanged += purchases.length - inserted
      count += inserted
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

const duplicateFile = ({ count, first }: DuplicatePurchases): Refused => ({
  rejection: { code: 'duplicate-file', expected: String(count) },
  own: { duplicateFile: true, duplicatePurchases: first, duplicatePurchaseCount: count },
})
