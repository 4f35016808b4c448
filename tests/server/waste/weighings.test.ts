import type { SentWeighing, WeighingResult } from '@ma-cantine/lib/waste/sent-weighings'
import { weighingMessages } from '@ma-cantine/lib/waste/weighing-messages'
import { weighingRefusals } from '@ma-cantine/lib/waste/weighing-refusals'
import type { WeighingSums } from '@ma-cantine/lib/waste/weighing-sums'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sentWeighing } from '../support/sent-weighing.ts'
import { lac, makeSiret, parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let colleague: Person
let canteen: number
let second: number
let foreign: number
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson({ firstName: 'Anne', lastName: 'Roux' })
  colleague = await server.addPerson({ firstName: 'Éloi', lastName: 'Petit' })
  canteen = await server.addCanteen(tilleuls, [manager, colleague])
  second = await server.addCanteen(lac, [manager])
  foreign = await server.addCanteen(parc, [await server.addPerson()])
})
beforeEach(async () => {
  const { writer } = server.app.services.database
  await writer('weighings').delete()
  await writer('weighingLinks').delete()
  await writer('rate_limits').delete()
})
afterAll(() => server.close())

const day = (offset: number) =>
  new Date(Date.now() + offset * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Europe/Paris' })
const today = day(0)

interface Options {
  readonly person?: Person
  readonly headers?: Readonly<Record<string, string>>
  readonly canteenId?: number
}

const call = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
  { person = manager, headers = {}, canteenId = canteen }: Options = {},
) =>
  server.app.inject({
    method,
    url: `/api/v1/canteens/${canteenId}/${path}`,
    headers: { ...person.headers, ...headers },
    ...(payload ? { payload } : {}),
  })

async function send(weighings: readonly SentWeighing[], options: Options = {}): Promise<WeighingResult[]> {
  const answer = await call('POST', 'weighings/', { weighings }, options)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ results: WeighingResult[] }>().results
}

const idOf = async (values: Partial<SentWeighing> = {}) => (await send([sentWeighing(values)]))[0]?.weighing?.id ?? 0
const sums = async (query = '', options: Options = {}) =>
  (await call('GET', `weighings/sums/${query}`, undefined, options)).json<WeighingSums>()

