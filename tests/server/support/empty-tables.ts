import type { Database } from '../../../server/database/connection.ts'
import { isPostgresql } from '../../../server/database/sql.ts'
import { tablesOf } from './tables.ts'

/** What migrations and the start of a server store. */
const keptTables: ReadonlySet<string> = new Set([
  'sectors',
  'partner_types',
  'waste_actions',
  'campaigns',
  'oauth_keys',
  'job_schedules',
  'public_version',
])

interface SqliteConnection {
  exec(sql: string, done: (error: Error | null) => void): void
}

/** Deletes the rows of all tables that a new server has empty. Numbers that were given are not given again. */
export async function emptyTables(database: Database): Promise<void> {
  const tables = (await tablesOf(database)).filter(table => !keptTables.has(table))
  const deletions = tables.map(table => `DELETE FROM ${table};`).join(' ')
  const { writer } = database
  if (isPostgresql(writer)) {
    // A replica checks no foreign key and runs no trigger.
    await writer.raw(`BEGIN; SET LOCAL session_replication_role = replica; ${deletions} COMMIT;`)
    return
  }
  const connection: SqliteConnection = await writer.client.acquireConnection()
  try {
    // Once more for the tables that triggers fill while others are emptied.
    const sql = `PRAGMA foreign_keys = OFF; BEGIN; ${deletions} ${deletions} COMMIT; PRAGMA foreign_keys = ON;`
    await new Promise<void>((resolve, reject) => {
      connection.exec(sql, error => (error ? reject(error) : resolve()))
    })
  } finally {
    await writer.client.releaseConnection(connection)
  }
}
