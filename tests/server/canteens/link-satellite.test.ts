import type { Canteen } from '@ma-cantine/lib'
import { canteenRefusals } from '@ma-cantine/lib/canteens/canteen-refusals'
import { satelliteRefusals } from '@ma-cantine/lib/canteens/satellite-refusals'
import type { LinkingKitchen } from '@ma-cantine/lib/canteens/satellites-api'
import type { Message } from '@ma-cantine/lib/messages/catalogue'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nothingElse } from '../../support/complete-amounts.ts'
import { messagesTo } from '../support/mailbox.ts'
import { personalToken } from '../support/make-token.ts'
import { campaignYear, openCampaign } from '../support/open-campaign.ts'
import { makeSiret } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(openCampaign)
})
afterAll(() => server.close())

let numbers = 90_000
let cook: Person
let kitchenSiret: string
let kitchen: number
beforeEach(async () => {
  cook = await server.addPerson()
  kitchenSiret = makeSiret(++numbers)
  kitchen = await server.addCanteen(kitchenSiret, [cook], { productionType: 'central' })
})

const received = { productionType: 'site_cooked_elsewhere' }
const addCanteen = (managers: readonly Person[], values: object = received) =>
  server.addCanteen(makeSiret(++numbers), managers, { ...values })
const call = (path: string, headers: object = cook.headers, method: 'GET' | 'POST' = 'POST') =>
  server.app.inject({ method, url: `/api/v1/canteens/${path}`, headers: { ...headers } })
const link = (id: number, headers?: object) => call(`${kitchen}/satellites/${id}/link/`, headers)
const answered = async (answer: ReturnType<typeof call>) => [(await answer).statusCode, (await answer).json()]
const row = (id: number) => server.app.services.database.reader('canteens').where({ id }).first()

describe('a canteen that receives its meals, by its id,', () => {
  test('is linked at once when the caller manages it, or nobody does; the answer is the kitchen', async () => {
    for (const team of [[cook], []]) {
      const id = await addCanteen(team)
      const answer = await link(id)
      const { satellites, ...shown } = answer.json<LinkingKitchen>()
      expect([answer.statusCode, shown]).toMatchObject([200, { id: kitchen, link: 'linked' }])
      expect(satellites.map(each => each.id)).toContain(id)
      expect(await row(id)).toMatchObject({ ...received, centralProducerSiret: kitchenSiret })
      expect((await call(`${id}`, cook.headers, 'GET')).json<Canteen>().managers).toMatchObject([{ email: cook.email }])
    }
  })

  test('of another team is asked, and nothing of it changes until its team accepts', async () => {
    const manager = await server.addPerson()
    const id = await addCanteen([manager])
    const before = await row(id)
    for (const _ of [1, 2]) {
      expect(await answered(link(id))).toMatchObject([200, { id: kitchen, link: 'asked', satellites: [] }])
    }
    expect(await row(id)).toEqual(before)
    expect(await messagesTo(server, manager.email)).toHaveLength(1)
    const [request] = (await call(`${id}/deliveryRequests/`, manager.headers, 'GET')).json<{ id: number }[]>()
    await call(`${id}/deliveryRequests/${request?.id}/accept/`, manager.headers)
    expect(await row(id)).toMatchObject({ centralProducerSiret: kitchenSiret })
    expect((await call(`${kitchen}/satellites/${id}/unlink/`)).statusCode).toBe(200)
    expect(await row(id)).toMatchObject({ ...received, centralProducerSiret: null })
  })

  test('is linked once for one key', async () => {
    const headers = { ...cook.headers, 'idempotency-key': `lien-${numbers}` }
    const [id, other] = [await addCanteen([cook]), await addCanteen([cook])]
    const first = await link(id, headers)
    const again = await link(id, headers)
    expect([again.statusCode, again.body, again.headers['idempotent-replayed']]).toEqual([200, first.body, 'true'])
    expect((await link(other, headers)).statusCode).toBe(422)
  })
})

describe('linking by id is refused', () => {
  test('for what does not exist, and what cannot be a satellite of the kitchen', async () => {
    const deleted = await addCanteen([cook], { ...received, deletionDate: new Date().toISOString() })
    for (const id of [987_654, deleted]) {
      expect(await answered(link(id))).toEqual([404, { detail: canteenRefusals('unknown-canteen').in('fr') }])
    }
    const refused = (message: Message) => [400, { detail: message.in('fr') }]
    for (const productionType of ['site', 'central', null]) {
      expect(await answered(link(await addCanteen([cook], { productionType })))).toEqual(
        refused(satelliteRefusals('not-a-satellite')),
      )
    }
    const taken = await addCanteen([cook], { ...received, centralProducerSiret: makeSiret(++numbers) })
    expect(await answered(link(taken))).toEqual(refused(satelliteRefusals('satellite-of-another')))
    const own = await addCanteen([cook])
    await link(own)
    expect(await answered(link(own))).toEqual(refused(satelliteRefusals('already-linked')))
  })

  test('while its declaration is in force', async () => {
    const id = await addCanteen([cook])
    const date = '2026-01-15T10:00:00.000Z'
    const [report]: { id: number }[] = await server.app.services.database
      .writer('diagnostics')
      .insert({
        canteenId: id,
        year: campaignYear,
        ...nothingElse,
        valueTotalHt: 1000,
        creationDate: date,
        modificationDate: date,
      })
      .returning('id')
    const declared = await call(`${id}/diagnostics/${report?.id}/teledeclaration/create?honour_statement=true`)
    expect(declared.statusCode).toBe(200)
    expect(await answered(link(id))).toEqual([400, { detail: satelliteRefusals('declared').in('fr') }])
    expect(await row(id)).toMatchObject({ centralProducerSiret: null })
  })

  test('to who does not manage the kitchen, and to tokens without the scope', async () => {
    const id = await addCanteen([cook])
    const [stranger, staff] = [await server.addPerson(), await server.addPerson({ isStaff: true })]
    const limited = await personalToken(server, cook, ['canteen:write'], { canteenIds: [id] })
    const reading = await personalToken(server, cook, ['canteen:read', 'purchase:write', 'diagnostic:write'])
    for (const headers of [{}, stranger.headers, staff.headers, limited.headers, reading.headers]) {
      expect((await link(id, headers)).statusCode).toBe(403)
    }
    expect(await row(id)).toMatchObject({ centralProducerSiret: null })
  })
})
