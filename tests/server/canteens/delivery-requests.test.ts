import type { DeliveryRequest, Satellite } from '@ma-cantine/lib'
import { satelliteRefusals } from '@ma-cantine/lib/canteens/satellite-refusals'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { messagesTo } from '../support/mailbox.ts'
import { makeSiret } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

let numbers = 0
let cook: Person
let manager: Person
let kitchen: number
let kitchenSiret: string
let canteen: number
let siret: string
beforeEach(async () => {
  cook = await server.addPerson()
  manager = await server.addPerson()
  kitchenSiret = makeSiret(++numbers)
  siret = makeSiret(++numbers)
  const columns = { name: 'Cuisine du Val', city: 'Liverdun', productionType: 'central', dailyMealCount: null }
  kitchen = await server.addCanteen(kitchenSiret, [cook], columns)
  canteen = await server.addCanteen(siret, [manager], { name: 'Cantine du Lac', productionType: 'site' })
})

const call = async (person: Pick<Person, 'headers'>, method: 'GET' | 'POST', path: string, payload?: object) => {
  const answer = await server.app.inject({
    method,
    url: `/api/v1/canteens/${path}`,
    headers: person.headers,
    ...(payload ? { payload } : {}),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const ask = (person: Pick<Person, 'headers'> = cook) => call(person, 'POST', `${kitchen}/satellites/`, { siret })
const requests = async (): Promise<DeliveryRequest[]> =>
  (await call(manager, 'GET', `${canteen}/deliveryRequests/`)).body
const answer = async (word: 'accept' | 'decline', person: Person = manager, id?: number) =>
  call(person, 'POST', `${canteen}/deliveryRequests/${id ?? (await requests())[0]?.id}/${word}/`, {})
const asked = async (): Promise<number[]> =>
  (await call(cook, 'GET', `${kitchen}/satellites/`)).body.askedCanteens.map(({ id }: Satellite) => id)
const row = () => server.app.services.database.reader('canteens').where({ id: canteen }).first()
const subjects = async ({ email }: Person) => (await messagesTo(server, email)).map(({ subject }) => subject)

test('the canteen of others stays as it is until its team accepts', async () => {
  const before = await row()
  const { status, body } = await ask()
  expect([status, body]).toMatchObject([
    200,
    { id: canteen, name: 'Cantine du Lac', userCanView: false, awaitsConsent: true },
  ])
  expect(await row()).toEqual(before)
  expect((await ask()).body.awaitsConsent).toBe(true)
  expect(await asked()).toEqual([canteen])
  // Told once, with what it takes to know the kitchen.
  const messages = await messagesTo(server, manager.email)
  expect(messages.map(({ subject }) => subject)).toEqual(['Un livreur de repas demande à être celui de votre cantine'])
  expect(messages[0]?.body).toContain(`Cuisine du Val, Liverdun, ${kitchenSiret}`)
  expect(await requests()).toMatchObject([{ kitchenName: 'Cuisine du Val', kitchenSiret, email: cook.email }])
  expect((await answer('accept')).status).toBe(200)
  expect(await row()).toMatchObject({
    productionType: 'site_cooked_elsewhere',
    centralProducerSiret: kitchenSiret,
    formerProductionType: 'site',
  })
  expect(await subjects(cook)).toEqual(['Votre livreur de repas est accepté'])
  expect([await requests(), await asked()]).toEqual([[], []])
  // The team of the kitchen does not become that of the canteen.
  expect((await call(cook, 'GET', `${canteen}`)).status).toBe(403)
})

test('declined, nothing changes, and the same request may be made again', async () => {
  await ask()
  const [request] = await requests()
  expect((await answer('decline')).status).toBe(200)
  expect(await row()).toMatchObject({ productionType: 'site', centralProducerSiret: null })
  expect(await subjects(cook)).toEqual(['Votre livreur de repas n’est pas retenu'])
  // Answered before.
  expect(await answer('accept', manager, request?.id)).toEqual({
    status: 404,
    body: { detail: satelliteRefusals('no-open-request').in('fr') },
  })
  await ask()
  expect(await requests()).toHaveLength(1)
})

test('withdrawn by the kitchen, or of a kitchen that is none any more, it can no longer be accepted', async () => {
  await ask()
  const [request] = await requests()
  await call(cook, 'POST', `${kitchen}/satellites/${canteen}/unlink/`, {})
  expect(await requests()).toEqual([])
  expect((await answer('accept', manager, request?.id)).status).toBe(404)
  await ask()
  const { writer } = server.app.services.database
  await writer('canteens').where({ id: kitchen }).update({ productionType: 'site' })
  expect((await answer('accept')).status).toBe(403)
  await writer('canteens').where({ id: kitchen }).update({ deletionDate: '2026-01-01T00:00:00.000Z' })
  expect(await requests()).toEqual([])
  expect(await row()).toMatchObject({ productionType: 'site' })
})

test('only the team answers, with a confirmed address, and two answers at once are one', async () => {
  const stranger = await server.addPerson()
  expect((await ask(await server.addPerson({ emailConfirmed: false }))).status).toBe(403)
  await ask()
  const [request] = await requests()
  for (const person of [cook, stranger]) expect((await answer('accept', person, request?.id)).status).toBe(403)
  expect((await call(cook, 'GET', `${canteen}/deliveryRequests/`)).status).toBe(403)
  const answers = await Promise.all([
    answer('accept', manager, request?.id),
    answer('decline', manager, request?.id),
    answer('accept', manager, request?.id),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  expect(await subjects(cook)).toHaveLength(1)
})

test('a canteen that another kitchen delivers to meanwhile stays with it', async () => {
  await ask()
  const { writer } = server.app.services.database
  const other = makeSiret(++numbers)
  await writer('canteens').where({ id: canteen }).update({
    productionType: 'site_cooked_elsewhere',
    centralProducerSiret: other,
  })
  expect(await answer('accept')).toEqual({
    status: 403,
    body: { detail: satelliteRefusals('satellite-of-another').in('fr') },
  })
  expect(await row()).toMatchObject({ centralProducerSiret: other })
})
