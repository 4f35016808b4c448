import type { Knex } from 'knex'

/** The files of open data, made together of one state of the database, in pieces that any node can serve. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('open_data_snapshots', table => {
    table.increments('id')
    // The moment that the files tell.
    table.text('date').notNullable()
    // Served once all its files are there.
    table.boolean('is_complete').notNullable().defaultTo(false)
  })
  await knex.schema.createTable('open_data_files', table => {
    table.increments('id')
    table.integer('snapshot_id').notNullable().references('open_data_snapshots.id').onDelete('CASCADE')
    table.text('dataset').notNullable()
    table.text('format').notNullable()
    // Known once all pieces are written.
    table.integer('row_count')
    table.integer('size')
    table.text('digest')
    table.unique(['snapshot_id', 'dataset', 'format'])
  })
  await knex.schema.createTable('open_data_pieces', table => {
    table.integer('file_id').notNullable().references('open_data_files.id').onDelete('CASCADE')
    table.integer('place').notNullable()
    table.binary('content').notNullable()
    table.primary(['file_id', 'place'])
  })
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['open_data_pieces', 'open_data_files', 'open_data_snapshots']) {
    await knex.schema.dropTable(table)
  }
}
