import type { Canteen } from '@ma-cantine/lib'
import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockCanteens } from '../../../server/teams/lock-canteens.ts'
import { personalToken } from '../support/make-token.ts'
import { makeSiret } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'
import { untilWritesWait } from '../support/waiting-write.ts'

let server: TestServer
let manager: Person
let colleague: Person
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson({ firstName: 'Anne', lastName: 'Roux' })
  colleague = await server.addPerson()
})
afterAll(() => server.close())

let used = 5000
const newSiret = () => makeSiret(used++)

/** A complete canteen, as the form of the site sends it. */
const complete = (changes: Record<string, unknown> = {}) => ({
  name: 'Cantine des Acacias',
  siret: newSiret(),
  cityInseeCode: '38185',
  postalCode: '38000',
  city: 'Grenoble',
  department: '38',
  sectors: [9, 1],
  dailyMealCount: 150,
  yearlyMealCount: 21_000,
  managementType: 'direct',
  productionType: 'site',
  economicModel: 'public',
  creationSource: 'APP',
  ...changes,
})

// biome-ignore lint/suspicious/noExplicitAny: the answers of several routes.
type Answer = Canteen & Record<string, any>

async function send(
  method: 'POST' | 'PATCH' | 'DELETE' | 'GET',
  url: string,
  person: Pick<Person, 'headers'>,
  payload?: object,
  headers = {},
) {
  const answer = await server.app.inject({
    method,
    url: `/api/v1/${url}`,
    headers: { ...person.headers, ...headers },
    ...(payload ? { payload } : {}),
  })
  return { status: answer.statusCode, headers: answer.headers, body: (answer.body ? answer.json() : null) as Answer }
}

const create = (payload: object, person: Pick<Person, 'headers'> = manager, headers = {}) =>
  send('POST', 'canteens/', person, payload, headers)
const change = (id: number, payload: object, person = manager, headers = {}) =>
  send('PATCH', `canteens/${id}`, person, payload, headers)
const dataUri = (content: Buffer) => `data:image/png;base64,${content.toString('base64')}`
/** A picture of this width, twice as wide as high. */
const picture = (width: number) =>
  sharp({ create: { width, height: width / 2, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.5 } } })
const png = async (width: number) => dataUri(await picture(width).png().toBuffer())

