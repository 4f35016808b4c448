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
  'cantines_2026_gestionnaires',
]
const recap = 'recapitulatif_fournisseur'

/** The imports of recaps of suppliers, whose rows become purchases. */
export const up = (knex: Knex): Promise<void> => allow(knex, 'imports', 'kind', [...formerKinds, recap], 'achats')

export async function down(knex: Knex): Promise<void> {
  await knex('imports').where({ kind: recap }).update({ kind: 'achats_2026_siret' })
  await allow(knex, 'imports', 'kind', formerKinds, 'achats')
}
