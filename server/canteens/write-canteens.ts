import type { AdminCanteenDraft, CanteenDraft } from '@ma-cantine/lib/canteens/canteen-draft'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { camelCase } from '../database/naming.ts'
import { rawRows, type SqlType, sqlOf } from '../database/sql.ts'
import { isSame, type State } from '../history/states.ts'
import { now } from '../time/date-time.ts'
import { completeCanteens } from './complete-canteens.ts'

const ownColumns: Readonly<Record<string, SqlType>> = {
  siret: 'text',
  name: 'text',
  city_insee_code: 'text',
  postal_code: 'text',
  central_producer_siret: 'text',
  daily_meal_count: 'integer',
  yearly_meal_count: 'integer',
  production_type: 'text',
  management_type: 'text',
  economic_model: 'text',
}
/** Only the staff's file speaks of these: an ordinary file leaves them as they are. */
const staffColumns: Readonly<Record<string, SqlType>> = { line_ministry: 'text', import_source: 'text' }

const columnTypes = (withStaffColumns: boolean) => (withStaffColumns ? { ...ownColumns, ...staffColumns } : ownColumns)

/** A canteen to create or update, ready to be spooled. */
export interface CanteenToWrite {
  /** Of the file it comes from. */
  readonly row: number
  readonly siret: string
  readonly name: string
  /** Of `ownColumns`, then `staffColumns` when the file has them. */
  readonly values: readonly unknown[]
  readonly sectors: readonly number[]
  /** E-mails of people to add and to tell. */
  readonly managers: readonly string[]
  /** E-mails of people to add only. */
  readonly silentManagers: readonly string[]
}

export function canteenToWrite(draft: CanteenDraft, row: number, staffDraft: AdminCanteenDraft | null): CanteenToWrite {
  const own = [
    draft.siret,
    draft.name,
    draft.cityInseeCode,
    draft.postalCode,
    draft.centralProducerSiret,
    draft.dailyMealCount,
    draft.yearlyMealCount,
    draft.productionType,
    draft.managementType,
    draft.economicModel,
  ]
  return {
    row,
    siret: draft.siret ?? '',
    name: draft.name ?? '',
    values: staffDraft ? [...own, staffDraft.lineMinistry, staffDraft.importSource] : own,
    sectors: draft.sectors,
    managers: draft.managers,
    silentManagers: staffDraft?.silentManagers ?? [],
  }
}

/** Whether writing the canteen would change it, its team left aside. */
export function saysNews({ values, sectors }: CanteenToWrite, stored: State, withStaffColumns: boolean): boolean {
  const columns = Object.keys(columnTypes(withStaffColumns))
  if (columns.some((column, index) => !isSame(stored[camelCase(column)], values[index]))) return true
  const ordered = sectors.toSorted((a, b) => a - b)
  return sectors.length > 0 && !isSame(stored.sectors, ordered)
}

/**
 * Creates the canteens whose SIRET no living canteen has, updates the others, and completes them from their codes.
 * @returns their ids, in order.
 */
export async function writeCanteens(
  transaction: Knex.Transaction,
  canteens: readonly Omit<CanteenToWrite, 'row'>[],
  withStaffColumns: boolean,
): Promise<number[]> {
  const types = columnTypes(withStaffColumns)
  const columns = Object.keys(types)
  const updates = [...columns.filter(column => column !== 'siret'), 'modification_date']
  const date = now()
  const written = await rawRows<{ id: number; siret: string }>(
    transaction,
    `INSERT INTO canteens (${columns.join(', ')}, creation_source, creation_date, modification_date)
     SELECT ${columns.join(', ')}, 'IMPORT', ?, ? FROM ${sqlOf(transaction).jsonRows(types)} AS given WHERE true
     ON CONFLICT (siret) WHERE deletion_date IS NULL
     DO UPDATE SET ${updates.map(column => `${column} = excluded.${column}`).join(', ')}
     RETURNING id, siret`,
    [date, date, JSON.stringify(canteens.map(({ values }) => values))],
  )
  const idBySiret = new Map(written.map(({ id, siret }) => [siret, id]))
  const ids = canteens.map(({ siret }) => {
    const id = idBySiret.get(siret)
    if (id === undefined) throw new Error('A canteen was neither created nor updated')
    return id
  })
  await replaceSectors(
    transaction,
    canteens.flatMap(({ sectors }, index) => sectors.map(sector => [ids[index] ?? 0, sector] as const)),
  )
  await completeCanteens(transaction, ids)
  return ids
}

/** Canteens that are not named keep theirs. */
async function replaceSectors(
  transaction: Knex.Transaction,
  pairs: readonly (readonly [canteenId: number, sectorId: number])[],
): Promise<void> {
  const canteenIds = [...new Set(pairs.map(([canteenId]) => canteenId))]
  await transaction('canteenSectors')
    .where(inList(transaction, 'canteenId', canteenIds))
    .delete()
  const given = sqlOf(transaction).jsonRows({ canteen_id: 'integer', sector_id: 'integer' })
  await transaction.raw(
    `INSERT INTO canteen_sectors (canteen_id, sector_id) SELECT canteen_id, sector_id FROM ${given} AS given`,
    [JSON.stringify(pairs)],
  )
}