describe('weighings that are sent', () => {
  test('are stored with who weighed, and told as they are stored', async () => {
    const sent = sentWeighing({ grams: 12_345, edible: 'unknown' })
    const [result] = await send([sent])
    const { isDeleted, ...values } = sent
    expect(result).toEqual({
      uuid: sent.uuid,
      status: 'stored',
      message: null,
      weighing: {
        id: expect.any(Number),
        canteenId: canteen,
        ...values,
        linkId: null,
        authorName: 'Anne Roux',
        creationDate: expect.any(String),
        modificationDate: expect.any(String),
      },
    })
  })

  test('again, in whole or in part, are stored once, and make no history', async () => {
    const all = Array.from({ length: 40 }, () => sentWeighing())
    await server.app.services.database.writer('history').delete()
    await send(all.slice(0, 20))
    await send(all)
    await send(all.slice(10), { person: colleague })
    expect(await server.count('weighings')).toBe(40)
    expect(await sums()).toMatchObject({ count: 40, grams: 40 * 4200 })
    const history = await server.rows<{ entity: string }>('history')
    expect(history.filter(({ entity }) => entity === 'weighings')).toHaveLength(40)
  })

  test('by two devices at once, the same and others, are neither lost nor doubled', async () => {
    const shared = Array.from({ length: 30 }, () => sentWeighing({ grams: 1000 }))
    const own = Array.from({ length: 20 }, () => sentWeighing({ grams: 10 }))
    await Promise.all([
      send([...shared, ...own.slice(0, 10)]),
      send([...shared.toReversed(), ...own.slice(10)], { person: colleague }),
      send([...own.slice(5, 15), ...shared.slice(10, 20)]),
    ])
    expect(await sums()).toMatchObject({ count: 50, grams: 30_200 })
  })

  test('one by one wrong do not hold back the others', async () => {
    const wrong = [sentWeighing({ grams: 0 }), sentWeighing({ grams: 1_000_000 }), sentWeighing({ day: day(1) })]
    const results = await send([...wrong, sentWeighing()])
    expect(results.map(({ status, message }) => [status, message])).toEqual([
      ['refused', weighingMessages('no-grams').in('fr')],
      ['refused', weighingMessages('too-many-grams').in('fr')],
      ['refused', weighingMessages('weighing-to-come').in('fr')],
      ['stored', null],
    ])
    expect(await server.count('weighings')).toBe(1)
  })

  test('change and delete what was sent, and an earlier revision that comes late does not undo it', async () => {
    const first = sentWeighing()
    await send([first])
    const changed = { ...first, revision: 2, grams: 5000 }
    expect((await send([changed]))[0]?.weighing).toMatchObject({ grams: 5000, revision: 2 })
    expect((await send([first]))[0]).toMatchObject({ status: 'refused', weighing: { grams: 5000 } })
    const deleted = { ...changed, revision: 3, isDeleted: true }
    expect((await send([deleted]))[0]).toMatchObject({ status: 'stored', weighing: null })
    expect(await sums()).toMatchObject({ count: 0, grams: 0 })
    expect((await send([{ ...changed, revision: 4 }]))[0]?.weighing).toMatchObject({ grams: 5000 })
  })

  test('of two changes based on the same revision, the second is told', async () => {
    const first = sentWeighing()
    await send([first])
    await send([{ ...first, revision: 2, grams: 5000 }])
    const [result] = await send([{ ...first, revision: 2, grams: 6000 }], { person: colleague })
    expect(result).toMatchObject({
      status: 'refused',
      message: weighingRefusals('changed-elsewhere').in('fr'),
      weighing: { grams: 5000 },
    })
  })

  test('are refused as a whole when one of them is no weighing', async () => {
    for (const wrong of [{ uuid: 'x' }, { source: 'bin' }, { edible: 'maybe' }, { grams: 1.5 }, { day: 'today' }]) {
      const answer = await call('POST', 'weighings/', { weighings: [{ ...sentWeighing(), ...wrong }] })
      expect(answer.statusCode).toBe(400)
    }
    expect((await call('POST', 'weighings/', { weighings: [] })).statusCode).toBe(400)
  })

  test('of one UUID in two canteens are two', async () => {
    const sent = sentWeighing()
    await send([sent])
    expect((await send([sent], { canteenId: second }))[0]?.status).toBe('stored')
    expect(await server.count('weighings')).toBe(2)
  })
})

describe('the list', () => {
  test('has the last day first, filtered by period and source, in pages', async () => {
    await send([
      sentWeighing({ day: day(-3), grams: 1 }),
      sentWeighing({ day: day(-2), grams: 2, source: 'unserved' }),
      sentWeighing({ day: day(-1), grams: 3 }),
      sentWeighing({ day: day(-1), grams: 4 }),
    ])
    const grams = async (query: string) =>
      (await call('GET', `weighings/${query}`))
        .json<{ results: { grams: number }[] }>()
        .results.map(({ grams }) => grams)
    const all = await grams('')
    expect(all.slice(2)).toEqual([2, 1])
    expect(all.slice(0, 2).sort()).toEqual([3, 4])
    expect(await grams(`?start_date=${day(-3)}&end_date=${day(-2)}`)).toEqual([2, 1])
    expect(await grams('?source=unserved')).toEqual([2])
    expect(await grams('?limit=1&offset=3')).toEqual([1])
    const page = await call('GET', 'weighings/?limit=3')
    expect(page.json()).toMatchObject({ count: 4, previous: null, next: expect.stringContaining('offset=3') })
  })
})

