import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { applyRetention } from '../../../server/operations/apply-retention.ts'
import { type Message, messagesTo } from '../support/mailbox.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let picture: string
beforeAll(async () => {
  server = await startTestServer({ CONTACT_EMAIL: 'equipe@exemple.fr' })
  const content = await sharp({ create: { width: 2000, height: 500, channels: 3, background: '#090' } })
    .png()
    .toBuffer()
  picture = `data:image/png;base64,${content.toString('base64')}`
})
beforeEach(() => server.empty())
afterAll(() => server.close())

const proposal = {
  name: 'Le Verger Partagé',
  shortDescription: 'Des fruits de saison.',
  longDescription: 'Deux livraisons par semaine.',
  website: 'https://verger.exemple.fr/cantines',
  types: [3, 1, 1],
  categories: ['vege', 'appro'],
  sectorCategories: ['health', 'education'],
  national: false,
  departments: ['69', '01'],
  gratuityOption: 'mix',
  economicModel: 'public',
  contactName: 'Lou Roche',
  contactEmail: 'Lou@Exemple.fr',
  contactMessage: 'Merci de nous relire.',
  contactPhoneNumber: '04 12 34 56 78',
}

const propose = (payload: object, headers: Record<string, string> = {}, app = server.app) =>
  app.inject({ method: 'POST', url: '/api/v1/partners/', payload, headers })
const stored = () => server.rows<Record<string, unknown>>('partners')
const messages = () => messagesTo(server, 'equipe@exemple.fr') as Promise<(Message & { replyTo: string })[]>

