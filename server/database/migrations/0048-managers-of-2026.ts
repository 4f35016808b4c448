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
  'diagnostics_2026_siret',
  'diagnostics_2026_id',
  'diagnostics_complets_2026',
  'cantines_2026_creer',
  'cantines_2026_modifier',
]
const managers = 'cantines_2026_gestionnaires'

/** The imports of files of managers to add, of 2026. */
export const up = (knex: Knex): Promise<void> => allow(knex, 'imports', 'kind', [...formerKinds, managers], 'achats')

export async function down(knex: Knex): Promise<void> {
  await knex('imports').where({ kind: managers }).update({ kind: 'cantines_admin' })
  await allow(knex, 'imports', 'kind', formerKinds, 'achats')
}