describe('a new canteen', () => {
  test('is stored whole, its territories follow from its place, and its creator manages it', async () => {
    const { status, body } = await create(complete())
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Cantine des Acacias',
      city: 'Grenoble',
      region: '84',
      regionLib: 'Auvergne-Rhône-Alpes',
      sectors: [1, 9],
      creationSource: 'APP',
      managers: [{ email: manager.email }],
      isCentralCuisine: false,
      logo: null,
      images: [],
      satellites: [],
    })
    expect((await send('GET', `canteens/${body.id}`, manager)).body).toEqual(body)
  })

  test('needs what the form asks for, all of it told at once', async () => {
    const { status, body } = await create({ name: ' ', siret: null })
    expect(status).toBe(400)
    expect(body).toEqual({ name: ['Ce champ est obligatoire'] })
    const named = await create({ name: 'Cantine', siret: '' })
    expect(Object.keys(named.body).toSorted()).toEqual(
      [
        'cityInseeCode',
        'economicModel',
        'managementType',
        'postalCode',
        'productionType',
        'sectors',
        'siret',
        'yearlyMealCount',
        'dailyMealCount',
      ].toSorted(),
    )
  })

  test('may be attached to a legal unit instead of having a SIRET', async () => {
    const { status, body } = await create(complete({ siret: null, sirenUniteLegale: '213 401 722' }))
    expect({ status, body }).toMatchObject({ status: 201, body: { siret: null, sirenUniteLegale: '213401722' } })
  })

  test('keeps the town that a client gives where its codes tell none', async () => {
    const { body } = await create(
      complete({ cityInseeCode: null, postalCode: null, city: 'Ville neuve', department: '38' }),
    )
    expect(body).toMatchObject({ city: 'Ville neuve', department: '38', departmentLib: 'Isère', region: '84' })
  })

  test('takes numbers with spaces, counts as texts and names in snake case', async () => {
    const siret = newSiret()
    const spaced = siret.replace(/(\d{3})(?=\d)/g, '$1 ')
    const { status, body } = await create({
      ...complete({ siret: spaced, dailyMealCount: '120', yearlyMealCount: undefined }),
      yearly_meal_count: '20 000',
    })
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { siret, dailyMealCount: 120, yearlyMealCount: 20_000 },
    })
  })

  test('has no meals per day when it only delivers', async () => {
    const { body } = await create(complete({ productionType: 'central', satelliteCanteensCount: 3 }))
    expect(body).toMatchObject({ dailyMealCount: null, satelliteCanteensCount: 3, isCentralCuisine: true })
  })

  test('cannot have the SIRET of another one: its status is told, even before other errors', async () => {
    const { body: first } = await create(complete())
    const second = await create({ name: 'Autre', siret: first.siret }, colleague)
    expect(second.status).toBe(400)
    expect(second.body).toEqual({
      detail: 'Une cantine est déjà enregistrée avec ce numéro SIRET.',
      id: first.id,
      name: 'Cantine des Acacias',
      siret: first.siret,
      siren: null,
      city: 'Grenoble',
      cityInseeCode: '38185',
      postalCode: '38000',
      department: '38',
      isManagedByUser: false,
      canBeClaimed: false,
    })
  })

  test('is created once by two requests for one SIRET at the same moment', async () => {
    const payload = complete()
    const answers = await Promise.all([create(payload), create(payload, colleague), create(payload)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400])
    expect(answers.filter(({ status }) => status === 400).every(({ body }) => body.siret === payload.siret)).toBe(true)
  })

  test('is created once by a request that is sent again with its key', async () => {
    const payload = complete({ siret: null, sirenUniteLegale: '213401722' })
    const key = { 'idempotency-key': `"creation-${used}"` }
    const first = await create(payload, manager, key)
    const again = await create(payload, manager, key)
    expect(again).toMatchObject({ status: 201, body: first.body, headers: { 'idempotent-replayed': 'true' } })
    expect((await create({ ...payload, name: 'Autre' }, manager, key)).status).toBe(422)
    const both = await Promise.all(
      [1, 2, 3].map(() => create(payload, manager, { 'idempotency-key': `"double-clic-${used}"` })),
    )
    const created = both.filter(({ status }) => status === 201)
    expect(new Set(created.map(({ body }) => body.id)).size).toBe(1)
    expect(both.every(({ status }) => status === 201 || status === 409)).toBe(true)
  })

  test('has a key that is free again after a refusal', async () => {
    const key = { 'idempotency-key': `"refus-${used}"` }
    expect((await create({ name: 'Cantine', siret: null }, manager, key)).status).toBe(400)
    expect((await create(complete(), manager, key)).status).toBe(201)
  })

  test('is not for a token limited to other canteens', async () => {
    const canteenIds = [(await create(complete())).body.id]
    const limited = await personalToken(server, manager, ['canteen:write'], { canteenIds })
    const { status } = await create(complete(), limited)
    expect(status).toBe(403)
  })
})

