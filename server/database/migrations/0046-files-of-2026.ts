import type { Knex } from 'knex'
import { allow } from './0045-purchases-of-2026.ts'

const formerKinds = [
  'achats',
  'cantines',
  'cantines_admin',
  'diagnostics',
  'diagnostics_admin',
  'diagnostics_cc',
  'diagnostics_complets',
  'diagnostics_complets_cc',
  'achats_2026_siret',
  'achats_2026_id',
]
const reports = ['diagnostics_2026_siret', 'diagnostics_2026_id', 'diagnostics_complets_2026']
const canteens = ['cantines_2026_creer', 'cantines_2026_modifier']
const kinds = [...formerKinds, ...reports, ...canteens]

/** The imports of files of reports and of canteens of 2026. */
export const up = (knex: Knex): Promise<void> => allow(knex, 'imports', 'kind', kinds, 'achats')

export async function down(knex: Knex): Promise<void> {
  await knex('imports').whereIn('kind', reports).update({ kind: 'diagnostics' })
  await knex('imports').whereIn('kind', canteens).update({ kind: 'cantines' })
  await allow(knex, 'imports', 'kind', formerKinds, 'achats')
}
