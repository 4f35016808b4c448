import type { Knex } from 'knex'
import { deliveryWaysSql } from '../canteens/deliveries-sql.ts'
import { isSatelliteSql } from '../canteens/missing-fields-sql.ts'

/**
 * Whether a declaration of a year is in force for a row of `canteens`: its own, or that of the kitchen that reports all for
 * it, as `isDeclared` of `situations.ts`. Asks for a kitchen in one way, then in the other, each by its index: in one
 * condition, the planner would try all canteens as the kitchen of each.
 */
export function isDeclaredSql(database: Knex, year: number): Knex.Raw {
  const declared = (canteen: string) => `EXISTS (SELECT 1 FROM teledeclarations
    WHERE canteen_id = ${canteen} AND year = :year AND status = 'SUBMITTED')`
  const reported = deliveryWaysSql('kitchen', 'canteens').map(
    delivers => `EXISTS (SELECT 1 FROM canteens AS kitchen
      JOIN diagnostics AS delivered ON delivered.canteen_id = kitchen.id AND delivered.year = :year
        AND delivered.central_kitchen_diagnostic_mode = 'ALL'
      WHERE ${delivers} AND kitchen.id <> canteens.id AND kitchen.deletion_date IS NULL AND ${declared('kitchen.id')})`,
  )
  return database.raw(`(${declared('canteens.id')} OR (${isSatelliteSql} AND (${reported.join(' OR ')})))`, { year })
}