describe('a change by a manager', () => {
  test('keeps what it does not name, and is refused (412) when it is based on another version', async () => {
    const id = await idOf()
    const before = (await call('PATCH', `weighings/${id}`, { edible: 'no' })).json<{ modificationDate: string }>()
    expect(before).toMatchObject({ edible: 'no', grams: 4200, revision: 2 })
    const headers = { 'if-match': `"${before.modificationDate}"` }
    const changed = await call('PATCH', `weighings/${id}`, { grams: 1 }, { headers, person: colleague })
    expect(changed.statusCode).toBe(200)
    const other = await call('PATCH', `weighings/${id}`, { grams: 2 }, { headers })
    expect([other.statusCode, other.json()]).toMatchObject([
      412,
      { changedBy: { firstName: 'Éloi', lastName: 'Petit' }, modificationDate: changed.json().modificationDate },
    ])
    // The same change again, as after a lost answer, is no conflict.
    const repeated = await call('PATCH', `weighings/${id}`, { grams: 1 }, { headers, person: colleague })
    expect(repeated.json()).toEqual(changed.json())
    expect((await call('PATCH', `weighings/${id}`, { grams: 0 })).json()).toEqual({
      grams: [weighingMessages('no-grams').in('fr')],
    })
  })

  test('is kept in the history with what it changed; deletion and its undoing too', async () => {
    const id = await idOf()
    await call('PATCH', `weighings/${id}`, { grams: 4300 })
    expect((await call('DELETE', `weighings/${id}`)).statusCode).toBe(204)
    expect((await call('DELETE', `weighings/${id}`)).statusCode).toBe(404)
    expect((await call('PATCH', `weighings/${id}`, { grams: 1 })).statusCode).toBe(404)
    expect((await call('POST', `weighings/${id}/restore/`)).json()).toMatchObject({ id, grams: 4300, revision: 4 })
    const history = await server.rows<{ entity: string; entityId: number; before: string; after: string }>('history')
    const [creation, change, deletion, restoration] = history.filter(row => row.entityId === id)
    expect(creation).toMatchObject({ entity: 'weighings', userId: manager.id, through: 'token', before: null })
    expect(JSON.parse(change?.after ?? '')).toEqual({ grams: 4300 })
    expect(JSON.parse(deletion?.after ?? '')).toEqual({ deletionDate: expect.any(String) })
    expect(JSON.parse(restoration?.after ?? '')).toEqual({ deletionDate: null })
  })

  test('does not reach a weighing of another canteen', async () => {
    const id = await idOf()
    for (const method of ['PATCH', 'DELETE'] as const) {
      const payload = method === 'PATCH' ? { grams: 3 } : undefined
      expect((await call(method, `weighings/${id}`, payload, { canteenId: second })).statusCode).toBe(404)
      expect((await call(method, `weighings/${id}`, payload, { canteenId: foreign })).statusCode).toBe(403)
    }
  })
})

test('the sums of a period tell each source, day and person', async () => {
  await send([
    sentWeighing({ grams: 1005, source: 'preparation', edible: 'no' }),
    sentWeighing({ grams: 2000, source: 'leftovers' }),
    sentWeighing({ grams: 500, source: 'leftovers', edible: 'unknown' }),
    sentWeighing({ grams: 9999, day: day(-9) }),
  ])
  await send([sentWeighing({ grams: 1, day: day(-1) })], { person: colleague })
  expect(await sums(`?start_date=${day(-1)}&end_date=${today}`)).toEqual({
    count: 4,
    grams: 3506,
    sources: [
      { source: 'preparation', count: 1, grams: 1005, edibleGrams: 0, inedibleGrams: 1005, unsortedGrams: 0 },
      { source: 'unserved', count: 0, grams: 0, edibleGrams: 0, inedibleGrams: 0, unsortedGrams: 0 },
      { source: 'leftovers', count: 3, grams: 2501, edibleGrams: 2001, inedibleGrams: 0, unsortedGrams: 500 },
    ],
    days: [
      { day: day(-1), count: 1, grams: 1 },
      { day: today, count: 3, grams: 3505 },
    ],
    authors: expect.arrayContaining([
      { name: 'Anne Roux', isKitchen: false, count: 3, grams: 3505 },
      { name: 'Éloi Petit', isKitchen: false, count: 1, grams: 1 },
    ]),
  })
})

