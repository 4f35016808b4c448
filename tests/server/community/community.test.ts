import { communityRefusals } from '@ma-cantine/lib/community/community-refusals'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { storeMediaFile } from '../../../server/community/media-files.ts'
import { pieceBytes } from '../../../server/stored-files/pieces.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'
import { inHours, writeEvent, writeVideo } from '../support/write-community.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(() => server.empty())
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })
const list = async (name: string) => (await get(`/api/v1/${name}/`)).json<{ id: number }[]>()

describe('the meetings of the community', () => {
  test('are those that are published and not over, the next one first, in the time of Paris', async () => {
    await writeEvent(server, { title: 'Passé', startDate: inHours(-3), endDate: inHours(-2) })
    await writeEvent(server, { title: 'Brouillon', published: false })
    await writeEvent(server, { title: 'Plus tard', startDate: inHours(48), endDate: inHours(49) })
    const underWay = await writeEvent(server, {
      type: 'IN_PERSON',
      address: 'Salle des fêtes, Rennes',
      startDate: inHours(-1),
      endDate: inHours(1),
    })
    const events = await list('communityEvents')
    expect(events).toMatchObject([{ id: underWay }, { title: 'Plus tard' }])
    expect(events[0]).toEqual({
      id: underWay,
      title: 'Peser sans y passer des heures',
      tagline: 'Une heure pour apprendre, vos questions ensuite.',
      startDate: expect.stringMatching(/^\d{4}-.*\+0[12]:00$/),
      endDate: expect.stringMatching(/^\d{4}-.*\+0[12]:00$/),
      link: 'https://visio.example/peser',
      type: 'IN_PERSON',
      address: 'Salle des fêtes, Rennes',
    })
  })

  test('come with the first data of the site, as do the webinars to see again', async () => {
    const [event, video] = [await writeEvent(server), await writeVideo(server)]
    await writeVideo(server, { published: false })
    const data = (await get('/api/v1/initialData/')).json()
    expect(data).toMatchObject({ communityEvents: [{ id: event }], videoTutorials: [{ id: video }] })
  })
})

describe('a meeting in a calendar', () => {
  const calendar = async (id: number) => {
    const answer = await get(`/api/v1/communityEvents/${id}/event.ics`)
    return { answer, lines: answer.body.replaceAll('\r\n ', '').split('\r\n') }
  }

  test('has its name, its hours in UTC and its place, with signs escaped and lines folded', async () => {
    const title = 'Pesées ; bacs, balances\\tabliers – et une très longue suite de mots pour que la ligne se replie'
    const id = await writeEvent(server, {
      title,
      tagline: 'Une ligne\nune autre',
      startDate: '2999-03-01T08:30:00.000Z',
      endDate: '2999-03-01T09:30:00.000Z',
    })
    const { answer, lines } = await calendar(id)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="evenement-${id}.ics"`,
    })
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        `UID:evenement-${id}@ma-cantine.agriculture.gouv.fr`,
        'DTSTART:29990301T083000Z',
        'DTEND:29990301T093000Z',
        'SUMMARY:Pesées \\; bacs\\, balances\\\\tabliers – et une très longue suite de mots pour que la ligne se replie',
        'DESCRIPTION:Une ligne\\nune autre\\nhttps://visio.example/peser',
        'LOCATION:Visioconférence',
        'END:VCALENDAR',
      ]),
    )
    expect(lines.find(line => line.startsWith('DTSTAMP:'))).toMatch(/^DTSTAMP:\d{8}T\d{6}Z$/)
    const physical = answer.body.split('\r\n')
    expect(Math.max(...physical.map(line => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(physical.at(-1)).toBe('')
    expect(answer.body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  test('is not found once the meeting is over, or before it is published', async () => {
    const over = await writeEvent(server, { startDate: inHours(-3), endDate: inHours(-2) })
    const draft = await writeEvent(server, { published: false })
    for (const id of [over, draft, 404]) {
      const { answer } = await calendar(id)
      expect([answer.statusCode, answer.json().detail]).toEqual([404, communityRefusals('unknown-event').in('fr')])
    }
  })
})

describe('the webinars to see again', () => {
  test('are those that are published, the latest first, their transcription as safe HTML', async () => {
    await writeVideo(server, { title: 'Ancien', transcription: '# Bonjour\n\n<b>Gras</b>' })
    await writeVideo(server, { title: 'Brouillon', published: false })
    await writeVideo(server, { title: 'Récent', categories: ['transition', 'profile'] })
    expect(await list('videoTutorials')).toMatchObject([
      { title: 'Récent', categories: ['transition', 'profile'], transcription: null },
      { title: 'Ancien', transcription: expect.stringMatching(/^<h2>Bonjour<\/h2>\n<p>(?!<b>)/) },
    ])
  })
})

describe('a file of a webinar', () => {
  const content = Buffer.from(Array.from({ length: pieceBytes + 1000 }, (_, index) => index % 251))

  test('is served whole or in part, and never again once it is known', async () => {
    const path = await storeMediaFile(server.app.services.database, 'pas', 'webm', content)
    expect(path).toMatch(/^\/media\/videos\/pas-[0-9a-f]{12}\.webm$/)
    const whole = await get(path)
    expect(whole.headers).toMatchObject({
      'content-type': 'video/webm',
      'accept-ranges': 'bytes',
      'content-length': String(content.length),
      'cache-control': expect.stringContaining('immutable'),
    })
    expect(whole.rawPayload.equals(content)).toBe(true)
    const part = await get(path, { range: `bytes=${pieceBytes - 5}-${pieceBytes + 4}` })
    expect([part.statusCode, part.headers['content-range']]).toEqual([
      206,
      `bytes ${pieceBytes - 5}-${pieceBytes + 4}/${content.length}`,
    ])
    expect(part.rawPayload.equals(content.subarray(pieceBytes - 5, pieceBytes + 5))).toBe(true)
    expect((await get(path, { range: `bytes=${content.length}-` })).statusCode).toBe(416)
    expect((await get(path, { 'if-none-match': String(whole.headers.etag) })).statusCode).toBe(304)
  })

  test('is not found before it is whole, nor under another name', async () => {
    const { writer } = server.app.services.database
    await writer('mediaFiles').insert({ name: 'en-cours.webm', type: 'video/webm', creationDate: inHours(0) })
    for (const name of ['en-cours.webm', 'autre.webm']) {
      expect((await get(`/media/videos/${name}`)).statusCode).toBe(404)
    }
  })
})
