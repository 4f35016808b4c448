/** All that is PostgreSQL's own; its counterpart is `sqlite.ts`. */
import { pipeline } from 'node:stream/promises'
import type { Knex } from 'knex'
import { type ClientBase, types } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type BulkRows, type BulkValue, joined } from './bulk-rows.ts'
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

/** What `COPY` would read as something else, and how it is written there. */
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

const special = /[\\\t\n\r]/
const specials = new RegExp(special, 'g')

function copied(value: BulkValue): string {
  if (value === null) return '\\N'
  const text = String(value)
  // Looking first is quicker: hardly any has one.
  return special.test(text) ? text.replace(specials, character => escapes[character] as string) : text
}

/** `COPY`, in its text format: a sixth less time than a statement, which would parse JSON first. */
const bulk: BulkRows = {
  text: values => values.map(copied).join('\t'),
  gather: ({ same }, bytes, slices) => joined(bytes, slices, `\t${bulk.text(Object.values(same))}\n`),
  async insert(transaction, { table, columns, same }, gathered) {
    const names = [...Object.keys(columns), ...Object.keys(same)].join(', ')
    // That of the transaction, which ends with it.
    const connection: ClientBase = await transaction.client.acquireConnection()
    await pipeline([gathered], connection.query(copyFrom(`COPY ${table} (${names}) FROM STDIN`)))
  },
}

export const postgresqlSql: Sql = {
  jsonRows(columns) {
    const values = Object.entries(columns).map(([column, type], index) => `(value ->> ${index})::${type} AS ${column}`)
    return `(SELECT ${values.join(', ')} FROM jsonb_array_elements(?::jsonb))`
  },
  bulk,
  jsonValues: type => `(SELECT value::${type} FROM jsonb_array_elements_text(?::jsonb))`,
  // The offset has each list made once, whatever it is then looked up with.
  jsonLists: `(
    SELECT key::integer AS key, translate(value::text, '[]', '{}')::bigint[] AS list FROM jsonb_each(?::jsonb) OFFSET 0
  )`,
  inList: (number, list) => `${number} = ANY (${list})`,
  skipLocked: 'FOR UPDATE SKIP LOCKED',
  gathered: columns => `CAST(json_agg(json_build_array(${columns.join(', ')})) AS text)`,
  async lock(transaction, name) {
    await transaction.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [name])
  },
}
