import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../support/browser.ts'
import { addStaff } from '../support/staff.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'
import { writtenTexts } from '../support/written-texts.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

let editor: Browser
beforeEach(async () => {
  await server.empty()
  editor = (await addStaff(server)).browser
})

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

interface Kind {
  readonly path: string
  /** A text that may be published, as it is sent; and what is read of it where that differs. */
  readonly sent: Readonly<Record<string, unknown>>
  readonly read?: Readonly<Record<string, unknown>>
  /** Another value, and the list of everybody that shows it. */
  readonly change: Readonly<Record<string, string>>
  readonly list: string
  /** Values that are refused, once published. */
  readonly wrong: Readonly<Record<string, unknown>>
}

const kinds: Readonly<Record<string, Kind>> = {
  meetings: {
    path: '/api/v1/writing/communityEvents/',
    sent: {
      title: 'Peser sans y passer des heures',
      tagline: 'Une heure pour apprendre.',
      startDate: '2099-07-01T14:00',
      endDate: '2099-07-01T15:30:00+02:00',
      link: 'https://visio.example/peser',
      type: 'IN_PERSON',
      address: '3 place du Marché, Rodez',
      published: true,
    },
    read: { startDate: '2099-07-01T14:00:00.000+02:00', endDate: '2099-07-01T15:30:00.000+02:00' },
    change: { tagline: 'Deux heures pour apprendre.' },
    list: '/api/v1/communityEvents/',
    wrong: { endDate: '2099-07-01T13:59', link: 'javascript:alert(1)', address: ' ', startDate: '2099-02-30T10:00' },
  },
  webinars: {
    path: '/api/v1/writing/videoTutorials/',
    sent: {
      title: 'Premiers pas',
      description: 'Le tour du service en vingt minutes.',
      published: true,
      video: '/media/videos/pas.webm',
      subtitles: '/media/videos/pas.vtt',
      transcription: 'Bonjour à **tous**.',
      categories: ['technical'],
      thumbnail: null,
    },
    change: { description: 'Le tour du service.' },
    list: '/api/v1/videoTutorials/',
    wrong: { video: 'https://ailleurs.example/v.webm', subtitles: '/media/../etc', categories: ['autre'] },
  },
  notices: {
    path: '/api/v1/writing/siteNotices/',
    sent: {
      title: 'Interruption jeudi matin',
      text: 'Le site s’arrête de 7 h à 8 h.',
      level: 'warning',
      startDate: '2026-01-01T08:00',
      endDate: null,
      published: true,
    },
    read: { startDate: '2026-01-01T08:00:00.000+01:00' },
    change: { text: 'Le site s’arrête une heure.' },
    list: '/api/v1/initialData/',
    wrong: { endDate: '2025-12-31T08:00', level: 'grave', text: ' ' },
  },
  actions: {
    path: '/api/v1/writing/wasteActions/',
    sent: writtenTexts.WasteAction.body,
    change: { subtitle: 'Chacun choisit sa sauce.' },
    list: '/api/v1/wasteActions/?limit=100',
    wrong: {
      title: ' ',
      why: '',
      firstSteps: ['Une.', 'Deux.', ' '],
      firstStepsEn: [],
      wasteOrigins: [],
      picture: 'https://ailleurs.example/sauce.webp',
      pictureText: '',
      effort: 'HUGE',
      displayDate: '2026-02-30',
    },
  },
  actors: {
    path: '/api/v1/writing/partners/',
    sent: {
      name: 'Le Panier du coin',
      shortDescription: 'Des légumes livrés.',
      longDescription: 'Des **légumes**.',
      website: 'https://panier.example',
      types: [],
      categories: ['appro'],
      sectorCategories: [],
      national: false,
      departments: ['12'],
      gratuityOption: null,
      economicModel: null,
      contactName: 'Personne fictive',
      contactEmail: 'contact@panier.example',
      contactPhoneNumber: '0102030405',
      contactMessage: 'Bonjour',
      published: true,
      image: null,
    },
    change: { shortDescription: 'Des fruits livrés.' },
    list: '/api/v1/partners/',
    wrong: { website: 'panier', types: [9999], longDescription: '![](x)', contactEmail: 'contact' },
  },
}

const call = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) => {
  const answer = await editor.request(method, url, payload === undefined ? {} : { payload })
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
}
const shown = async ({ list }: Kind): Promise<string> => (await server.app.inject(list)).body

