import type { CanteenDraft } from '@ma-cantine/lib/canteens/canteen-draft'
import { type CanteenFields, canteenFields } from '@ma-cantine/lib/canteens/canteen-fields'
import { meaningfulValues } from '@ma-cantine/lib/canteens/canteen-values'
import type { StoredDraftOf } from '@ma-cantine/lib/entities/stored-draft'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import type { Knex } from 'knex'
import { DataMovedError } from '../database/data-moved-error.ts'
import { inList } from '../database/in-list.ts'
import { rawRows, sqlOf } from '../database/sql.ts'
import { isSame, type State } from '../history/states.ts'
import { now } from '../time/date-time.ts'
import { canteenRows } from './canteen-rows.ts'
import { completeCanteens } from './complete-canteens.ts'

type FileValues = StoredDraftOf<CanteenFields>
export type FileValueName = keyof FileValues

/** The stored values that a file of canteens fills; it leaves all others unchanged. */
export const fileValueNames = ({ columnOf }: Pick<Table, 'columnOf'>): readonly FileValueName[] =>
  [...columnOf.keys()].filter((name): name is FileValueName => canteenFields[name as keyof CanteenFields]?.stored)

/** A canteen to create or update, ready to be spooled. */
export interface CanteenToWrite {
  /** Row number in its file. */
  readonly row: number
  /** Its id, in a file that names canteens by id. */
  readonly canteenId?: number | null
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

/** What a row of any file says of its canteen. */
type WrittenDraft = Pick<CanteenDraft, 'siret'> &
  Partial<Pick<CanteenDraft, 'name' | 'sectors' | 'managers'>> & {
    readonly silentManagers?: readonly string[] | null
    readonly canteenId?: number | null
  }

/** @param names the values that its file fills. */
export function canteenToWrite(draft: WrittenDraft, row: number, names: readonly FileValueName[]): CanteenToWrite {
  const given = draft as Partial<FileValues>
  return {
    row,
    ...(draft.canteenId === undefined ? {} : { canteenId: draft.canteenId }),
    siret: draft.siret ?? '',
    name: draft.name ?? '',
    values: meaningfulValues<Partial<FileValues>>(Object.fromEntries(names.map(name => [name, given[name]]))),
    sectors: draft.sectors ?? [],
    managers: draft.managers ?? [],
    silentManagers: draft.silentManagers ?? [],
  }
}

/** Whether writing the canteen would change anything but its team. */
export function hasChanges({ values, sectors }: CanteenToWrite, stored: State): boolean {
  if (Object.entries(values).some(([name, value]) => !isSame(stored[name], value))) return true
  const ordered = sectors.toSorted((a, b) => a - b)
  return sectors.length > 0 && !isSame(stored.sectors, ordered)
}

/**
 * Creates the canteens of one file whose SIRET no stored canteen has, updates the others unless the file only creates,
 * and completes their places from their codes.
 * @throws DataMovedError when a canteen to create was created meanwhile.
 * @returns their ids, in order.
 */
export async function writeCanteens(
  transaction: Knex.Transaction,
  canteens: readonly Omit<CanteenToWrite, 'row'>[],
  onlyCreates = false,
): Promise<number[]> {
  const [first] = canteens
  if (!first) return []
  const kept = Object.keys(first.values) as FileValueName[]
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
     ${onlyCreates ? 'DO NOTHING' : `DO UPDATE SET ${[...updates.map(column => `${column} = excluded.${column}`), ...ownChoice].join(', ')}`}
     RETURNING id, siret`,
    [date, date, JSON.stringify(canteens.map(({ values }) => kept.map(column => values[column] ?? null)))],
  )
  const idBySiret = new Map(written.map(({ id, siret }) => [siret, id]))
  const ids = canteens.map(({ siret }) => {
    const id = idBySiret.get(siret)
    if (id === undefined) throw new DataMovedError('Somebody created a canteen of the file')
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
