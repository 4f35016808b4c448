import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import type { Knex } from 'knex'
import { selectSatellites } from '../canteens/load-deliveries.ts'
import { rawRows } from '../database/sql.ts'
import { declaredSatellitesSql } from './declared-satellites-sql.ts'

/** The ids of the satellites of a kitchen or group. */
export async function findSatellitesOf(database: Knex, kitchenId: number): Promise<number[]> {
  const satellitesOf = await selectSatellites<{ id: number }>(database, [kitchenId], ['id'])
  return satellitesOf(kitchenId).map(({ id }) => id)
}

/** How many names a refusal tells. */
const told = 5

/** The first satellites that keep the diagnostic of their kitchen from being declared. */
export async function findDeclaredNames(
  database: Knex,
  { canteenId, year, centralKitchenDiagnosticMode }: Diagnostic,
): Promise<string[]> {
  const rows = await rawRows<{ name: string }>(
    database,
    `SELECT satellite.name FROM canteens
     CROSS JOIN (SELECT CAST(? AS INTEGER) AS year, CAST(? AS TEXT) AS mode) AS asked
     JOIN canteens AS satellite ON ${declaredSatellitesSql('asked.mode')}
     WHERE canteens.id = ? ORDER BY satellite.search_text, satellite.id LIMIT ${told}`,
    [year, centralKitchenDiagnosticMode, canteenId],
  )
  return rows.map(({ name }) => name)
}