describe.each(Object.entries(kinds))('%s', (_, kind) => {
  const { path, sent, change, wrong } = kind

  test('are written as they are meant, seen once they are published, and taken off again', async () => {
    const draft = await call('POST', path, { ...sent, published: false })
    expect(draft).toMatchObject({ status: 201, body: { ...sent, ...kind.read, published: false, state: 'draft' } })
    const one = `${path}${draft.body.id}/`
    const title = String(sent.title ?? sent.name)
    expect(await shown(kind)).not.toContain(title)
    expect(await call('PATCH', one, { published: true })).toMatchObject({ status: 200, body: { state: 'online' } })
    expect(await shown(kind)).toContain(title)
    expect((await call('DELETE', one)).status).toBe(409)
    await call('PATCH', one, { published: false })
    expect(await shown(kind)).not.toContain(title)
    expect((await call('DELETE', one)).status).toBe(204)
    expect((await call('GET', one)).status).toBe(404)
  })

  test('keep their versions, any of which can be put back', async () => {
    const { body } = await call('POST', path, sent)
    const one = `${path}${body.id}/`
    const [[name, value] = ['', '']] = Object.entries(change)
    await call('PATCH', one, change)
    expect(await shown(kind)).toContain(value)
    const { results } = (await call('GET', `${one}versions/`)).body
    expect(results).toMatchObject([{ kind: 'change', changed: [name] }, { kind: 'creation' }])
    const former = (await call('GET', `${one}versions/${results[1].id}/`)).body
    expect(former).toEqual({ ...sent, ...kind.read })
    expect((await call('PATCH', one, former)).status).toBe(200)
    expect(await shown(kind)).toContain(String(sent[name]))
  })

  test('are found by words of theirs, shown by a link, and refused by field', async () => {
    const { body } = await call('POST', path, { ...sent, published: false })
    const [word = ''] = String(sent.title ?? sent.name)
      .split(' ')
      .slice(-1)
    expect((await call('GET', `${path}?search=${word.toUpperCase()}&state=draft`)).body.count).toBe(1)
    expect((await call('GET', `${path}?search=introuvable`)).body.count).toBe(0)
    const { address } = (await call('POST', `${path}${body.id}/preview/`)).body
    const preview = await server.app.inject(address.replace('/apercu/', '/api/v1/textPreviews/'))
    expect(preview.json()).toMatchObject({ title: sent.title ?? sent.name })
    for (const [name, value] of Object.entries(wrong)) {
      const refused = await call('PATCH', `${path}${body.id}/`, { published: true, [name]: value })
      expect([refused.status, Object.keys(refused.body)], name).toEqual([400, [name]])
    }
  })
})

test('the room tells at once how many texts of each kind are in each state', async () => {
  const { path, sent } = kinds.notices as Kind
  const counts = async () => (await call('GET', '/api/v1/writing/counts/')).body
  const { wasteActions } = await counts()
  await call('POST', path, { ...sent, startDate: '2099-01-01T08:00' })
  await call('POST', path, sent)
  for (const title of ['Un', 'Deux']) await call('POST', path, { ...sent, title, published: false })
  expect(await counts()).toEqual({
    articles: { draft: 0, scheduled: 0, online: 0 },
    communityEvents: { draft: 0, scheduled: 0, online: 0 },
    videoTutorials: { draft: 0, scheduled: 0, online: 0 },
    partners: { draft: 0, scheduled: 0, online: 0 },
    siteNotices: { draft: 2, scheduled: 1, online: 1 },
    wasteActions,
  })
  expect(wasteActions.online).toBeGreaterThanOrEqual(20)
})

test('a notice shows between its beginning and its end, troubles first', async () => {
  const { path, sent } = kinds.notices as Kind
  const write = (given: object) => call('POST', path, { ...sent, ...given })
  await write({ title: 'Passée', endDate: '2026-01-02T08:00' })
  const { body } = await write({ title: 'À venir', startDate: '2099-01-01T08:00' })
  await write({ title: 'Nouvelle', level: 'info', startDate: '2026-02-01T08:00' })
  await write({ title: 'Incident' })
  const { siteNotices } = (await server.app.inject('/api/v1/initialData/')).json()
  expect(siteNotices.map(({ title }: { title: string }) => title)).toEqual(['Incident', 'Nouvelle'])
  expect(body.state).toBe('scheduled')
  expect((await call('GET', `${path}?state=scheduled`)).body.results).toMatchObject([{ title: 'À venir' }])
})

test('the picture of an actor is shown to the team before anybody, replaced and removed', async () => {
  const { path, sent } = kinds.actors as Kind
  const image = `data:image/png;base64,${png}`
  const { body } = await call('POST', path, { ...sent, image })
  expect(body.image).toMatch(/^data:image\/jpeg;base64,/)
  const pictureOf = async (): Promise<string | null> =>
    (await server.app.inject(`/api/v1/partners/${body.id}`)).json().image
  const picture = (await pictureOf()) ?? ''
  expect((await server.app.inject(picture)).headers['content-type']).toBe('image/jpeg')
  await call('PATCH', `${path}${body.id}/`, { image: null })
  expect([await pictureOf(), (await server.app.inject(picture)).statusCode]).toEqual([null, 404])
  const svg = `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`
  expect((await call('PATCH', `${path}${body.id}/`, { image: svg })).status).toBe(400)
})

test('the history keeps nothing of the contact of an actor', async () => {
  const { path, sent } = kinds.actors as Kind
  const { body } = await call('POST', path, sent)
  await call('PATCH', `${path}${body.id}/`, { contactName: 'Autre personne', name: 'Le Cageot' })
  const history = JSON.stringify(await server.rows('history'))
  expect(history).toContain('Le Cageot')
  for (const secret of ['fictive', 'Autre personne', 'contact@panier', '0102030405'])
    expect(history).not.toContain(secret)
})
