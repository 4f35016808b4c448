import type { Knex } from 'knex'

/** The articles of suppliers that a canteen no longer wants proposals from: what was bought until this date counts no more. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('forgotten_articles', table => {
    table.increments('id')
    table.integer('canteen_id').notNullable().references('canteens.id').onDelete('CASCADE')
    table.text('article_key').notNullable()
    table.text('provider_key').notNullable()
    table.text('date').notNullable()
    table.unique(['canteen_id', 'article_key', 'provider_key'])
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('forgotten_articles')
}
