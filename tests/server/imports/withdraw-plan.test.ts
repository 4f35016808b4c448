import type { ImportAnswer } from '@ma-cantine/lib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { tilleuls } from '../support/sirets.ts'
import { errorsOf, type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.empty()
  manager = await server.addPerson()
  await server.addCanteen(tilleuls, [manager])
})
afterAll(() => server.close())

const purchases = file('achats', [{}, { description: 'Navets' }])
const send = async (query: string) =>
  (await server.upload(`/api/v1/importPurchases/${query}`, manager, purchases)).json<ImportAnswer>()
const newPlan = async () => (await send('?dryRun=true')).plan?.id ?? expect.fail('No plan')
const withdraw = (planId: string, { headers } = manager) =>
  server.app.inject({ method: 'DELETE', url: `/api/v1/importPlans/${planId}/`, headers })

describe('a withdrawn plan', () => {
  test('can no longer be carried out, by a request that comes later or that was on its way', async () => {
    const planId = await newPlan()
    expect((await withdraw(planId)).json()).toEqual({ importId: null })
    expect((await server.upload(`/api/v1/importPurchases/?plan=${planId}`, manager, purchases)).statusCode).toBe(404)
    const another = await newPlan()
    const [sent, given] = await Promise.all([
      server.upload(`/api/v1/importPurchases/?plan=${another}`, manager, purchases),
      withdraw(another),
    ])
    const { importId } = given.json<{ importId: number | null }>()
    const stored = await server.count('purchases')
    expect(stored).toBe(importId === null ? 0 : 2)
    expect(sent.statusCode === 404 || sent.json<ImportAnswer>().count === stored).toBe(true)
  })

  test('names the import that carried it out before', async () => {
    const planId = await newPlan()
    const { importId } = await send(`?plan=${planId}`)
    expect((await withdraw(planId)).json()).toEqual({ importId })
    expect(errorsOf(await send(`?plan=${planId}`))).toEqual(['0 - plan-applied'])
  })

  test('must exist and belong to the user', async () => {
    const planId = await newPlan()
    expect((await withdraw(planId, await server.addPerson())).statusCode).toBe(404)
    expect((await withdraw(planId)).statusCode).toBe(200)
    expect((await withdraw(planId)).statusCode).toBe(404)
  })
})
