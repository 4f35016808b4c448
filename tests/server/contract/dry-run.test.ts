import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Contract, endpoints } from '../support/contract.ts'
import { ContractCalls } from '../support/contract-calls.ts'
import { openCampaign } from '../support/open-campaign.ts'
import { makeWorld } from '../support/people-of-contract.ts'
import { tablesOf } from '../support/tables.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let contract: Contract
let calls: ContractCalls
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'error', ...openCampaign })
  contract = await Contract.of(server)
  calls = new ContractCalls(server, contract)
})
afterAll(() => server.close())

const dryRun = 'dryRun=true'

/** Tables that change without any request: visits, and the jobs of the timetable, which starts them by the clock. */
const ownTables: ReadonlySet<string> = new Set(['sessions', 'jobs', 'job_schedules'])

/** Every row of all other tables: what a request stores shows, whatever it is. */
async function everyRow(): Promise<Readonly<Record<string, readonly string[]>>> {
  const { database } = server.app.services
  const content: Record<string, readonly string[]> = {}
  for (const table of await tablesOf(database)) {
    if (ownTables.has(table)) continue
    const rows: object[] = await database.reader(table)
    content[table] = rows.map(row => JSON.stringify({ ...row, lastUseDate: undefined })).toSorted()
  }
  return content
}

/** What an answer says, without what is new each time: ids, moments and codes. */
const said = ({ body }: LightMyRequestResponse) =>
  body
    .replaceAll(/"(\w*[iI]d|\w+Date|image|invoiceFile|facture|\w*[cC]ode)":("[^"]*"|\d+)/g, '"$1":"…"')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)/g, '…')

const tried = [...endpoints].filter(([, endpoint]) => endpoint.dryRun).map(([name]) => name)

describe('a dry run of', () => {
  test.each(tried)('%s writes nothing, and answers what the call then answers', async name => {
    const world = await makeWorld(server)
    const caller = world.managing
    const input = await calls.inputOf(name, world)
    const before = await everyRow()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const dry = await calls.send(name, world, { caller, input, parameters: dryRun, headers: key })
    expect(await everyRow(), dry.body).toEqual(before)
    const real = await calls.send(name, world, { caller, input, headers: key })
    expect(real.statusCode, real.body).toBeLessThan(300)
    expect(real.headers['idempotent-replayed']).toBeUndefined()
    expect(await everyRow()).not.toEqual(before)
    expect(dry.statusCode).toBe(real.statusCode === 201 ? 200 : real.statusCode)
    expect(said(dry)).toBe(said(real))
    expect(contract.findFaults(calls.describe(name), dry)).toEqual([])
  })
})

test('a call that writes and cannot be tried refuses to be, rather than write', async () => {
  const world = await makeWorld(server)
  const input = await calls.inputOf('deletePurchases', world)
  const before = await everyRow()
  const answer = await calls.send('deletePurchases', world, { caller: world.managing, input, parameters: dryRun })
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['dryRun']])
  expect(await everyRow()).toEqual(before)
  const real = await calls.send('deletePurchases', world, { caller: world.managing, input, parameters: 'dryRun=false' })
  expect(real.json()).toMatchObject({ count: 1 })
})
