/** All that is PostgreSQL's own; its counterpart is `sqlite.ts`. */
import type { Sql } from './sql.ts'

export const postgresqlSql: Sql = {
  jsonRows(columns) {
    const values = Object.entries(columns).map(([column, type], index) => `(value ->> ${index})::${type} AS ${column}`)
    return `(SELECT ${values.join(', ')} FROM jsonb_array_elements(?::jsonb))`
  },
  jsonValues: type => `(SELECT value::${type} FROM jsonb_array_elements_text(?::jsonb))`,
  gathered: columns => `CAST(json_agg(json_build_array(${columns.join(', ')})) AS text)`,
  async lock(transaction, name) {
    await transaction.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [name])
  },
}