test('the export has a row a weighing, in French, for the filters', async () => {
  await send([
    sentWeighing({ grams: 12_500 }),
    sentWeighing({ grams: 70, source: 'preparation', edible: 'no', day: day(-1) }),
  ])
  const csv = await call('GET', 'pesees.csv')
  expect(csv.headers['content-disposition']).toBe('attachment; filename="pesees.csv"')
  expect(csv.body.split('\r\n')).toEqual([
    '\ufeffJour;Source;Masse (g);Masse (kg);Tri;Pesé par',
    `${day(-1)};Préparation;70;0,07;Non comestible;Anne Roux`,
    `${today};Restes dans les assiettes;12500;12,50;Comestible;Anne Roux`,
    '',
  ])
  const filtered = await call('GET', `pesees.csv?source=preparation&start_date=${day(-1)}`)
  expect(filtered.body.trim().split('\r\n')).toHaveLength(2)
  for (const format of ['xlsx', 'ods']) {
    const file = await call('GET', `pesees.${format}`)
    expect(file.statusCode).toBe(200)
    expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK')
  }
})

test('a weighing and a link that do not exist are told as such', async () => {
  const weighing = await call('PATCH', 'weighings/987654', { grams: 5 })
  expect(weighing.statusCode).toBe(404)
  expect(weighing.json()).toEqual({ detail: weighingRefusals('unknown-weighing').in('fr') })
  const link = await call('DELETE', 'weighingLinks/987654')
  expect(link.statusCode).toBe(404)
  expect(link.json()).toEqual({ detail: weighingRefusals('unknown-link').in('fr') })
})

