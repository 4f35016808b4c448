import { afterAll, beforeAll, expect, test } from 'vitest'
import { Contract, endpoints } from '../support/contract.ts'
import { type Call, ContractCalls } from '../support/contract-calls.ts'
import { openCampaign } from '../support/open-campaign.ts'
import { makeWorld } from '../support/people-of-contract.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let calls: ContractCalls
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'error', ...openCampaign })
  calls = new ContractCalls(server, await Contract.of(server))
})
afterAll(() => server.close())

const dryRun = 'dryRun=true'
const tried = [...endpoints].filter(([, endpoint]) => endpoint.dryRun).map(([name]) => name)
const untried = [...endpoints].filter(
  ([, { method, dryRun, upload }]) => method !== 'GET' && !dryRun && upload === undefined,
)

test.each(tried)('a dry run of %s refuses what the call refuses, in the same words', async name => {
  const world = await makeWorld(server)
  const right = await calls.inputOf(name, world)
  const emptied = Object.fromEntries(Object.keys((right.body ?? {}) as object).map(field => [field, {}]))
  const { body } = endpoints.get(name) ?? {}
  const isWrong = body !== undefined && !body.safeParse(emptied).success
  const requests: Call[] = [
    { caller: world.anonymous, input: right },
    ...(name === 'createCanteen' ? [] : [{ caller: world.user, input: right }]),
    ...(isWrong ? [{ caller: world.managing, input: { ...right, body: emptied } }] : []),
    ...(endpoints.get(name)?.versioned
      ? [{ caller: world.managing, input: right, headers: { 'if-match': '"2001-01-01T00:00:00.000+01:00"' } }]
      : []),
  ]
  for (const request of requests) {
    const [dry, real] = [
      await calls.send(name, world, { ...request, parameters: dryRun }),
      await calls.send(name, world, request),
    ]
    expect(real.statusCode, real.body).toBeGreaterThanOrEqual(400)
    expect([dry.statusCode, dry.body]).toEqual([real.statusCode, real.body])
  }
})

test.each(untried.map(([name]) => name))(
  '%s, which cannot be tried, does not succeed with the parameter',
  async name => {
    const world = await makeWorld(server)
    const input = await calls.inputOf(name, world)
    for (const caller of [world.managing, world.verifiedStaff]) {
      const answer = await calls.send(name, world, { caller, input, parameters: dryRun })
      expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400)
    }
  },
)

test('a value that says neither yes nor no is refused by all', async () => {
  const world = await makeWorld(server)
  const input = await calls.inputOf('createCanteenPurchase', world)
  const request = { caller: world.managing, input }
  for (const parameters of ['dryRun=1', 'dryRun', 'dryRun=true&dryRun=true', 'dryRun=TRUE']) {
    const answer = await calls.send('createCanteenPurchase', world, { ...request, parameters })
    expect([parameters, answer.statusCode, Object.keys(answer.json())]).toEqual([parameters, 400, ['dryRun']])
  }
})