describe('a change of a canteen', () => {
  test('touches what it names alone, and is written in the history', async () => {
    const { body } = await create(complete())
    const changed = await change(body.id, { name: 'Cantine des Tilleuls', sectors: [3] })
    expect(changed.status).toBe(200)
    const { modificationDate: _, sectorList: __, ...others } = body
    expect(changed.body).toMatchObject({ ...others, name: 'Cantine des Tilleuls', sectors: [3] })
    const history = await send('GET', `canteens/${body.id}/history/`, manager)
    expect(history.body).toMatchObject({
      count: 2,
      results: [
        {
          kind: 'change',
          through: 'token',
          importId: null,
          changes: [
            { field: 'name', before: 'Cantine des Acacias', after: 'Cantine des Tilleuls' },
            { field: 'sectors', before: [1, 9], after: [3] },
          ],
        },
        { kind: 'creation' },
      ],
    })
  })

  test('that changes nothing leaves no trace', async () => {
    const { body } = await create(complete())
    expect((await change(body.id, { name: body.name })).status).toBe(200)
    expect((await send('GET', `canteens/${body.id}/history/`, manager)).body.count).toBe(1)
  })

  test('is checked with the values that are stored', async () => {
    const { body } = await create(complete())
    const { status, body: errors } = await change(body.id, { yearlyMealCount: 100 })
    expect(status).toBe(400)
    expect(Object.keys(errors)).toEqual(['yearlyMealCount'])
    expect((await change(body.id, { siret: '' })).body).toHaveProperty('siret')
    expect((await change(body.id, { name: '' })).body).toEqual({ name: ['Ce champ est obligatoire'] })
  })

  test('does not meet the faults that an incomplete canteen has elsewhere', async () => {
    const id = await server.addCanteen(newSiret(), [manager])
    expect((await change(id, { name: 'Cantine du Port' })).status).toBe(200)
  })

  test('based on a version that is not the current one is refused, and nothing is lost', async () => {
    const { body } = await create(complete())
    const version = { 'if-match': `"${body.modificationDate}"` }
    const first = await change(body.id, { name: 'Nom de l’un' }, manager, version)
    expect(first.status).toBe(200)
    expect(first.body.modificationDate).not.toBe(body.modificationDate)
    const second = await change(body.id, { dailyMealCount: 160 }, manager, version)
    const { modificationDate } = first.body
    expect(second).toMatchObject({
      status: 412,
      body: {
        detail: expect.stringContaining('par Anne Roux'),
        changedBy: { firstName: 'Anne', lastName: 'Roux' },
        modificationDate,
      },
    })
    // The same change again, as after a lost answer, is no conflict.
    expect((await change(body.id, { name: 'Nom de l’un' }, manager, version)).body).toEqual(first.body)
    const next = { 'if-match': `"${first.body.modificationDate}"` }
    expect((await change(body.id, { dailyMealCount: 160 }, manager, next)).body).toMatchObject({
      name: 'Nom de l’un',
      dailyMealCount: 160,
    })
  })

  test('made on one version by ten requests at once is taken once', async () => {
    const { body } = await create(complete())
    const version = { 'if-match': `"${body.modificationDate}"` }
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => change(body.id, { name: `Cantine ${i}` }, manager, version)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.every(({ status }) => [200, 409, 412].includes(status))).toBe(true)
  })

  test('of the SIRET of a kitchen follows to the canteens that it delivers to', async () => {
    const { body: kitchen } = await create(complete({ productionType: 'central', satelliteCanteensCount: 2 }))
    const satellite = (person: Person) =>
      create(complete({ productionType: 'site_cooked_elsewhere', centralProducerSiret: kitchen.siret }), person)
    const own = await satellite(manager)
    const other = await satellite(colleague)
    expect(own.body.centralKitchen).toMatchObject({ id: kitchen.id, name: kitchen.name })
    const siret = newSiret()
    const { body } = await change(kitchen.id, { siret })
    expect(body.satellites.map(({ id }) => id)).toEqual([own.body.id, other.body.id])
    expect((await send('GET', `canteens/${other.body.id}`, colleague)).body.centralProducerSiret).toBe(siret)
    expect((await send('GET', `canteens/${other.body.id}/history/`, colleague)).body.results[0]).toMatchObject({
      changes: [{ field: 'centralProducerSiret', before: kitchen.siret, after: siret }],
    })
  })

  test('of the SIRET of a kitchen follows to a canteen that is linked while it waits', async () => {
    const { body: kitchen } = await create(complete({ productionType: 'central', satelliteCanteensCount: 1 }))
    const { body: other } = await create(complete(), colleague)
    const [siret, link] = [newSiret(), { productionType: 'site_cooked_elsewhere', centralProducerSiret: kitchen.siret }]
    const { change: waiting } = await server.app.services.database.transaction(async transaction => {
      await lockCanteens(transaction, [kitchen.id, other.id], 'write')
      // In an object, for the transaction would wait for a promise.
      const started = { change: change(kitchen.id, { siret }) }
      await untilWritesWait(server)
      await transaction('canteens').where({ id: other.id }).update(link)
      return started
    })
    expect(await waiting).toMatchObject({ status: 200, body: { siret, satellites: [{ id: other.id }] } })
    expect((await send('GET', `canteens/${other.id}`, colleague)).body.centralProducerSiret).toBe(siret)
  })

  test('to the SIRET of another canteen is refused with the status of that one', async () => {
    const [{ body: one }, { body: other }] = [await create(complete()), await create(complete())]
    expect(await change(one.id, { siret: other.siret })).toMatchObject({ status: 400, body: { id: other.id } })
    expect((await change(one.id, { siret: one.siret })).status).toBe(200)
  })

  test('is refused to a stranger, and for a canteen that does not exist', async () => {
    const { body } = await create(complete())
    expect((await change(body.id, { name: 'Prise' }, colleague)).status).toBe(403)
    expect((await change(2_000_000, { name: 'Aucune' })).status).toBe(404)
  })
})

