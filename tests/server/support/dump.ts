import type { TestServer } from './test-server.ts'

/** Tables that tell what happened, and not what is. */
const journals = new Set(['history', 'imports', 'import_plans', 'idempotency_keys', 'outgoing_emails', 'sessions'])
/** A token says when it was used. */
const moving = new Set(['access_tokens'])

/** All that the database holds, journals aside: two dumps that are equal are of the same data. */
export async function dump(server: TestServer, columnsLeftOut: readonly string[] = []): Promise<object> {
  const { reader } = server.app.services.database
  const tables: { name: string }[] = await reader.raw(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'knex_%'`,
  )
  const content: Record<string, string[]> = {}
  for (const { name } of tables) {
    if (journals.has(name) || moving.has(name)) continue
    const rows: Record<string, unknown>[] = await reader(name)
    content[name] = rows
      .map(row => JSON.stringify(Object.entries(row).filter(([column]) => !columnsLeftOut.includes(column))))
      .toSorted()
  }
  return content
}
