import type { TestServer } from './test-server.ts'

/** The reminders read the diagnostics: where their migration has not run yet, a table with what is read of it. */
export async function ensureDiagnostics({ app }: TestServer): Promise<void> {
  const { schema } = app.services.database.writer
  if (await schema.hasTable('diagnostics')) return
  await schema.createTable('diagnostics', table => {
    table.increments('id')
    table.integer('canteen_id').notNullable()
    table.integer('year').notNullable()
    table.text('creation_date').notNullable()
    table.text('modification_date').notNullable()
  })
}
