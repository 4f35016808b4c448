import { currentDay } from '@ma-cantine/lib/messages/today'
import { wasteActionRefusals } from '@ma-cantine/lib/waste-actions/waste-action-refusals'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../support/browser.ts'
import { lac, tilleuls } from '../support/sirets.ts'
import { addStaff } from '../support/staff.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'
import { writtenTexts } from '../support/written-texts.ts'

let server: TestServer
let editor: Browser
let manager: Person
let stranger: Person
let canteen: number
let id: number
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const writing = '/api/v1/writing/wasteActions/'
const { body } = writtenTexts.WasteAction

beforeEach(async () => {
  await server.empty()
  await server.app.services.database.writer('wasteActions').where('id', '>', 20).delete()
  editor = (await addStaff(server)).browser
  manager = await server.addPerson()
  stranger = await server.addPerson()
  canteen = await server.addCanteen(tilleuls, [manager])
  await server.addCanteen(lac, [stranger])
  id = (await editor.request('POST', writing, { payload: body })).json().id
})

type Headers = Readonly<Record<string, string>>

const change = async (payload: object, actionId = id) =>
  (await editor.request('PATCH', `${writing}${actionId}/`, { payload })).statusCode
const remove = () => editor.request('DELETE', `${writing}${id}/`)
const read = (headers: Headers = {}) => server.app.inject({ url: `/api/v1/wasteActions/${id}`, headers })
const list = async (query = '', headers: Headers = {}) =>
  (await server.app.inject({ url: `/api/v1/wasteActions/?limit=100&${query}`, headers })).json()
const note = (person: Person, canteenId: number) =>
  server.app.inject({
    method: 'POST',
    url: `/api/v1/wasteActions/${id}/actions`,
    headers: person.headers,
    payload: { canteenId, isDone: true, doneOn: '2026-03-09' },
  })

describe('an action of the team', () => {
  test('is read in the language of the reader, with the words of its picture', async () => {
    expect((await read()).json()).toMatchObject({
      id,
      title: body.title,
      firstSteps: body.firstSteps,
      effort: 'SMALL',
      wasteOrigins: ['PLATE'],
      leadImage: { id, image: `${server.settings.publicUrl}${body.picture}`, altText: body.pictureText },
    })
    expect((await read({ 'accept-language': 'en' })).json()).toMatchObject({
      title: body.titleEn,
      subtitle: body.subtitleEn,
      why: body.whyEn,
      firstSteps: body.firstStepsEn,
      effect: body.effectEn,
      description: expect.stringContaining('<h2>First steps</h2>'),
      leadImage: { altText: body.pictureTextEn },
    })
    await change({ picture: null, pictureText: '', pictureTextEn: '' })
    expect((await read()).json().leadImage).toBeNull()
  })

  test('is found by what it says now, and comes first, as the one changed last', async () => {
    await change({ title: 'Servir la crème à part', titleEn: 'Serve cream apart', effort: 'LARGE' })
    expect((await list('search=CREME')).results).toMatchObject([{ id }])
    expect((await list('search=sauces+a+part')).count).toBe(0)
    expect((await list('search=cream', { 'accept-language': 'en' })).results).toMatchObject([{ id }])
    expect((await list('effort=LARGE&waste_origins=PLATE')).results.map((action: { id: number }) => action.id)).toEqual(
      [id, 20],
    )
    const [first, second] = (await list()).results
    expect([first.id, second.id]).toEqual([id, 1])
  })

  test('is on the site from its day on, in Paris, without a job', async () => {
    await change({ displayDate: '2099-01-01' })
    expect([(await read()).statusCode, (await list()).count]).toEqual([404, 20])
    const summary = (await editor.request('GET', `${writing}?state=scheduled`)).json()
    expect(summary.results).toMatchObject([{ id, state: 'scheduled', date: '2099-01-01' }])
    await change({ displayDate: currentDay() })
    expect([(await read()).statusCode, (await list()).count]).toEqual([200, 21])
  })

  test('is shown by its link in both languages, with its picture', async () => {
    const { address } = (await editor.request('POST', `${writing}${id}/preview/`)).json()
    const preview = (await server.app.inject(address.replace('/apercu/', '/api/v1/textPreviews/'))).json()
    expect(preview).toMatchObject({ kind: 'wasteActions', title: body.title, lead: body.subtitle })
    for (const part of [body.picture, body.pictureText, body.why, body.titleEn, body.whyEn])
      expect(preview.html).toContain(part)
  })

  test('is in the site map while it is on the site', async () => {
    await change({ published: false })
    const siteMap = (await server.app.inject('/sitemap.xml')).body
    expect([20, id].map(listed => siteMap.includes(`/actions-anti-gaspi/${listed}<`))).toEqual([true, false])
  })
})

