import type { CanteenLocations } from '@ma-cantine/lib/canteens/reference-lists-api'
import type { Knex } from 'knex'

/** The territories that have canteens. */
export async function loadLocations(database: Knex): Promise<CanteenLocations> {
  const rows: { region: string | null; department: string | null }[] = await database('canteens')
    .whereNull('deletionDate')
    .distinct('region', 'department')
  return {
    regions: codes(rows.map(({ region }) => region)),
    departments: codes(rows.map(({ department }) => department)),
  }
}

const codes = (values: readonly (string | null)[]): string[] =>
  [...new Set(values.filter((value): value is string => value !== null && value !== ''))].sort()
