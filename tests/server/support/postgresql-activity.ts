import { rawRows } from '../../../server/database/sql.ts'
import { eventually, type TestServer } from './test-server.ts'

async function readNumber({ app }: TestServer, sql: string): Promise<number> {
  const [row] = await rawRows<{ value: number }>(app.services.database.reader, sql, [])
  return row?.value ?? 0
}

/** Waits until a connection of this database waits for a lock of another one. */
export const waitForBlockedConnection = (server: TestServer): Promise<true> =>
  eventually(async () => {
    const waiting = `SELECT count(*) AS value FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`
    return (await readNumber(server, waiting)) > 0 ? true : undefined
  })

/** More than the server has. */
const connections = 30

/** Reads a statistic of PostgreSQL, after all connections have flushed theirs. */
async function readStatistic(server: TestServer, sql: string): Promise<number> {
  const { writer } = server.app.services.database
  const flush = () => writer.raw('SELECT pg_stat_force_next_flush(), pg_sleep(0.05)')
  await Promise.all(Array.from({ length: connections }, flush))
  return readNumber(server, sql)
}

/** Makes PostgreSQL detect deadlocks before lock timeouts, on new connections. */
export async function shortenDeadlockTimeout({ app }: TestServer): Promise<void> {
  const { writer } = app.services.database
  const name = await writer.raw<{ rows: { name: string }[] }>('SELECT current_database() AS name')
  await writer.raw(`ALTER DATABASE ${name.rows[0]?.name} SET deadlock_timeout = '100ms'`)
}

export const countDeadlocks = (server: TestServer): Promise<number> =>
  readStatistic(server, 'SELECT deadlocks AS value FROM pg_stat_database WHERE datname = current_database()')

/** Number of sequential scans of a table. */
export const countScans = (server: TestServer, table: string): Promise<number> =>
  readStatistic(server, `SELECT seq_scan AS value FROM pg_stat_user_tables WHERE relname = '${table}'`)
