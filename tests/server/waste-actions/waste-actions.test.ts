import { currentDay } from '@ma-cantine/lib/messages/today'
import { wasteActionRefusals } from '@ma-cantine/lib/waste-actions/waste-action-refusals'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { personalToken } from '../support/make-token.ts'
import { lac, parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let other: Person
let canteen: number
let second: number
let foreign: number
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
  other = await server.addPerson()
  canteen = await server.addCanteen(tilleuls, [manager])
  second = await server.addCanteen(lac, [manager])
  foreign = await server.addCanteen(parc, [other])
})
beforeEach(() => server.app.services.database.writer('canteenWasteActions').delete())
afterAll(() => server.close())

type Headers = Readonly<Record<string, string>>

const read = (path: string, headers: Headers = {}) =>
  server.app.inject({ url: `/api/v1/wasteActions/${path}`, headers: { ...headers } })

const note = (payload: object, headers: Headers = manager.headers, action: number | string = 2) =>
  server.app.inject({
    method: 'POST',
    url: `/api/v1/wasteActions/${action}/actions`,
    headers: { ...headers },
    payload: { canteenId: canteen, ...payload },
  })

interface Page {
  readonly count: number
  readonly next: string | null
  readonly results: readonly { id: number; title: string; effort: string; wasteOrigins: string[] }[]
}

describe('the list', () => {
  const list = async (query: string) => (await read(query)).json<Page>()

  test('is open to everybody, six at a time, a hundred at most', async () => {
    const page = await list('')
    expect(page).toMatchObject({ count: 20, next: expect.stringContaining('offset=6'), previous: null })
    expect(page.results).toHaveLength(6)
    expect((await list('?limit=100')).results).toHaveLength(20)
    expect((await list('?limit=6&offset=18')).results).toHaveLength(2)
    expect((await list('?limit=6&offset=60')).results).toHaveLength(0)
  })

  test('answers each action with its texts, its picture and its description in HTML', async () => {
    const [action] = (await list('?search=pain bout')).results
    expect(action).toEqual({
      id: 2,
      creationDate: expect.stringMatching(/^2026-11-23T.*\+01:00$/),
      modificationDate: expect.any(String),
      title: 'Mettre le pain au bout de la ligne',
      subtitle: expect.any(String),
      description: expect.stringMatching(/^<p>.*<h2>Les premières étapes<\/h2><ol><li>.*<\/li><\/ol><h2>/),
      effort: 'SMALL',
      wasteOrigins: ['PLATE', 'UNSERVED'],
      leadImage: {
        id: 2,
        image: expect.stringMatching(/^http.*\/images\/waste-actions\/bread-at-the-end\.svg$/),
        altText: 'Une ligne de self : l’assiette et le bol d’abord, le pain tout au bout.',
      },
      why: expect.any(String),
      firstSteps: expect.any(Array),
      effect: expect.any(String),
    })
  })

  test('is narrowed by efforts and by origins: one of each list must match', async () => {
    const { results } = await list('?limit=100&effort=SMALL&effort=LARGE&waste_origins=PREP')
    expect(results.map(({ id }) => id)).toEqual([1, 6])
    const large = await list('?limit=100&effort=LARGE&waste_origins=PREP&waste_origins=PLATE')
    expect(large.results.map(({ id }) => id)).toEqual([20])
    expect((await read('?effort=HUGE')).json()).toEqual({ effort: [expect.stringContaining('HUGE')] })
  })

  test('is searched without regard to accents and case, in the language of the reader', async () => {
    expect((await list('?search=RECHAUFFER')).results).toMatchObject([{ title: 'Réchauffer au fil du service' }])
    const english = await read('?search=reheat', { 'accept-language': 'en' })
    expect(english.json()).toMatchObject({ count: 1, results: [{ title: 'Reheat as the service goes on' }] })
    expect((await list('?search=rien+de+tel')).count).toBe(0)
  })
})

describe('one action', () => {
  test('tells visitors nothing of canteens, and people what theirs noted', async () => {
    await note({ isDone: true, doneOn: '2026-03-09' })
    await note({ canteenId: foreign, isDone: true }, other.headers)
    expect((await read('2')).json()).not.toHaveProperty('canteenActions')
    const { canteenActions } = (await read('2', manager.headers)).json()
    expect(canteenActions).toEqual([
      {
        resourceId: 2,
        canteenId: canteen,
        isDone: true,
        isFavorite: null,
        plannedOn: null,
        doneOn: '2026-03-09',
        creationDate: expect.any(String),
        modificationDate: expect.any(String),
        resource: expect.objectContaining({ id: 2, title: 'Mettre le pain au bout de la ligne' }),
        canteen: { id: canteen, name: expect.any(String), siret: tilleuls },
      },
    ])
    expect((await read('3', manager.headers)).json()).toMatchObject({ canteenActions: [] })
  })

  test('shows a limited token the canteens that it covers', async () => {
    await note({ isDone: true })
    await note({ canteenId: second, isDone: true })
    const { headers } = await personalToken(server, manager, ['canteen:read'], { canteenIds: [second] })
    expect((await read('2', headers)).json()).toMatchObject({ canteenActions: [{ canteenId: second }] })
  })

  test('that does not exist is unknown', async () => {
    const answer = await read('999')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ detail: wasteActionRefusals('unknown-action').in('fr') })
    expect((await note({ isDone: true }, manager.headers, 999)).statusCode).toBe(404)
  })
})

