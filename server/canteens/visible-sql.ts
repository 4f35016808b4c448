import type { MinimalCanteen } from '@ma-cantine/lib/canteens/canteen'
import { hiddenMinistry, type Publishable, shownStatus } from '@ma-cantine/lib/canteens/visibility'
import type { Knex } from 'knex'
import { parametersOf } from '../database/connection.ts'

/**
 * Whether everybody may see a row of `canteens`, under any name: the same as `isPubliclyVisible()` of `lib`, of canteens
 * that are not deleted. Never null.
 */
export const visibleSql = (database: Knex, canteens = 'canteens'): string =>
  `(${canteens}.deletion_date IS NULL AND ${
    parametersOf(database).publishByDefault
      ? `coalesce(${canteens}.line_ministry, '') <> '${hiddenMinistry}'`
      : `${canteens}.publication_status = 'published'`
  })`

/** Restricts a query of `canteens` to those that everybody may see. */
export const whereVisible = <Query extends Knex.QueryBuilder>(database: Knex, query: Query): Query => {
  query.whereRaw(visibleSql(database))
  return query
}

export async function isVisible(database: Knex, canteenId: number): Promise<boolean> {
  const found: unknown = await whereVisible(database, database('canteens').where({ id: canteenId })).first('id')
  return found !== undefined
}

/** The columns from which `showMinimal()` makes its answer. */
export const minimalColumns = ['id', 'name', 'siret', 'publicationStatus', 'lineMinistry'] as const

export type MinimalRow = Pick<MinimalCanteen, 'id' | 'name' | 'siret'> & Publishable

/** The status of a stored canteen, as answers show it. */
export const shownStatusOf = (database: Knex, canteen: Publishable): MinimalCanteen['publicationStatus'] =>
  shownStatus(canteen, parametersOf(database).publishByDefault)

/** What other canteens show of a stored canteen. */
export const showMinimal = (database: Knex, { id, name, siret, ...canteen }: MinimalRow): MinimalCanteen => ({
  id,
  name,
  siret,
  publicationStatus: shownStatusOf(database, canteen),
})