describe('the pictures of a canteen', () => {
  test('are given at addresses of their own, kept by their id, and removed by the list that leaves them out', async () => {
    const { body } = await create(
      complete({
        logo: await png(3000),
        images: [{ image: await png(20), altText: 'La salle' }, { image: await png(30) }],
      }),
    )
    expect(body.images.map(({ altText }) => altText)).toEqual(['La salle', null])
    const logo = await server.app.inject({ url: body.logo ?? '' })
    expect(logo.headers['content-type']).toBe('image/jpeg')
    expect(await sharp(logo.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1024, height: 512 })
    const [first, second] = body.images
    const { body: changed } = await change(body.id, {
      logo: null,
      images: [{ ...second, altText: 'La cuisine' }, { image: await png(40) }],
    })
    expect(changed.logo).toBeNull()
    expect(changed.images).toMatchObject([{ ...second, altText: 'La cuisine' }, { altText: null }])
    expect((await server.app.inject({ url: first?.image ?? '' })).statusCode).toBe(404)
    expect((await change(body.id, { name: 'Autre nom' })).body.images).toEqual(changed.images)
  })

  test('keep nothing of what a telephone writes beside them, and stand upright', async () => {
    const photo = await picture(40)
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 11/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const { body } = await create(complete({ images: [{ image: dataUri(photo) }] }))
    const stored = (await server.app.inject({ url: body.images[0]?.image ?? '' })).rawPayload
    const { exif, orientation, width, height } = await sharp(stored).metadata()
    expect({ exif, orientation, width, height }).toEqual({
      exif: undefined,
      orientation: undefined,
      width: 20,
      height: 40,
    })
  })

  test('are told by their bytes: a page that claims to be a picture is refused', async () => {
    const { body } = await create(complete())
    const script = `data:image/png;base64,${Buffer.from('<svg onload="alert(1)"/>').toString('base64')}`
    expect((await change(body.id, { logo: script })).body).toHaveProperty('logo')
    expect((await change(body.id, { images: [{ image: script }] })).body).toHaveProperty('images')
    const start = dataUri((await picture(40).png().toBuffer()).subarray(0, 60))
    expect((await change(body.id, { logo: start })).body).toHaveProperty('logo')
    expect((await change(body.id, { images: [{ image: '/media/canteens/inconnue' }] })).body).toHaveProperty('images')
  })
})

