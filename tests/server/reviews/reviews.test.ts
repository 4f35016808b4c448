import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeSiret } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(() => server.empty())
afterAll(() => server.close())

const review = { page: 'ManagementPage', rating: 4, suggestion: 'Plus de dessins.' }
const send = (person: Person, payload: object = review, headers: object = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/reviews/',
    payload,
    headers: { ...person.headers, ...headers },
  })

test('a review tells what its author managed when they wrote it, and their account shows it', async () => {
  const person = await server.addPerson()
  expect((await send(person)).json()).toMatchObject({ ...review, hasCanteen: false, hasDiagnostic: false })
  const canteenId = await server.addCanteen(makeSiret(1), [person])
  expect((await send(person)).json()).toMatchObject({ hasCanteen: true, hasDiagnostic: false })
  const date = new Date().toISOString()
  await server.app.services.database
    .writer('diagnostics')
    .insert({ canteenId, year: 2024, creationDate: date, modificationDate: date })
  const answer = await send(person)
  expect([answer.statusCode, answer.json()]).toMatchObject([201, { hasCanteen: true, hasDiagnostic: true }])

  const { loggedUser } = (await server.app.inject({ url: '/api/v1/initialData/', headers: person.headers })).json()
  expect(loggedUser.reviews).toEqual([
    { hasCanteen: false, hasDiagnostic: false },
    { hasCanteen: true, hasDiagnostic: false },
    { hasCanteen: true, hasDiagnostic: true },
  ])
})

test('a review is refused field by field, and its suggestion is optional', async () => {
  const person = await server.addPerson()
  expect((await send(person, { page: 'x'.repeat(101), rating: 6, suggestion: 3 })).json()).toEqual({
    page: [expect.stringContaining('100')],
    rating: ['La valeur maximale est 5.'],
    suggestion: ['Ce champ doit être un texte.'],
  })
  expect((await send(person, { page: 'NewPartner', rating: 0 })).statusCode).toBe(400)
  expect((await send(person, { page: 'NewPartner', rating: 1, suggestion: ' \n' })).json()).toMatchObject({
    suggestion: null,
  })
})

test('a visitor reviews nothing', async () => {
  const answer = await server.app.inject({ method: 'POST', url: '/api/v1/reviews/', payload: review })
  expect([answer.statusCode, await server.count('reviews')]).toEqual([403, 0])
})

test('a review is stored once, however often it is sent with its key', async () => {
  const person = await server.addPerson()
  const key = { 'idempotency-key': 'avis-1' }
  const answers = [await send(person, review, key), await send(person, review, key)]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  expect(answers[1]?.json()).toEqual(answers[0]?.json())
  expect(await server.count('reviews')).toBe(1)
})
