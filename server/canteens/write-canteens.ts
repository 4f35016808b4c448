import type { AdminCanteenDraft, CanteenDraft } from '@ma-cantine/lib/canteens/canteen-draft'
import { type CanteenFields, canteenFields } from '@ma-cantine/lib/canteens/canteen-fields'
import { meaningfulValues } from '@ma-cantine/lib/canteens/canteen-values'
import { namesWhere } from '@ma-cantine/lib/entities/field'
import type { StoredDraftOf } from '@ma-cantine/lib/entities/stored-draft'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { rawRows, sqlOf } from '../database/sql.ts'
import { isSame, type State } from '../history/states.ts'
import { now } from '../time/date-time.ts'
import { canteenRows } from './canteen-rows.ts'
import { completeCanteens } from './complete-canteens.ts'

type FileValues = StoredDraftOf<CanteenFields>

/** The columns that a file fills. Only the file of staff has some of them: an ordinary file leaves these unchanged. */
const fileColumns = (withStaffColumns: boolean) =>
  namesWhere<CanteenFields, keyof FileValues>(
    canteenFields,
    ({ file, stored }, name) =>
      file !== null && stored && (withStaffColumns || !canteenFields[name as keyof CanteenFields].staffOnly),
  )
const columnsOf = { ordinary: fileColumns(false), staff: fileColumns(true) }

/** A canteen to create or update, ready to be spooled. */
export interface CanteenToWrite {
  /** Row number in its file. */
  readonly row: number
  readonly siret: string
  readonly name: string
  /** Values of the columns that its file fills. */
  readonly values: Partial<FileValues>
  readonly sectors: readonly number[]
  /** E-mails of people to add and to notify. */
  readonly managers: readonly string[]
  /** E-mails of people to add without notifying them. */
  readonly silentManagers: readonly string[]
}

export function canteenToWrite(draft: CanteenDraft, row: number, staffDraft: AdminCanteenDraft | null): CanteenToWrite {
  const kept = staffDraft ? columnsOf.staff : columnsOf.ordinary
  const given: Partial<AdminCanteenDraft> = staffDraft ?? draft
  return {
    row,
    siret: draft.siret ?? '',
    name: draft.name ?? '',
    values: meaningfulValues<Partial<FileValues>>(Object.fromEntries(kept.map(column => [column, given[column]]))),
    sectors: draft.sectors,
    managers: draft.managers,
    silentManagers: staffDraft?.silentManagers ?? [],
  }
}

/** Whether writing the canteen would change anything but its team. */
export function hasChanges({ values, sectors }: CanteenToWrite, stored: State, withStaffColumns: boolean): boolean {
  const columns = withStaffColumns ? columnsOf.staff : columnsOf.ordinary
  if (columns.some(column => !isSame(stored[column], values[column]))) return true
  const ordered = sectors.toSorted((a, b) => a - b)
  return sectors.length > 0 && !isSame(stored.sectors, ordered)
}

/**
 * Creates the canteens whose SIRET no stored canteen has, updates the others, and completes their places from their
 * codes.
 * @returns their ids, in order.
 */
export async function writeCanteens(
  transaction: Knex.Transaction,
  canteens: readonly Omit<CanteenToWrite, 'row'>[],
  withStaffColumns: boolean,
): Promise<number[]> {
  const kept = withStaffColumns ? columnsOf.staff : columnsOf.ordinary
  const types = canteenRows.sqlTypes(kept)
  const columns = Object.keys(types)
  const updates = [...columns.filter(column => column !== 'siret'), 'modification_date']
  const date = now()
  // Teams that say in a file who delivers to them, or no longer does, mean it: no kitchen restores anything then, or
  // awaits their consent.
  const ownChoice = ['former_production_type', 'awaits_consent'].map(
    column => `${column} = CASE WHEN canteens.production_type = excluded.production_type
     AND canteens.central_producer_siret IS NOT DISTINCT FROM excluded.central_producer_siret
     THEN canteens.${column} END`,
  )
  const written = await rawRows<{ id: number; siret: string }>(
    transaction,
    `INSERT INTO canteens (${columns.join(', ')}, creation_source, creation_date, modification_date)
     SELECT ${columns.join(', ')}, 'IMPORT', ?, ? FROM ${sqlOf(transaction).jsonRows(types)} AS given WHERE true
     ON CONFLICT (siret) WHERE deletion_date IS NULL
     DO UPDATE SET ${[...updates.map(column => `${column} = excluded.${column}`), ...ownChoice].join(', ')}
     RETURNING id, siret`,
    [date, date, JSON.stringify(canteens.map(({ values }) => kept.map(column => values[column] ?? null)))],
  )
  const idBySiret = new Map(written.map(({ id, siret }) => [siret, id]))
  const ids = canteens.map(({ siret }) => {
    const id = idBySiret.get(siret)
    if (id === undefined) throw new Error('A canteen was neither created nor updated')
    return id
  })
  await replaceSectors(
    transaction,
    canteens.flatMap(({ sectors }, index) => (sectors.length > 0 ? { id: ids[index] ?? 0, sectors } : [])),
  )
  await completeCanteens(transaction, ids)
  return ids
}

/** Replaces the sectors of these canteens. */
export async function replaceSectors(
  transaction: Knex.Transaction,
  canteens: readonly { readonly id: number; readonly sectors: readonly number[] }[],
): Promise<void> {
  const ids = canteens.map(({ id }) => id)
  await transaction('canteenSectors')
    .where(inList(transaction, 'canteenId', ids))
    .delete()
  const pairs = canteens.flatMap(({ id, sectors }) => sectors.map(sector => [id, sector]))
  const given = sqlOf(transaction).jsonRows({ canteen_id: 'integer', sector_id: 'integer' })
  await transaction.raw(
    `INSERT INTO canteen_sectors (canteen_id, sector_id) SELECT canteen_id, sector_id FROM ${given} AS given`,
    [JSON.stringify(pairs)],
  )
}
