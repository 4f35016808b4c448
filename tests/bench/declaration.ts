/**
 * How much longer a declaration takes because it notes what it changes for public lists and statistics (`public_changes`):
 * `node --conditions=ma-cantine-source tests/bench/declaration.ts [sqlite|postgresql]`.
 */
import { isPostgresql, rawRows } from '../../server/database/sql.ts'
import { addReadyCanteens } from '../server/support/add-ready-canteens.ts'
import { campaignYear, openCampaign } from '../server/support/open-campaign.ts'
import { startTestServer, type TestServer } from '../server/support/test-server.ts'
import startPostgresqlWithTables from '../support/postgresql-setup.ts'

const batch = 25
/** In turns, so that a slow moment of the machine counts for both. */
const turns = 12

interface Trigger {
  readonly name: string
  readonly table: string
  readonly sql: string
}

/** Takes the triggers that note changes away, and gives a function that puts them back. */
async function withoutNotes({ app }: TestServer): Promise<() => Promise<void>> {
  const { writer } = app.services.database
  if (isPostgresql(writer)) {
    const triggers = await rawRows<Trigger>(
      writer,
      `SELECT tgname AS name, tgrelid::regclass::text AS table FROM pg_trigger WHERE tgname LIKE '%_noted_on_%'`,
      [],
    )
    const set = async (state: 'DISABLE' | 'ENABLE') => {
      for (const { name, table } of triggers) await writer.raw(`ALTER TABLE ${table} ${state} TRIGGER ${name}`)
    }
    await set('DISABLE')
    return () => set('ENABLE')
  }
  const triggers = await rawRows<Trigger>(
    writer,
    `SELECT name, tbl_name AS "table", sql FROM sqlite_schema WHERE type = 'trigger' AND name LIKE '%_versioned_on_%'`,
    [],
  )
  for (const { name } of triggers) await writer.raw(`DROP TRIGGER ${name}`)
  return async () => {
    for (const { sql } of triggers) await writer.raw(sql)
  }
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

const stop = process.argv[2] === 'postgresql' ? await startPostgresqlWithTables() : null
if (stop) process.env.TEST_DATABASE = 'postgresql'
const server = await startTestServer({ LOG_LEVEL: 'error', RATE_LIMITS: 'off', ...openCampaign })
try {
  const { database } = server.app.services
  const person = await server.addPerson()
  await addReadyCanteens(database, person.id, campaignYear, 2 * batch * turns)
  const reports: { id: number }[] = await database.reader('diagnostics').orderBy('id').select('id')
  const declare = async (diagnosticId: number): Promise<number> => {
    const start = performance.now()
    const { statusCode, body } = await server.app.inject({
      method: 'POST',
      url: '/api/v1/teledeclaration/',
      headers: person.headers,
      payload: { diagnosticId, honourStatement: true },
    })
    if (statusCode !== 201) throw new Error(body)
    return performance.now() - start
  }
  const taken = { noted: [] as number[], plain: [] as number[] }
  for (let turn = 0; turn < turns; turn++) {
    for (const side of ['noted', 'plain'] as const) {
      const putBack = side === 'plain' ? await withoutNotes(server) : null
      for (const { id } of reports.splice(0, batch)) {
        const time = await declare(id)
        // The first turn warms up.
        if (turn > 0) taken[side].push(time)
      }
      await putBack?.()
    }
  }
  const [noted, plain] = [median(taken.noted), median(taken.plain)]
  console.log(
    `une télédéclaration : ${noted.toFixed(2)} ms, sans noter ce qu’elle change ${plain.toFixed(2)} ms, × ${(noted / plain).toFixed(2)}`,
  )
} finally {
  await server.close()
  await stop?.()
}
