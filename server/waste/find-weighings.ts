import type { Weighing } from '@ma-cantine/lib/waste/weighing'
import { addUpWeighings, type WeighingGroup, type WeighingSums } from '@ma-cantine/lib/waste/weighing-sums'
import type { WeighingQuery, WeighingSelection } from '@ma-cantine/lib/waste/weighings-api'
import type { Knex } from 'knex'
import { asWeighing, type NamedRow, nameOf } from './weighing-rows.ts'

/** The weighings of a canteen that match all the filters, deleted ones excepted. */
export function selectWeighings(
  database: Knex,
  canteenId: number,
  { start_date, end_date, source }: WeighingSelection,
): Knex.QueryBuilder {
  const query = database('weighings').where({ canteenId }).whereNull('weighings.deletionDate')
  if (start_date !== undefined) query.where('day', '>=', start_date)
  if (end_date !== undefined) query.where('day', '<=', end_date)
  if (source.length > 0) query.whereIn('weighings.source', source)
  return query
}

/** Adds who weighed to a query on weighings. */
export const withNames = (query: Knex.QueryBuilder): Knex.QueryBuilder =>
  query
    .leftJoin('users', 'users.id', 'weighings.userId')
    .select('weighings.*', { firstName: 'users.firstName', lastName: 'users.lastName' })

/** A page of weighings, last day and last entered first. */
export async function listWeighingsOf(
  database: Knex,
  canteenId: number,
  query: WeighingQuery,
): Promise<{ count: number; results: Weighing[] }> {
  const counted: { count?: number | string } | undefined = await selectWeighings(database, canteenId, query)
    .count({ count: '*' })
    .first()
  const rows: NamedRow[] = await withNames(selectWeighings(database, canteenId, query))
    .orderBy([
      { column: 'day', order: 'desc' },
      { column: 'weighings.id', order: 'desc' },
    ])
    .limit(query.limit)
    .offset(query.offset)
  return { count: Number(counted?.count ?? 0), results: rows.map(asWeighing) }
}

type SumRow = Pick<NamedRow, 'day' | 'source' | 'edible' | 'firstName' | 'lastName'> & {
  readonly isKitchen: boolean | number
  readonly count: number | string
  readonly grams: number | string
}

/** The sums of the weighings that match all the filters: the database gives a row a day, a source and a person. */
export async function sumWeighingsOf(
  database: Knex,
  canteenId: number,
  selection: WeighingSelection,
): Promise<WeighingSums> {
  const isKitchen = database.raw('(weighings.link_id IS NOT NULL)')
  const columns = ['weighings.day', 'weighings.source', 'weighings.edible', 'users.firstName', 'users.lastName']
  const rows: SumRow[] = await selectWeighings(database, canteenId, selection)
    .leftJoin('users', 'users.id', 'weighings.userId')
    .groupBy([...columns, 'weighings.userId', isKitchen])
    .select([...columns, database.raw('(weighings.link_id IS NOT NULL) AS is_kitchen')])
    .count({ count: '*' })
    .sum({ grams: 'weighings.grams' })
  return addUpWeighings(
    rows.map(
      (row): WeighingGroup => ({
        day: row.day,
        source: row.source,
        edible: row.edible,
        name: nameOf(row),
        isKitchen: Boolean(row.isKitchen),
        count: Number(row.count),
        grams: Number(row.grams),
      }),
    ),
  )
}
