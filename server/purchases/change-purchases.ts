import { createHash } from 'node:crypto'
import { changeOne } from '@ma-cantine/lib/purchases/many-purchases'
import type { ManyPurchasesChange, ManyPurchasesPlan } from '@ma-cantine/lib/purchases/many-purchases-api'
import { purchaseErrors, purchaseInputValues } from '@ma-cantine/lib/purchases/purchase-input'
import type { StoredCharacteristic } from '@ma-cantine/lib/purchases/purchase-labels'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { updateRows } from '../database/update-rows.ts'
import { otherVersion } from '../entities/require-current.ts'
import { changeBetween, isEmpty, type RowChange } from '../entities/write-entity.ts'
import { findLastAuthor } from '../history/find-last-author.ts'
import { type Origin, recordChanges } from '../history/history.ts'
import { type Refusal, refuseFields } from '../http/refusal.ts'
import { type Reach, whereManaged } from '../teams/managed-canteens.ts'
import { requireManaged } from '../teams/require-managed.ts'
import { dateAfter, now, parisTime } from '../time/date-time.ts'
import { lockPurchases } from './lock-purchases.ts'
import { type PurchaseRow, purchaseRows, searchTextOf } from './purchase-row.ts'
import { asStored, asValues, type PurchaseEdition } from './write-purchase.ts'

export interface ChangedPurchase {
  readonly row: PurchaseRow
  readonly change: RowChange
}

interface PlannedChange {
  readonly plan: ManyPurchasesPlan
  readonly changed: readonly ChangedPurchase[]
}

/** @throws FieldErrors, Refusal (404 for an unknown canteen, 403 for one of others). */
export async function planChangeOf(
  database: Knex,
  reach: Reach,
  body: ManyPurchasesChange,
): Promise<ManyPurchasesPlan> {
  await checkValues(database, reach, body)
  const query = database('purchases')
    .where(inList(database, 'id', body.ids))
    .whereNull('deletionDate')
    .orderBy('id')
  const rows: PurchaseRow[] = await whereManaged(database, query, 'canteenId', reach)
  return planChange(rows, body).plan
}

/** @throws FieldErrors, Refusal (404 for an unknown canteen, 403 for one of others, 412). */
export async function changePurchasesOf(
  transaction: Knex.Transaction,
  { origin, reach, isCurrent }: PurchaseEdition,
  body: ManyPurchasesChange,
): Promise<{ readonly changed: readonly ChangedPurchase[]; readonly modificationDate: string | null }> {
  const locked = await lockPurchases(transaction, reach, body.ids, body.canteen === undefined ? [] : [body.canteen])
  await checkValues(transaction, reach, body)
  const rows = locked.filter(({ deletionDate }) => deletionDate === null)
  const { plan, changed } = planChange(rows, body)
  if (!isCurrent(plan.version)) throw await otherVersionOf(transaction, rows)
  return { changed, modificationDate: await writeChanges(transaction, origin, changed) }
}

/**
 * Writes changes of several purchases as one act: one version, one entry in the history of each.
 * @returns the version that they all get; null when there are none.
 */
export async function writeChanges(
  transaction: Knex.Transaction,
  origin: Origin,
  changed: readonly ChangedPurchase[],
): Promise<string | null> {
  if (changed.length === 0) return null
  const latest = latestOf(changed.map(({ row }) => row))
  const modificationDate = dateAfter(latest?.modificationDate ?? now())
  const columns = new Set(changed.flatMap(({ change }) => Object.keys(change.after)))
  await updateRows(
    transaction,
    purchaseRows,
    [...columns, 'searchText', 'fingerprint', 'modificationDate'],
    changed.map(({ row, change: { after } }) => {
      const next = { ...row, ...after }
      // The next import that compares purchases fills the fingerprint again.
      return { ...next, searchText: searchTextOf(next), fingerprint: null, modificationDate }
    }),
  )
  await recordChanges(
    transaction,
    origin,
    'purchases',
    changed.map(({ row, change }) => ({ entityId: row.id, ...change })),
    modificationDate,
  )
  return modificationDate
}

const latestOf = (rows: readonly PurchaseRow[]): PurchaseRow | null =>
  rows.reduce<PurchaseRow | null>(
    (latest, row) => (latest === null || row.modificationDate > latest.modificationDate ? row : latest),
    null,
  )

/** The refusal (412) that tells who changed one of them last, and when. */
async function otherVersionOf(transaction: Knex.Transaction, rows: readonly PurchaseRow[]): Promise<Refusal> {
  const latest = latestOf(rows)
  const author = latest && (await findLastAuthor(transaction, 'purchases', latest.id))
  return otherVersion(author, parisTime(latest?.modificationDate ?? now()))
}

/** The values themselves, then the canteen that they name: what the purchases have already is not looked at. */
async function checkValues(database: Knex, reach: Reach, body: ManyPurchasesChange): Promise<void> {
  const { addCharacteristics, canteen, ...others } = body
  const given = { ...others, ...(addCharacteristics ? { characteristics: addCharacteristics } : {}) }
  refuseFields(
    purchaseErrors(purchaseInputValues.apply(purchaseInputValues.empty, given), purchaseInputValues.given(given)),
  )
  if (canteen !== undefined) await requireManaged(database, reach, canteen)
}

/** @param rows by ascending id. */
function planChange(rows: readonly PurchaseRow[], body: ManyPurchasesChange): PlannedChange {
  const changed: ChangedPurchase[] = []
  const counts = new Map<StoredCharacteristic, number>()
  const version = createHash('sha256')
  for (const row of rows) {
    version.update(`${row.id} ${row.modificationDate}\n`)
    const old = asValues(row)
    const { values, impossible } = changeOne({ ...old, canteenId: row.canteenId }, body)
    const stored = asStored(values.canteenId, purchaseInputValues.apply(old, values))
    const change = changeBetween({ ...asStored(row.canteenId, old), localDefinition: old.localDefinition }, stored)
    if (isEmpty(change)) continue
    changed.push({ row, change })
    for (const code of impossible) counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  return {
    changed,
    plan: {
      count: changed.length,
      unchanged: rows.length - changed.length,
      impossible: [...counts].map(([code, count]) => ({ code, count })),
      version: version.digest('hex'),
    },
  }
}
