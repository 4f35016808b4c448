import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Contract, type DescribedOperation, endpoints } from '../support/contract.ts'
import { openCampaign } from '../support/open-campaign.ts'
import { type Caller, makeWorld, type World } from '../support/people-of-contract.ts'
import { tablesOf } from '../support/tables.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'
import { type ValidInput, validInputs } from '../support/valid-inputs.ts'

let server: TestServer
let contract: Contract
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'error', ...openCampaign })
  contract = await Contract.of(server)
})
afterAll(() => server.close())

const dryRun = 'dryRun=true'

const described = (name: string): DescribedOperation =>
  contract.operations.find(operation => operation.name === name) ?? expect.fail(name)

interface Request {
  readonly caller: Caller
  readonly input: ValidInput
  readonly parameters?: string
  readonly headers?: Readonly<Record<string, string>>
}

function send(name: string, world: World, { caller, input, parameters = '', headers = {} }: Request) {
  const { method, path } = described(name)
  const address = path.replace(/\{(\w+)\}/g, (_, parameter) => String(input.params?.[parameter] ?? world.canteenId))
  const query = [input.query?.slice(1), parameters].filter(Boolean).join('&')
  const url = query ? `${address}?${query}` : address
  const payload = input.body === undefined ? {} : { payload: input.body as object }
  return server.app.inject({ method, url, headers: { ...caller.headers, ...headers }, ...payload })
}

const inputOf = async (name: string, world: World): Promise<ValidInput> =>
  (await validInputs[name]?.(world, server)) ?? {}

/** Every row of every table, but for visits: what a request stores shows, whatever it is. */
async function everyRow(): Promise<Readonly<Record<string, readonly string[]>>> {
  const { database } = server.app.services
  const content: Record<string, readonly string[]> = {}
  for (const table of await tablesOf(database)) {
    if (table === 'sessions') continue
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
    const input = await inputOf(name, world)
    const before = await everyRow()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const dry = await send(name, world, { caller, input, parameters: dryRun, headers: key })
    expect(await everyRow(), dry.body).toEqual(before)
    const real = await send(name, world, { caller, input, headers: key })
    expect(real.statusCode, real.body).toBeLessThan(300)
    expect(real.headers['idempotent-replayed']).toBeUndefined()
    expect(await everyRow()).not.toEqual(before)
    expect(dry.statusCode).toBe(real.statusCode === 201 ? 200 : real.statusCode)
    expect(said(dry)).toBe(said(real))
    expect(contract.findFaults(described(name), dry)).toEqual([])
  })

  test.each(tried)('%s refuses what the call refuses, in the same words', async name => {
    const world = await makeWorld(server)
    const right = await inputOf(name, world)
    const emptied = Object.fromEntries(Object.keys((right.body ?? {}) as object).map(field => [field, {}]))
    const { body } = endpoints.get(name) ?? {}
    const isWrong = body !== undefined && !body.safeParse(emptied).success
    const requests: Request[] = [
      { caller: world.anonymous, input: right },
      ...(name === 'createCanteen' ? [] : [{ caller: world.user, input: right }]),
      ...(isWrong ? [{ caller: world.managing, input: { ...right, body: emptied } }] : []),
      ...(endpoints.get(name)?.versioned
        ? [{ caller: world.managing, input: right, headers: { 'if-match': '"2001-01-01T00:00:00.000+01:00"' } }]
        : []),
    ]
    for (const request of requests) {
      const [dry, real] = [
        await send(name, world, { ...request, parameters: dryRun }),
        await send(name, world, request),
      ]
      expect(real.statusCode, real.body).toBeGreaterThanOrEqual(400)
      expect([dry.statusCode, dry.body]).toEqual([real.statusCode, real.body])
    }
  })
})

describe('a call that writes and cannot be tried', () => {
  const others = [...endpoints].filter(
    ([, { method, dryRun, upload }]) => method !== 'GET' && !dryRun && upload === undefined,
  )

  test('refuses to be, rather than write', async () => {
    const world = await makeWorld(server)
    const input = await inputOf('deletePurchases', world)
    const before = await everyRow()
    const answer = await send('deletePurchases', world, { caller: world.managing, input, parameters: dryRun })
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['dryRun']])
    expect(await everyRow()).toEqual(before)
    const real = await send('deletePurchases', world, { caller: world.managing, input, parameters: 'dryRun=false' })
    expect(real.json()).toMatchObject({ count: 1 })
  })

  test.each(others.map(([name]) => name))('%s does not succeed with the parameter', async name => {
    const world = await makeWorld(server)
    const input = await inputOf(name, world)
    for (const caller of [world.managing, world.staff]) {
      const answer = await send(name, world, { caller, input, parameters: dryRun })
      expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400)
    }
  })

  test('and a value that says neither yes nor no is refused by all', async () => {
    const world = await makeWorld(server)
    const input = await inputOf('createCanteenPurchase', world)
    const request = { caller: world.managing, input }
    for (const parameters of ['dryRun=1', 'dryRun', 'dryRun=true&dryRun=true', 'dryRun=TRUE']) {
      const answer = await send('createCanteenPurchase', world, { ...request, parameters })
      expect([parameters, answer.statusCode, Object.keys(answer.json())]).toEqual([parameters, 400, ['dryRun']])
    }
  })
})