describe('a proposal', () => {
  test('is stored as it was meant, seen by nobody, and told to the team', async () => {
    const answer = await propose({ ...proposal, image: picture })
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { name: 'Le Verger Partagé', shortDescription: 'Des fruits de saison.' },
    ])
    const [row] = await stored()
    expect(row).toMatchObject({
      ...proposal,
      types: '[1,3]',
      categories: '["appro","vege"]',
      sectorCategories: '["education","health"]',
      departments: '["01","69"]',
      national: expect.toSatisfy(value => !value),
      published: expect.toSatisfy(value => !value),
      contactEmail: 'Lou@exemple.fr',
      contactPhoneNumber: '0412345678',
      userId: null,
    })
    expect((await server.app.inject({ url: '/api/v1/partners/' })).json()).toMatchObject({ count: 0, types: [] })
    const [message] = await messages()
    expect(message).toMatchObject({ subject: 'Nouvel acteur à relire : Le Verger Partagé', replyTo: 'Lou@exemple.fr' })
    for (const text of ['Association', 'bio et durables', '01, 69', 'En partie gratuit', 'Merci de nous relire.']) {
      expect(message?.body).toContain(text)
    }
  })

  test('keeps a picture of 1600 pixels at most, which is served once the actor is published', async () => {
    await propose({ ...proposal, image: picture })
    const [{ image } = { image: '' }] = await stored()
    const url = `/media/acteurs/${image}`
    expect((await server.app.inject({ url })).statusCode).toBe(404)
    await server.app.services.database.writer('partners').update({ published: true })
    const answer = await server.app.inject({ url })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1600, height: 400 })
    const { results } = (await server.app.inject({ url: '/api/v1/partners/' })).json()
    expect(results[0].image).toBe(url)
  })

  test('needs a name and a few words alone', async () => {
    expect((await propose({ name: 'Un', shortDescription: 'Deux' })).statusCode).toBe(201)
    expect(await stored()).toMatchObject([{ types: '[]', departments: '[]', website: null, contactEmail: null }])
    expect((await messages())[0]?.body).toContain('Contact : non indiqué')
  })

  test('is refused with every fault, each by its field, and unknown fields by name', async () => {
    const answer = await propose({
      name: ' \u200b',
      website: 'javascript:alert(1)',
      types: [99],
      categories: ['rien'],
      sectorCategories: ['inconnu'],
      departments: ['20'],
      gratuityOption: 'cadeau',
      economicModel: 'autre',
      national: 'peut-être',
      contactEmail: 'lou',
      contactPhoneNumber: '12',
      longDescription: 'a'.repeat(10_001),
      published: true,
      id: 3,
    })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json()).toSorted()).toEqual(
      [
        ...['name', 'shortDescription', 'website', 'categories', 'sectorCategories', 'departments', 'gratuityOption'],
        ...['economicModel', 'national', 'contactEmail', 'contactPhoneNumber', 'longDescription', 'published', 'id'],
      ].toSorted(),
    )
    expect(answer.json().published).toEqual(['Ce champ n’existe pas ici : retirez-le.'])
    expect((await propose({ ...proposal, types: [99] })).json()).toEqual({ types: [expect.stringContaining('99')] })
    for (const image of ['data:text/html;base64,PGI+', '/media/acteurs/cle', 'data:image/png;base64,iVBORw0KGgo=']) {
      expect((await propose({ ...proposal, image })).json()).toEqual({ image: [expect.any(String)] })
    }
    expect(await stored()).toEqual([])
  })

  test.each(['ftp://a.fr', 'verger.exemple.fr', 'https://localhost', 'https://banque.fr@b.fr', 'https://a .fr'])(
    'with the website %s is refused',
    async website => {
      expect((await propose({ ...proposal, website })).json()).toEqual({ website: [expect.any(String)] })
    },
  )

  test('cannot write into the message of the team', async () => {
    await propose({ ...proposal, name: 'Un\nBcc: tous@exemple.fr <b>gras</b>', contactName: 'Lou\nA: b' })
    const [message] = await messages()
    expect(message?.subject).toBe('Nouvel acteur à relire : Un Bcc: tous@exemple.fr <b>gras</b>')
    expect(message?.body).toContain('Lou A: b')
  })

  test('is stored once, however often it is sent with its key', async () => {
    const key = { 'idempotency-key': randomBytes(8).toString('hex') }
    const answers = await Promise.all(Array.from({ length: 4 }, () => propose({ ...proposal, image: picture }, key)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(3)
    expect([await server.count('partners'), await server.count('partnerImages')]).toEqual([1, 1])
    expect(await messages()).toHaveLength(1)
    expect((await propose({ ...proposal, name: 'Un autre' }, key)).statusCode).toBe(422)
  })

  test('of a robot gets the answer of a person, and goes nowhere', async () => {
    const answer = await propose({ ...proposal, fax: '0412345678' })
    expect([answer.statusCode, answer.json().name]).toEqual([201, 'Le Verger Partagé'])
    expect([await stored(), await messages()]).toEqual([[], []])
  })

  test('leaves a history without the data of its contact', async () => {
    const person = await server.addPerson()
    await propose(proposal, person.headers)
    const history = (await server.rows<{ entity: string; after: string; userId: number }>('history')).filter(
      ({ entity }) => entity === 'partners',
    )
    expect(history).toHaveLength(1)
    // A token is nobody to an endpoint that takes none.
    expect(JSON.parse(history[0]?.after ?? '')).toMatchObject({ name: 'Le Verger Partagé', published: false })
    expect(history[0]?.after).not.toMatch(/contact|Lou|0412345678/)
  })
})

test('visitors who propose too much are told when to come back', async () => {
  const limited = await startTestServer({ RATE_LIMITS: 'inquiriesOfAnonymous=1/3600' })
  try {
    const statuses = [
      (await propose(proposal, {}, limited.app)).statusCode,
      (await propose(proposal, {}, limited.app)).statusCode,
    ]
    expect([statuses, await limited.count('partners')]).toEqual([[201, 429], 1])
  } finally {
    await limited.close()
  }
})

test('what nobody published is forgotten four years after its last change, with its picture', async () => {
  const { writer } = server.app.services.database
  await propose({ ...proposal, image: picture })
  await propose({ ...proposal, name: 'Publié' })
  await writer('partners').update({ modificationDate: '2022-05-31T00:00:00.000Z' })
  await writer('partners').where({ name: 'Publié' }).update({ published: true })
  const apply = (date: string) =>
    applyRetention(server.app.services.database, new Date(date), server.settings.publicUrl)
  expect(await apply('2026-05-30T00:00:00.000Z')).toMatchObject({ partnerProposals: 0 })
  expect(await apply('2026-06-01T00:00:00.000Z')).toMatchObject({ partnerProposals: 1 })
  expect((await stored()).map(({ name }) => name)).toEqual(['Publié'])
  expect(await server.count('partnerImages')).toBe(0)
})