describe('an action off the site', () => {
  test('stays with the canteens that noted it, and with nobody else', async () => {
    await note(manager, canteen)
    await change({ published: false })
    expect((await read()).statusCode).toBe(404)
    expect((await read(stranger.headers)).statusCode).toBe(404)
    expect((await read(manager.headers)).json()).toMatchObject({ id, canteenActions: [{ canteenId: canteen }] })
    const url = `/api/v1/canteens/${canteen}/wasteActions/`
    expect((await server.app.inject({ url, headers: manager.headers })).json()).toMatchObject([{ resourceId: id }])
    const own = await server.app.inject({ url: `/api/v1/canteens/${canteen}`, headers: manager.headers })
    expect(own.json().resourceActions).toMatchObject([{ resourceId: id, resource: { title: body.title } }])
    const page = await server.app.inject(`/api/v1/publishedCanteens/${canteen}`)
    expect(page.json().resourceActions).toEqual([])
    expect((await note(manager, canteen)).statusCode).toBe(200)
  })

  test('is noted by no other canteen', async () => {
    await change({ published: false })
    const refused = await note(manager, canteen)
    expect([refused.statusCode, refused.json().detail]).toEqual([404, wasteActionRefusals('unknown-action').in('fr')])
  })

  test('is deleted if no canteen noted it, kept otherwise', async () => {
    await note(manager, canteen)
    await change({ published: false })
    const refused = await remove()
    expect([refused.statusCode, refused.json().detail]).toEqual([409, wasteActionRefusals('noted-action', 1).in('fr')])
    expect(await server.rows('canteenWasteActions')).toHaveLength(1)
    await server.app.services.database.writer('canteenWasteActions').delete()
    expect((await remove()).statusCode).toBe(204)
  })
})

test('the text that came with the site is a version that can be put back', async () => {
  const former = (await editor.request('GET', `${writing}2/`)).json()
  const { id: _, state: __, creationDate: ___, modificationDate: ____, ...values } = former
  expect(await change(values, 2)).toBe(200)
  await change({ title: 'Petite faim' }, 2)
  await change({ title: 'Grande faim', effort: 'LARGE' }, 2)
  const versions = (await editor.request('GET', `${writing}2/versions/`)).json()
  expect(versions).toMatchObject({
    count: 3,
    results: [{ changed: ['title', 'effort'] }, { changed: ['title'] }, { id: 0, kind: 'creation', author: null }],
  })
  const pages = await Promise.all(
    [0, 1, 2, 3].map(async offset =>
      (await editor.request('GET', `${writing}2/versions/?limit=1&offset=${offset}`)).json(),
    ),
  )
  expect(pages.map(({ results }) => results.length)).toEqual([1, 1, 1, 0])
  const earliest = (await editor.request('GET', `${writing}2/versions/0/`)).json()
  expect(earliest).toMatchObject({ title: former.title, effort: 'SMALL', firstStepsEn: former.firstStepsEn })
  expect(await change(earliest, 2)).toBe(200)
  expect((await editor.request('GET', `${writing}2/`)).json().title).toBe(former.title)
  expect((await editor.request('GET', `${writing}${id}/versions/0/`)).statusCode).toBe(404)
})
