/**
 * What `npm run seed -- --national` takes: seconds, peak memory, size of the database:
 * `node --conditions=ma-cantine-source tests/bench/national-seed.ts [sqlite|postgresql] [canteens]`. It takes some minutes, so
 * neither the tests nor `npm run bench` run it.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '../support/fresh-database.ts'
import { administer } from '../support/postgresql.ts'
import startPostgresqlWithTables from '../support/postgresql-setup.ts'
import { source } from '../support/sources.ts'
import { measure } from './measure.ts'

const [kind = 'sqlite', canteens = '40000'] = process.argv.slice(2)
const stop = kind === 'postgresql' ? await startPostgresqlWithTables() : async () => {}
const folder = mkdtempSync(join(tmpdir(), 'ma-cantine-national-'))
try {
  const cluster = kind === 'postgresql' ? process.env.TEST_POSTGRESQL : undefined
  const database = await createDatabase(folder, cluster)
  Object.assign(process.env, database.environment)
  const [sources = '', script = ''] = source('server/seed.ts')
  const { seconds, megabytes, stdout } = await measure(
    script,
    ['--national', '--canteens', canteens],
    ['env', `NODE_OPTIONS=${sources}`],
  )
  let bytes = 0
  if (cluster) {
    await administer(database.location, async connection => {
      const { rows } = await connection.raw('SELECT pg_database_size(current_database()) AS bytes')
      bytes = Number(rows[0].bytes)
    })
  } else {
    bytes = statSync(database.location).size
  }
  console.log(JSON.stringify(JSON.parse(stdout).counts))
  console.log(`${seconds.toFixed(0)} s, ${megabytes.toFixed(0)} MB, base de ${(bytes / 1e9).toFixed(2)} Go`)
} finally {
  await stop()
  rmSync(folder, { recursive: true, force: true })
}
