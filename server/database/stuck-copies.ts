import type { Knex } from 'knex'

/** Milliseconds that a copy waits for the rest of its rows; how often nodes look for one that waits longer. */
const longestWait = 15_000
const interval = 5000

/**
 * Ends copies whose node froze before it had sent all: the server waits for the rest without looking at its time limits,
 * and with all the locks of the transaction. Every node looks for those of all. @returns how to stop.
 */
export function endStuckCopies(database: Knex, applicationName: string): () => void {
  const look = () =>
    database.raw(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND usename = current_user AND application_name = ?
       AND query LIKE 'COPY %' AND state = 'active' AND wait_event = 'ClientRead'
       AND query_start < clock_timestamp() - ? * interval '1 millisecond'`,
      [applicationName, longestWait],
    )
  // A look that fails is one that is missed: who asks for something else is told what is wrong.
  const timer = setInterval(() => void look().catch(() => undefined), interval)
  timer.unref()
  return () => clearInterval(timer)
}
