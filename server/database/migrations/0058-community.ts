import type { Knex } from 'knex'

/** Meetings of the community, past webinars, and their files in pieces that any node can serve. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('community_events', table => {
    table.increments('id')
    table.text('title').notNullable()
    table.text('tagline').notNullable()
    table.text('start_date').notNullable()
    table.text('end_date').notNullable().index()
    table.text('link').notNullable()
    table.text('type').notNullable().checkIn(['IN_PERSON', 'WEBINAIRE'])
    table.text('address')
    table.boolean('published').notNullable()
    table.text('creation_date').notNullable()
    table.text('modification_date').notNullable()
  })
  await knex.schema.createTable('video_tutorials', table => {
    table.increments('id')
    table.text('title').notNullable()
    table.text('description').notNullable()
    table.boolean('published').notNullable()
    // A list in JSON.
    table.text('categories').notNullable()
    table.text('video')
    table.text('subtitles')
    table.text('thumbnail')
    table.text('transcription')
    table.text('creation_date').notNullable()
    table.text('modification_date').notNullable()
  })
  await knex.schema.createTable('media_files', table => {
    table.increments('id')
    // Names the file in its address, and changes with it.
    table.text('name').notNullable().unique()
    table.text('type').notNullable()
    // Known once all pieces are written: the file is then served.
    table.integer('size')
    table.text('digest')
    table.text('creation_date').notNullable()
  })
  await knex.schema.createTable('media_pieces', table => {
    table.integer('file_id').notNullable().references('media_files.id').onDelete('CASCADE')
    table.integer('place').notNullable()
    table.binary('content').notNullable()
    table.primary(['file_id', 'place'])
  })
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['media_pieces', 'media_files', 'video_tutorials', 'community_events']) {
    await knex.schema.dropTable(table)
  }
}