describe('the link of a kitchen', () => {
  const week = { periodStartDate: day(-2), periodEndDate: day(2) }
  interface Made {
    readonly link: { readonly id: number }
    readonly code: string
  }
  const make = async (period: object = week) => (await call('POST', 'weighingLinks/', period)).json<Made>()
  const kitchen = (path: 'open' | 'weighings', payload: object, remoteAddress = '127.0.0.1') =>
    server.app.inject({ method: 'POST', url: `/api/v1/kitchen/${path}/`, payload, remoteAddress })
  const open = (code: string, address?: string) => kitchen('open', { code, day: today }, address)
  const sendBy = (code: string, weighings: readonly SentWeighing[]) => kitchen('weighings', { code, weighings })

  test('lets who has its code weigh for its canteen, and see what came through it alone', async () => {
    await send([sentWeighing({ grams: 1 })])
    const { code } = await make()
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
    const sent = sentWeighing({ grams: 700 })
    const answer = await sendBy(code, [sent])
    expect(answer.json()).toMatchObject({ results: [{ status: 'stored', weighing: { grams: 700, authorName: null } }] })
    const opened = await open(` ${code.toLowerCase().replaceAll('-', ' ')} `)
    expect(opened.json()).toEqual({
      canteenId: canteen,
      canteenName: expect.any(String),
      ...week,
      weighings: [expect.objectContaining({ uuid: sent.uuid })],
    })
    expect(await sums()).toMatchObject({
      count: 2,
      authors: expect.arrayContaining([{ name: null, isKitchen: true, count: 1, grams: 700 }]),
    })
    const history = await server.rows<{ through: string; entity: string }>('history')
    expect(history.at(-1)).toMatchObject({ entity: 'weighings', through: 'kitchen', userId: null })
    expect((await call('GET', 'weighingLinks/')).json()).toEqual([
      expect.objectContaining({ ...week, isOpen: true, endDate: null, authorName: 'Anne Roux', weighingCount: 1 }),
    ])
  })

  test('takes five thousand weighings, and says when it is full', async () => {
    const { code, link } = await make()
    const date = new Date().toISOString()
    const rows = Array.from({ length: 5000 }, (_, index) => ({
      canteenId: canteen,
      uuid: `full-${index}`,
      revision: 1,
      day: today,
      source: 'leftovers',
      grams: 1,
      edible: 'yes',
      linkId: link.id,
      creationDate: date,
      modificationDate: date,
    }))
    await server.app.services.database.writer.batchInsert('weighings', rows, 500)
    const answer = await sendBy(code, [sentWeighing()])
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual({ detail: weighingRefusals('link-full').in('fr') })
  })

  test('does not change what came another way, and tells nothing of it', async () => {
    const others = sentWeighing({ grams: 1 })
    await send([others])
    const { code } = await make()
    const [result] = (await sendBy(code, [{ ...others, revision: 2, grams: 5 }])).json().results
    expect(result).toEqual({
      uuid: others.uuid,
      status: 'refused',
      message: weighingRefusals('other-weighing').in('fr'),
      weighing: null,
    })
    // What it had sent before its first link ended is there already.
    expect((await sendBy(code, [others])).json().results).toMatchObject([{ status: 'stored', weighing: null }])
    expect(await server.count('weighings')).toBe(1)
  })

  test.each(['corrected', 'deleted'] as const)('does not change what a manager %s, by any revision', async what => {
    const sent = sentWeighing({ grams: 700 })
    const { code } = await make()
    const [stored] = (await sendBy(code, [sent])).json<{ results: WeighingResult[] }>().results
    // The device itself may change its own weighing as often as it likes.
    expect((await sendBy(code, [{ ...sent, revision: 4, grams: 720 }])).json().results).toMatchObject([
      { status: 'stored', weighing: { grams: 720 } },
    ])
    const path = `weighings/${stored?.weighing?.id}/`
    const done = what === 'corrected' ? await call('PATCH', path, { grams: 70 }) : await call('DELETE', path)
    expect(done.statusCode).toBeLessThan(300)
    const before = await server.rows('weighings')
    const answer = await sendBy(code, [{ ...sent, revision: 1_000_000, grams: 900 }])
    expect(answer.json().results).toMatchObject([
      { status: 'refused', message: weighingRefusals('corrected-by-manager').in('fr') },
    ])
    expect(await server.rows('weighings')).toEqual(before)
  })

  test('is one of twenty at most that are open, even for two requests at once', async () => {
    const first = await make()
    for (let count = 2; count < 20; count++) await make()
    const answers = await Promise.all([call('POST', 'weighingLinks/', week), call('POST', 'weighingLinks/', week)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400])
    const refused = answers.find(({ statusCode }) => statusCode === 400)
    expect(refused?.json()).toEqual({ nonFieldErrors: [weighingRefusals('too-many-links', 20).in('fr')] })
    await call('DELETE', `weighingLinks/${first.link.id}`)
    expect((await call('POST', 'weighingLinks/', week)).statusCode).toBe(201)
  })

  test('does not change what came by another link', async () => {
    const sent = sentWeighing({ grams: 1 })
    await sendBy((await make()).code, [sent])
    const { code } = await make()
    const answer = await sendBy(code, [{ ...sent, revision: 2, grams: 5 }])
    expect(answer.json().results).toMatchObject([{ status: 'refused', weighing: null }])
    expect(await sums()).toMatchObject({ count: 1, grams: 1 })
  })

  test('is for the days of its period', async () => {
    const { code } = await make()
    const results = (await sendBy(code, [sentWeighing({ day: day(-3) }), sentWeighing({ day: day(-2) })])).json()
      .results
    expect(results).toMatchObject([
      { status: 'refused', message: weighingMessages('outside-period').in('fr') },
      { status: 'stored' },
    ])
  })

  test('opens nothing once a manager ended it, a day after its period, or for a deleted canteen; its weighings stay', async () => {
    const { link, code } = await make()
    await sendBy(code, [sentWeighing()])
    expect((await call('DELETE', `weighingLinks/${link.id}`)).statusCode).toBe(204)
    expect((await call('DELETE', `weighingLinks/${link.id}`)).statusCode).toBe(204)
    const late = await make()
    const { writer } = server.app.services.database
    await writer('weighingLinks')
      .where({ id: late.link.id })
      .update({ periodStartDate: day(-9), periodEndDate: day(-1) })
    expect((await open(late.code)).statusCode).toBe(200)
    await writer('weighingLinks')
      .where({ id: late.link.id })
      .update({ periodEndDate: day(-2) })
    const deleted = await server.addCanteen(makeSiret(9100), [manager])
    const ofDeleted = (await call('POST', 'weighingLinks/', week, { canteenId: deleted })).json<Made>()
    expect((await open(ofDeleted.code)).statusCode).toBe(200)
    await writer('canteens').where({ id: deleted }).update({ deletionDate: new Date().toISOString() })
    for (const over of [code, late.code, ofDeleted.code]) {
      for (const answer of [await open(over), await sendBy(over, [sentWeighing()])]) {
        expect(answer.statusCode).toBe(409)
        expect(answer.json()).toEqual({ detail: weighingRefusals('link-over').in('fr') })
      }
    }
    expect(await sums()).toMatchObject({ count: 1 })
    expect((await call('GET', 'weighingLinks/')).json()).toMatchObject([{ isOpen: false }, { isOpen: false }])
  })

  test('is refused for a period that is over, the wrong way round or too long', async () => {
    const refused = async (period: object) => (await call('POST', 'weighingLinks/', period)).json()
    expect(await refused({ periodStartDate: today, periodEndDate: day(-1) })).toHaveProperty('periodEndDate')
    expect(await refused({ periodStartDate: day(-4), periodEndDate: day(-3) })).toEqual({
      periodEndDate: [weighingMessages('past-period').in('fr')],
    })
    expect(await refused({ periodStartDate: today, periodEndDate: day(92) })).toEqual({
      periodEndDate: [weighingMessages('period-too-long').in('fr')],
    })
  })

  test('stores only the hash of its code', async () => {
    const { code } = await make()
    const stored = JSON.stringify(await server.rows('weighingLinks'))
    expect(stored).not.toContain(code)
    expect(stored).not.toContain(code.replaceAll('-', ''))
  })
})

