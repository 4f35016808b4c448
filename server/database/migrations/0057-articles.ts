import type { Knex } from 'knex'

/** The articles of the blog, and the pictures that texts of the team show. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('articles', table => {
    table.increments('id')
    table.text('title').notNullable()
    table.text('tagline').notNullable()
    table.text('body').notNullable()
    table.boolean('published').notNullable()
    table.text('display_date').notNullable()
    table.integer('author_id').references('users.id').onDelete('SET NULL').index()
    table.text('search_text').notNullable()
    table.text('creation_date').notNullable()
    table.text('modification_date').notNullable()
    table.index(['display_date', 'id'])
  })
  await knex.schema.createTable('article_tags', table => {
    table.integer('article_id').notNullable().references('articles.id').onDelete('CASCADE')
    table.text('tag').notNullable()
    table.primary(['article_id', 'tag'])
    table.index('tag')
  })
  await knex.schema.createTable('text_pictures', table => {
    // Names the picture in its address; it cannot be guessed, and changes with the picture.
    table.text('key').primary()
    table.text('type').notNullable()
    table.binary('content').notNullable()
    table.text('alt_text')
    table.text('creation_date').notNullable()
  })
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['text_pictures', 'article_tags', 'articles']) await knex.schema.dropTable(table)
}
