import { rawRows } from '../../../server/database/sql.ts'
import { eventually, type TestServer } from './test-server.ts'

async function number({ app }: TestServer, sql: string): Promise<number> {
  const [row] = await rawRows<{ value: number }>(app.services.database.reader, sql, [])
  return row?.value ?? 0
}

/** Waits until a connection waits for a lock that another one of this PostgreSQL database holds. */
export const untilBlocked = (server: TestServer): Promise<true> =>
  eventually(async () => {
    const waiting = `SELECT count(*) AS value FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`
    return (await number(server, waiting)) > 0 ? true : undefined
  })

/** More than the server has of them. */
const connections = 30

/** A count that PostgreSQL keeps of this database: connections that write tell what they know once in a while, or now. */
async function statistic(server: TestServer, sql: string): Promise<number> {
  const { writer } = server.app.services.database
  const flush = () => writer.raw('SELECT pg_stat_force_next_flush(), pg_sleep(0.05)')
  await Promise.all(Array.from({ length: connections }, flush))
  return number(server, sql)
}

/** Has PostgreSQL look for deadlocks sooner than locks are given up, on connections that are opened from now on. */
export async function lookForDeadlocks({ app }: TestServer): Promise<void> {
  const { writer } = app.services.database
  const name = await writer.raw<{ rows: { name: string }[] }>('SELECT current_database() AS name')
  await writer.raw(`ALTER DATABASE ${name.rows[0]?.name} SET deadlock_timeout = '100ms'`)
}

/** Deadlocks that PostgreSQL has ended. */
export const deadlocks = (server: TestServer): Promise<number> =>
  statistic(server, 'SELECT deadlocks AS value FROM pg_stat_database WHERE datname = current_database()')

/** How often a table was gone through from end to end. */
export const scansOf = (server: TestServer, table: string): Promise<number> =>
  statistic(server, `SELECT seq_scan AS value FROM pg_stat_user_tables WHERE relname = '${table}'`)
