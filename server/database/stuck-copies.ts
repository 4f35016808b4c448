import type { Knex } from 'knex'

/** Milliseconds that a copy may wait for its next rows, and milliseconds between two checks. */
const copyTimeout = 15_000
const interval = 5000

/**
 * Ends copies whose node froze before sending all rows: the server applies no time limit to them, and they hold the
 * locks of their transaction. Every node checks those of all nodes. @returns a function that stops it.
 */
export function endStuckCopies(database: Knex, applicationName: string): () => void {
  const endStuck = () =>
    database.raw(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND usename = current_user AND application_name = ?
       AND query LIKE 'COPY %' AND state = 'active' AND wait_event = 'ClientRead'
       AND query_start < clock_timestamp() - ? * interval '1 millisecond'`,
      [applicationName, copyTimeout],
    )
  // A failed check is ignored: other queries will report the trouble.
  const timer = setInterval(() => void endStuck().catch(() => undefined), interval)
  timer.unref()
  return () => clearInterval(timer)
}