describe('large pictures', () => {
  const held = () => {
    let release = () => {}
    const work = server.app.services.pictures.run({ owner: 0 }, () => new Promise<void>(resolve => (release = resolve)))
    return { work, release: () => release() }
  }

  test('are read up to 16 million pixels, as telephones make them; larger ones are refused by their size', async () => {
    const { body } = await create(complete())
    expect((await change(body.id, { logo: await png(5656) })).status).toBe(200)
    const { status, body: refused } = await change(body.id, { images: [{ image: await png(5658) }] })
    expect(status).toBe(400)
    expect(refused.images).toEqual([httpRefusals('image-of-too-many-pixels', 16).in('fr')])
  })

  test('are read for one request at a time; requests without any do not wait', async () => {
    const { body } = await create(complete())
    const { work, release } = held()
    let isDone = false
    const waiting = change(body.id, { logo: await png(20) }).then(answer => {
      isDone = true
      return answer
    })
    expect((await change(body.id, { name: 'Sans attendre', images: [], logo: body.logo })).status).toBe(200)
    expect((await create(complete())).status).toBe(201)
    expect(isDone).toBe(false)
    release()
    expect((await waiting).body.logo).not.toBeNull()
    await work
  })

  test('of more requests than may wait are refused for a minute', async () => {
    const { body } = await create(complete())
    const { work, release } = held()
    const others = Array.from({ length: 8 }, () => server.app.services.pictures.run({ owner: 1 }, async () => {}))
    const refused = await change(body.id, { logo: await png(20) })
    expect(refused).toMatchObject({ status: 503, body: { detail: httpRefusals('long-queue').in('fr') } })
    expect(refused.headers['retry-after']).toBe('60')
    release()
    await Promise.all([work, ...others])
    expect((await change(body.id, { logo: await png(20) })).status).toBe(200)
  })
})

describe('a deleted canteen', () => {
  test('is gone for everyone, and comes back with its purchases and its team', async () => {
    const { body } = await create(complete({ logo: await png(90) }))
    const purchase = await send('POST', 'purchases/', manager, {
      canteen: body.id,
      date: '2026-03-01',
      description: 'Pain',
      priceHt: 10,
    })
    expect((await send('DELETE', `canteens/${body.id}`, colleague)).status).toBe(403)
    expect((await send('DELETE', `canteens/${body.id}`, manager)).status).toBe(204)
    expect((await send('GET', `canteens/${body.id}`, manager)).status).toBe(404)
    expect((await send('GET', `purchases/${purchase.body.id}`, manager)).status).toBe(404)
    expect((await server.app.inject({ url: body.logo ?? '' })).statusCode).toBe(404)
    const deleted = await send('GET', 'deletedCanteens/', manager)
    expect(deleted.body).toMatchObject([{ id: body.id, name: body.name, siret: body.siret }])
    expect((await send('GET', 'deletedCanteens/', colleague)).body).toEqual([])
    expect((await send('POST', `deletedCanteens/${body.id}/restore/`, colleague)).status).toBe(404)
    expect((await send('POST', `deletedCanteens/${body.id}/restore/`, manager)).body).toMatchObject({ id: body.id })
    expect((await send('POST', `deletedCanteens/${body.id}/restore/`, manager)).status).toBe(200)
    expect((await send('GET', `purchases/${purchase.body.id}`, manager)).status).toBe(200)
    const { body: history } = await send('GET', `canteens/${body.id}/history/`, manager)
    expect(history.results.map(({ kind }: { kind: string }) => kind)).toEqual(['restoration', 'deletion', 'creation'])
  })

  test('cannot come back while another one has its SIRET, nor after 30 days', async () => {
    const { body } = await create(complete())
    await send('DELETE', `canteens/${body.id}`, manager)
    const { body: successor } = await create(complete({ siret: body.siret }), colleague)
    const restore = () => send('POST', `deletedCanteens/${body.id}/restore/`, manager)
    expect(await restore()).toMatchObject({ status: 400, body: { id: successor.id } })
    await send('DELETE', `canteens/${successor.id}`, colleague)
    const { writer } = server.app.services.database
    const longAgo = new Date(Date.now() - 31 * 86_400_000).toISOString()
    await writer('canteens').where({ id: body.id }).update({ deletionDate: longAgo })
    expect((await send('GET', 'deletedCanteens/', manager)).body).toEqual([])
    expect((await restore()).status).toBe(404)
  })
})
