import type { Knex } from 'knex'

const grid = (labels: readonly string[], families: readonly string[]) =>
  families.flatMap(family => labels.map(label => `value_${family}_${label}`))

const families = [
  'viandes_volailles',
  'produits_de_la_mer',
  'fruits_et_legumes',
  'charcuterie',
  'produits_laitiers',
  'boulangerie',
  'boissons',
  'autres',
]
const labels = [
  'bio',
  'label_rouge',
  'aocaop_igp_stg',
  'hve',
  'peche_durable',
  'rup',
  'commerce_equitable',
  'fermier',
  'externalites',
  'performance',
  'non_egalim',
  'france',
  'short_distribution',
  'local',
]

const derivedTotals = [
  'value_bio_ht',
  'value_sustainable_ht',
  'value_externality_performance_ht',
  'value_egalim_others_ht',
  'value_meat_poultry_egalim_ht',
  'value_meat_poultry_france_ht',
  'value_fish_egalim_ht',
]

/**
 * Where the figures of diagnostics come from: all that are stored were imported. The totals that detailed ones derive from
 * their grid follow new rules: French meat no longer adds up the three origins, which overlap, and nothing is zero unless
 * the grid has a figure.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('diagnostics', table => {
    table.text('field_sources')
  })
  await knex('diagnostics').where({ creation_source: 'IMPORT' }).update({ field_sources: '{"*":"IMPORT"}' })
  const cells = grid(labels, families)
  const isEmpty = `coalesce(${cells.join(', ')}) IS NULL`
  await knex.raw(
    `UPDATE diagnostics SET ${derivedTotals.map(total => `${total} = NULL`).join(', ')}
     WHERE diagnostic_type = 'COMPLETE' AND ${isEmpty}`,
  )
  await knex.raw(
    `UPDATE diagnostics SET value_bio_ht = coalesce(value_bio_ht, 0),
       value_meat_poultry_france_ht = coalesce(value_viandes_volailles_france, 0)
     WHERE diagnostic_type = 'COMPLETE' AND NOT (${isEmpty})`,
  )
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('diagnostics', table => {
    table.dropColumn('field_sources')
  })
}