describe('what a canteen notes of an action', () => {
  test('is created (201), then changed (200): what is not named stays', async () => {
    const first = await note({ plannedOn: '2027-01-04', isFavorite: true })
    expect(first.statusCode).toBe(201)
    expect(first.json()).toMatchObject({ resourceId: 2, canteenId: canteen, isDone: null, plannedOn: '2027-01-04' })
    const then = await note({ isDone: true })
    expect(then.statusCode).toBe(200)
    expect(then.json()).toMatchObject({ isDone: true, doneOn: currentDay(), isFavorite: true, plannedOn: '2027-01-04' })
  })

  test('is done since the day that is given, since today without one, and has no day once it is undone', async () => {
    expect((await note({ doneOn: '2026-03-09' })).json()).toMatchObject({ isDone: true, doneOn: '2026-03-09' })
    expect((await note({ isDone: true })).json()).toMatchObject({ isDone: true, doneOn: '2026-03-09' })
    expect((await note({ doneOn: null })).json()).toMatchObject({ isDone: true, doneOn: null })
    expect((await note({ isDone: true })).json()).toMatchObject({ isDone: true, doneOn: null })
    expect((await note({ isDone: false })).json()).toMatchObject({ isDone: false, doneOn: null })
    expect((await note({ isDone: true })).json()).toMatchObject({ isDone: true, doneOn: currentDay() })
  })

  test.each([
    [{ doneOn: '2026-02-30' }, 'doneOn', 'n’existe pas'],
    [{ doneOn: '2099-01-01' }, 'doneOn', 'prévoyez plutôt'],
    [{ doneOn: '0026-03-09' }, 'doneOn', 'Vérifiez l’année'],
    [{ plannedOn: '9999-01-01' }, 'plannedOn', 'Vérifiez l’année'],
    [{ isDone: false, doneOn: '2026-03-09' }, 'doneOn', 'n’est pas faite'],
  ])('%j is refused beside its field', async (change, field, sentence) => {
    const answer = await note(change)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ [field]: [expect.stringContaining(sentence)] })
    expect(await server.rows('canteenWasteActions')).toEqual([])
  })

  test('is of a canteen that exists (400) and that the caller manages (403)', async () => {
    const unknown = await note({ canteenId: 999_999, isDone: true })
    expect(unknown.statusCode).toBe(400)
    expect(unknown.json()).toEqual({ canteenId: ['Cette cantine n’existe pas.'] })
    expect((await note({ canteenId: foreign, isDone: true })).statusCode).toBe(403)
    const { headers } = await personalToken(server, manager, ['canteen:write'], { canteenIds: [second] })
    expect((await note({ isDone: true }, headers)).statusCode).toBe(403)
    expect((await note({ canteenId: second, isDone: true }, headers)).statusCode).toBe(201)
    const reading = await personalToken(server, manager, ['canteen:read'])
    expect((await note({ isDone: true }, reading.headers)).statusCode).toBe(403)
  })

  test('is one row, however many send it at once, and keeps each change in the history', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => note({ doneOn: '2026-03-09' })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201])
    const [row, ...more] = await server.rows<{ id: number }>('canteenWasteActions')
    expect(more).toEqual([])
    await note({ isDone: false })
    const history = await server.rows<{ entity: string; entityId: number; before: string; after: string }>('history')
    const changes = history.filter(({ entity, entityId }) => entity === 'canteenWasteActions' && entityId === row?.id)
    expect(changes.map(({ before, after }) => [before, after].map(text => JSON.parse(text)))).toEqual([
      [null, expect.objectContaining({ canteenId: canteen, resourceId: 2, doneOn: '2026-03-09' })],
      [expect.objectContaining({ doneOn: '2026-03-09' }), expect.objectContaining({ doneOn: null })],
    ])
  })

  test('is not overwritten from another version (412), and may be sent again', async () => {
    const { modificationDate } = (await note({ plannedOn: '2026-12-01' })).json()
    const headers = { ...manager.headers, 'if-match': `"${modificationDate}"` }
    expect((await note({ doneOn: '2026-03-09' }, headers)).statusCode).toBe(200)
    expect((await note({ doneOn: '2026-03-09' }, headers)).statusCode).toBe(200)
    const other = await note({ doneOn: '2026-03-10' }, headers)
    expect(other.statusCode).toBe(412)
    expect(other.json()).toMatchObject({ changedBy: { firstName: expect.any(String) } })
  })
})

test('the actions of a canteen are listed with their texts', async () => {
  const url = (id: number) => `/api/v1/canteens/${id}/wasteActions/`
  await note({ isDone: true, doneOn: '2026-03-09' }, manager.headers, 7)
  await note({ plannedOn: '2026-12-01' })
  const answer = await server.app.inject({ url: url(canteen), headers: manager.headers })
  expect(answer.json()).toMatchObject([
    { resourceId: 2, plannedOn: '2026-12-01', isDone: null },
    { resourceId: 7, doneOn: '2026-03-09', resource: { title: 'Réchauffer au fil du service' } },
  ])
  expect((await server.app.inject({ url: url(foreign), headers: manager.headers })).statusCode).toBe(403)
})
