import { afterAll, beforeAll, expect, test } from 'vitest'
import { Contract } from '../support/contract.ts'
import { makeWorld } from '../support/people-of-contract.ts'
import { parc } from '../support/sirets.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'
import { validInputs } from '../support/valid-inputs.ts'

let server: TestServer
let contract: Contract
beforeAll(async () => {
  server = await startTestServer()
  contract = await Contract.of(server)
})
afterAll(() => server.close())

/** Sends a valid request of the operation with another value in its body, which only refers to nothing. */
async function sendReferring(name: string, others: object) {
  const world = await makeWorld(server)
  const operation = contract.operations.find(one => one.name === name) ?? expect.fail(`${name} is not in the document`)
  const { body } = (await validInputs[name]?.(world, server)) ?? {}
  const answer = await server.app.inject({
    method: operation.method,
    url: operation.path,
    headers: world.managing.headers,
    payload: { ...(body as object), ...others },
  })
  expect(contract.findFaults(operation, answer)).toEqual([])
  return answer
}

test.each(['openKitchen', 'sendKitchenWeighings'])(
  '%s describes what it says of a code that opens nothing',
  async name => {
    expect((await sendReferring(name, { code: 'BBBB-BBBB-BBBB' })).statusCode).toBe(404)
  },
)

test.each(['openRecapLink', 'declineRecapRequest', 'stopRecapRequests', 'askRecapMailbox', 'openRecapMailbox'])(
  '%s describes what it says of a link that opens nothing',
  async name => {
    expect((await sendReferring(name, { token: '1-AAAA' })).statusCode).toBe(404)
  },
)

test('createImportMapping describes what it says of a canteen that one does not manage', async () => {
  const canteenId = await server.addCanteen(parc, [await server.addPerson()])
  expect((await sendReferring('createImportMapping', { canteenId })).statusCode).toBe(403)
  expect((await sendReferring('createImportMapping', { canteenId: 999_999 })).statusCode).toBe(404)
})
