import type { Knex } from 'knex'

const campaign = ['creation_mtm_source', 'creation_mtm_campaign', 'creation_mtm_medium']
const experiments = ['reservation_expe_participant', 'vegetarian_expe_participant']

/**
 * The campaign that brought somebody to create a canteen or a diagnostic, and whether a canteen takes part in two
 * experiments. Nothing is known of those that exist.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('canteens', table => {
    for (const column of campaign) table.text(column)
    for (const column of experiments) table.boolean(column)
  })
  await knex.schema.alterTable('diagnostics', table => {
    for (const column of campaign) table.text(column)
  })
}

export async function down(knex: Knex): Promise<void> {
  for (const column of campaign) await knex.raw(`ALTER TABLE diagnostics DROP COLUMN ${column}`)
  for (const column of [...campaign, ...experiments]) await knex.raw(`ALTER TABLE canteens DROP COLUMN ${column}`)
}
