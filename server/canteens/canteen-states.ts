import type { Knex } from 'knex'
import { sqlOf } from '../database/sql.ts'

/** A stored canteen as its history keeps it: its columns that can change, and its sectors. */
export type CanteenState = Readonly<Record<string, unknown>> & { readonly sectors: readonly number[] }

/** The canteens with these ids: two queries whatever their number. No other transaction can change them any more. */
export async function canteenStates(
  transaction: Knex.Transaction,
  ids: readonly number[],
): Promise<Map<number, CanteenState>> {
  const list = JSON.stringify(ids)
  const among = (column: string) => transaction.raw(`${column} IN ${sqlOf(transaction).jsonValues('integer')}`, [list])
  const rows: (Record<string, unknown> & { id: number })[] = await transaction('canteens')
    .where(among('id'))
    .forUpdate()
  const sectors: { canteenId: number; sectorId: number }[] = await transaction('canteenSectors')
    .where(among('canteen_id'))
    .orderBy('sectorId')
  const sectorsOf = Map.groupBy(sectors, ({ canteenId }) => canteenId)
  return new Map(
    rows.map(({ id, creationDate: _created, modificationDate: _modified, ...columns }) => [
      id,
      { ...columns, sectors: (sectorsOf.get(id) ?? []).map(({ sectorId }) => sectorId) },
    ]),
  )
}
