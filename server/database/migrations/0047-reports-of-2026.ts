import type { Knex } from 'knex'

const families = ['fruits_et_legumes', 'charcuterie', 'produits_laitiers', 'boulangerie', 'boissons', 'autres']
const columns = [
  'value_bio_fair_trade_ht',
  'value_egalim_others_fair_trade_ht',
  'value_fish_france_ht',
  ...families.map(family => `value_${family}_france_ht`),
  ...['viandes_volailles', 'produits_de_la_mer', ...families].map(family => `value_${family}_bio_fair_trade`),
]

const largestAmount = 9_999_999_999_999.99

/** What reports of 2026 say besides: the fair-trade parts of two totals, and the French part of each family. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('diagnostics', table => {
    for (const column of columns) table.specificType(column, 'numeric(20, 2)').checkBetween([0, largestAmount])
  })
}

export async function down(knex: Knex): Promise<void> {
  for (const column of columns) await knex.raw(`ALTER TABLE diagnostics DROP COLUMN ${column}`)
}
