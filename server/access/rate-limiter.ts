import type { Knex } from 'knex'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import { rawRows } from '../database/sql.ts'
import type { RequestRule } from '../security/rate-rules.ts'

export function limiterOf(
  { name, limit, points, seconds }: RequestRule,
  index: number,
  writer: Knex,
): RateLimiterAbstract {
  const options = { keyPrefix: name, points, duration: seconds }
  if (limit === 'all') return new RateLimiterMemory(options)
  return new RateLimiterPostgres({
    ...options,
    storeType: 'pool',
    storeClient: statementsOn(writer),
    tableName: 'rate_limits',
    tableCreated: true,
    // One limiter cleans the table for all of them.
    clearExpiredByTimeout: index === 1,
    // Further refusals do not query the database.
    inMemoryBlockOnConsumed: points + 1,
  })
}

interface Statement {
  readonly text: string
  readonly values?: readonly Knex.Value[]
}

/**
 * Runs the library's PostgreSQL statements, which SQLite accepts too, on our own connection: the library's SQLite store
 * releases a connection before its query has ended, possibly into a transaction.
 */
const statementsOn = (writer: Knex) => ({
  async query({ text, values = [] }: Statement) {
    const bindings: Knex.Value[] = []
    const sql = text.replace(/\$(\d+)/g, (_, number: string) => {
      bindings.push(values[Number(number) - 1] ?? null)
      return '?'
    })
    const rows = await rawRows(writer, sql, bindings)
    return { rows, rowCount: rows.length }
  },
})
