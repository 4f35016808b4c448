/** All that is PostgreSQL's own; its counterpart is `sqlite.ts`. */
import type { Knex } from 'knex'
import { types } from 'pg'
import type { Database } from './connection.ts'
import type { Sql } from './sql.ts'

/** Enough for the requests of one server: more would wait for the same disk. */
const connections = 10

export function openPostgresql(address: string, connect: (configuration: Knex.Config) => Knex): Database {
  const database = connect({
    client: 'pg',
    connection: { connectionString: address, application_name: 'ma-cantine', types: { getTypeParser } },
    pool: { min: 0, max: connections },
  })
  return {
    reader: database,
    writer: database,
    transaction: work => again(() => database.transaction(work)),
    close: () => database.destroy(),
  }
}

/** Counts and amounts are numbers, as SQLite gives them and as the API sends them: 15 digits of them are sure. */
const numeric = new Set<number>([types.builtins.INT8, types.builtins.NUMERIC])
const getTypeParser = (type: number, format: string) =>
  numeric.has(type) && format !== 'binary' ? Number : types.getTypeParser(type, format as 'text')

/** `serialization_failure` and `deadlock_detected`: the server rolled back, and running again is what it asks for. */
const passing = new Set(['40001', '40P01'])
const attempts = 5

async function again<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (attempt === attempts || !passing.has((error as { code?: string }).code ?? '')) throw error
    }
  }
}

export const postgresqlSql: Sql = {
  jsonRows(columns, bound) {
    const values = Object.entries(columns).map(([column, type], index) => `(value ->> ${index})::${type} AS ${column}`)
    const json = bound === 'bytes' ? "convert_from(?, 'UTF8')" : '?'
    return `(SELECT ${values.join(', ')} FROM jsonb_array_elements(${json}::jsonb))`
  },
  jsonValues: type => `(SELECT value::${type} FROM jsonb_array_elements_text(?::jsonb))`,
  skipLocked: 'FOR UPDATE SKIP LOCKED',
  gathered: columns => `CAST(json_agg(json_build_array(${columns.join(', ')})) AS text)`,
  async lock(transaction, name) {
    await transaction.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [name])
  },
}