test('guessing codes tells nothing, and is limited by link and by address, on all nodes', async () => {
  const limited = await startTestServer({ RATE_LIMITS: 'kitchenCode=10/900' })
  const person = await limited.addPerson()
  const canteenId = await limited.addCanteen(tilleuls, [person])
  const post = (url: string, payload: object, more: object = {}) =>
    limited.app.inject({ method: 'POST', url, payload, ...more })
  const period = { periodStartDate: today, periodEndDate: today }
  const made = await post(`/api/v1/canteens/${canteenId}/weighingLinks/`, period, { headers: person.headers })
  const { code } = made.json<{ code: string }>()
  const open = (code: string, remoteAddress = '127.0.0.1') =>
    post('/api/v1/kitchen/open/', { code, day: today }, { remoteAddress })

  const wrong = `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`
  // What succeeds does not count.
  for (let attempt = 0; attempt < 12; attempt++) expect((await open(code)).statusCode).toBe(200)
  for (let attempt = 0; attempt < 10; attempt++) {
    const answer = await open(wrong)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ detail: weighingRefusals('unknown-code').in('fr') })
  }
  expect((await open(wrong)).statusCode).toBe(429)
  expect((await open(code)).statusCode).toBe(429)
  // Who guesses from one place does not lock out the kitchen, which is in another.
  expect((await open(code, '198.51.100.7')).statusCode).toBe(200)
  // Codes of other links are counted by address.
  for (let attempt = 0; attempt < 88; attempt++) {
    expect((await open(`${String(attempt).padStart(4, '0')}00000000`)).statusCode).toBe(404)
  }
  expect((await open('ZZZZ00000000')).statusCode).toBe(429)
  // Nodes share the counts in the database.
  expect(await limited.count('rate_limits')).toBeGreaterThan(90)
  await limited.close()
})
