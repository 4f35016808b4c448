import type { Canteen } from '@ma-cantine/lib'
import { satelliteRefusals } from '@ma-cantine/lib/canteens/satellite-refusals'
import { teamRefusals } from '@ma-cantine/lib/canteens/team-refusals'
import { teledeclarationRefusals } from '@ma-cantine/lib/teledeclaration/teledeclaration-refusals'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nothingElse } from '../../support/complete-amounts.ts'
import { file } from '../../support/files.ts'
import { messagesTo } from '../support/mailbox.ts'
import { makeSiret } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

const year = new Date().getUTCFullYear() - 1
/** Open all year. */
const campaign = { year, declaration: { start: `${year + 1}-01-01`, end: `${year + 1}-12-31` }, correction: null }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { campaign })
})
afterAll(() => server.close())

const call = (person: Person, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  server.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: person.headers,
    ...(payload ? { payload } : {}),
  })
const row = (id: number) => server.app.services.database.reader('canteens').where({ id }).first()
const subjects = async ({ email }: Person) => (await messagesTo(server, email)).map(({ subject }) => subject)

const complete = {
  cityInseeCode: '54318',
  economicModel: 'private',
  managementType: 'direct',
  dailyMealCount: 100,
  yearlyMealCount: 20_000,
}
const stored = '2026-01-15T10:00:00.000Z'
async function addReport(canteenId: number, values: object = {}): Promise<number> {
  const report = {
    canteenId,
    year,
    diagnosticType: 'SIMPLE',
    ...nothingElse,
    valueTotalHt: 1000,
    valueBioHt: 200,
    ...values,
  }
  const [added]: { id: number }[] = await server.app.services.database
    .writer('diagnostics')
    .insert({ ...report, creationDate: stored, modificationDate: stored })
    .returning('id')
  return added?.id ?? 0
}
const declare = (person: Person, diagnosticId: number) =>
  call(person, 'POST', 'teledeclaration/', { diagnosticId, honourStatement: true })
const coveringReport = (kitchenId: number) => addReport(kitchenId, { centralKitchenDiagnosticMode: 'ALL' })

let numbers = 20_000
let cook: Person
let manager: Person
let kitchenSiret: string
let satelliteSiret: string
let satellite: number
beforeEach(async () => {
  cook = await server.addPerson()
  manager = await server.addPerson()
  kitchenSiret = makeSiret(++numbers)
  satelliteSiret = makeSiret(++numbers)
  satellite = await server.addCanteen(satelliteSiret, [manager], {
    ...complete,
    name: 'Cantine du Lac',
    productionType: 'site_cooked_elsewhere',
    centralProducerSiret: kitchenSiret,
  })
})

const kitchenBody = (siret = kitchenSiret) => ({
  ...complete,
  name: 'Cuisine du Val',
  siret,
  productionType: 'central',
  satelliteCanteensCount: 1,
  sectors: [1],
})
const kitchenRow = (siret = kitchenSiret) => ({
  siret,
  nom: 'Cuisine du Val',
  type_production: 'central',
})
const idOf = async (siret: string): Promise<number> =>
  (await server.app.services.database.reader('canteens').where({ siret }).whereNull('deletionDate').first('id')).id
const createKitchen = async (): Promise<number> => {
  const answer = await call(cook, 'POST', 'canteens/', kitchenBody())
  expect(answer.statusCode).toBe(201)
  return answer.json<Canteen>().id
}

const kitchenOf = async () => (await call(manager, 'GET', `canteens/${satellite}`)).json<Canteen>().centralKitchen
const requests = async (): Promise<{ id: number }[]> =>
  (await call(manager, 'GET', `canteens/${satellite}/deliveryRequests/`)).json()
const answerRequest = async (word: 'accept' | 'decline') =>
  call(manager, 'POST', `canteens/${satellite}/deliveryRequests/${(await requests())[0]?.id}/${word}/`, {})
const listed = async (kitchenId: number) => (await call(cook, 'GET', `canteens/${kitchenId}/satellites/`)).json()

const addKitchen = (siret: string, managers: readonly Person[], productionType = 'central') =>
  server.addCanteen(siret, managers, { ...complete, name: 'Cuisine du Val', productionType, satelliteCanteensCount: 1 })

/** Each way in which somebody becomes the kitchen that canteens of others name by its SIRET. */
const ways: readonly (readonly [string, () => Promise<number>])[] = [
  ['creates it', createKitchen],
  [
    'gives its SIRET to another kitchen',
    async () => {
      const id = await addKitchen(makeSiret(++numbers), [cook])
      expect((await call(cook, 'PATCH', `canteens/${id}`, { siret: kitchenSiret })).statusCode).toBe(200)
      return id
    },
  ],
  [
    'makes a kitchen of a canteen that has its SIRET',
    async () => {
      const id = await addKitchen(kitchenSiret, [cook], 'site')
      const change = { productionType: 'central_serving' }
      const changed = await call(cook, 'PATCH', `canteens/${id}`, change)
      expect(changed.statusCode).toBe(200)
      return id
    },
  ],
  [
    'creates it by a file of canteens',
    async () => {
      expect((await server.importCanteens(cook, file('cantines', [kitchenRow()]))).errors).toEqual([])
      return idOf(kitchenSiret)
    },
  ],
  [
    'makes a kitchen of a canteen by a file of canteens',
    async () => {
      await addKitchen(kitchenSiret, [cook], 'site')
      expect((await server.importCanteens(cook, file('cantines', [kitchenRow()]))).errors).toEqual([])
      return idOf(kitchenSiret)
    },
  ],
  [
    'creates it by a file of reports',
    async () => {
      const content = file('diagnostics_cc', [{ ...kitchenRow(), année_bilan: '2024' }])
      expect((await server.importDiagnostics('ccSimple', cook, content)).errors).toEqual([])
      return idOf(kitchenSiret)
    },
  ],
  [
    'claims it',
    async () => {
      const id = await addKitchen(kitchenSiret, [])
      expect((await call(cook, 'POST', `canteens/${id}/claim/`, {})).statusCode).toBe(200)
      return id
    },
  ],
]

describe('a canteen that names a kitchen by its SIRET', () => {
  test.each(ways)('is asked when somebody else %s: until its team accepts, nothing covers it', async (_, become) => {
    const before = await row(satellite)
    const kitchen = await become()
    const values = { centralProducerSiret: kitchenSiret, productionType: 'site_cooked_elsewhere' }
    expect(await row(satellite)).toEqual({ ...before, awaitsConsent: expect.anything() })
    expect(await subjects(manager)).toEqual(['Un livreur de repas demande à être celui de votre cantine'])
    expect([await kitchenOf(), await requests()]).toMatchObject([null, [{ kitchenSiret }]])
    expect(await listed(kitchen)).toMatchObject({ count: 0, askedCanteens: [{ id: satellite, userCanView: false }] })
    expect((await answerRequest('accept')).statusCode).toBe(200)
    expect(await row(satellite)).toMatchObject(values)
    expect([await kitchenOf(), await requests()]).toMatchObject([{ id: kitchen }, []])
    expect(await listed(kitchen)).toMatchObject({ count: 1, askedCanteens: [] })
  })

  test('is not covered by the declaration of a kitchen that it has not accepted, and declares itself', async () => {
    const kitchen = await createKitchen()
    const declared = await declare(cook, await coveringReport(kitchen))
    expect(declared.statusCode).toBe(201)
    const [frozen] = await server.app.services.database.reader('teledeclarations').where({ canteenId: kitchen })
    expect(JSON.parse(frozen.declaredData).satellites ?? []).toEqual([])
    expect((await declare(manager, await addReport(satellite))).statusCode).toBe(201)
  })

  test('is covered by the declaration of the kitchen that it has accepted', async () => {
    const kitchen = await createKitchen()
    expect((await answerRequest('accept')).statusCode).toBe(200)
    await coveringReport(kitchen)
    const refused = await declare(manager, await addReport(satellite))
    expect([refused.statusCode, refused.json().detail]).toEqual([
      400,
      teledeclarationRefusals('reported-by-kitchen').in('fr'),
    ])
  })

  test('stays out of reach of a kitchen that it declined, or that gave up, whatever becomes of who asked', async () => {
    const kitchen = await createKitchen()
    expect((await answerRequest('decline')).statusCode).toBe(200)
    expect(await kitchenOf()).toBeNull()
    // The kitchen asks again, then withdraws: the canteen keeps what its team wrote down.
    expect(
      (await call(cook, 'POST', `canteens/${kitchen}/satellites/`, { siret: satelliteSiret })).json(),
    ).toMatchObject({ awaitsConsent: true })
    await call(cook, 'POST', `canteens/${kitchen}/satellites/${satellite}/unlink/`, {})
    expect(await row(satellite)).toMatchObject({ centralProducerSiret: kitchenSiret })
    expect([await kitchenOf(), await requests()]).toEqual([null, []])
    const { writer } = server.app.services.database
    await call(cook, 'POST', `canteens/${kitchen}/satellites/`, { siret: satelliteSiret })
    await writer('deliveryRequests').delete()
    expect(await kitchenOf()).toBeNull()
    // A SIRET that the kitchen gives up does not follow to the canteen.
    await call(cook, 'PATCH', `canteens/${kitchen}`, { siret: makeSiret(++numbers) })
    expect(await row(satellite)).toMatchObject({ centralProducerSiret: kitchenSiret })
  })

  test('has its kitchen at once when its own team names it, or is that of the kitchen', async () => {
    const kitchen = await createKitchen()
    const name = (siret: string) => call(manager, 'PATCH', `canteens/${satellite}`, { centralProducerSiret: siret })
    expect((await name(makeSiret(++numbers))).statusCode).toBe(200)
    expect((await name(kitchenSiret)).statusCode).toBe(200)
    expect(await kitchenOf()).toMatchObject({ id: kitchen })
    const [siret, own] = [makeSiret(++numbers), makeSiret(++numbers)]
    const link = { productionType: 'site_cooked_elsewhere', centralProducerSiret: siret }
    const ownId = await server.addCanteen(own, [cook], link)
    const created = await call(cook, 'POST', 'canteens/', kitchenBody(siret))
    expect(created.json<Canteen>().satellites).toMatchObject([{ id: ownId }])
  })

  test('has its kitchen at once when a file of its own team names it', async () => {
    const kitchen = await createKitchen()
    const named = (siret: string) =>
      server.importCanteens(
        manager,
        file('cantines', [
          { siret: satelliteSiret, siret_livreur_repas: siret, type_production: 'site_cooked_elsewhere' },
        ]),
      )
    // The same again is no choice.
    expect((await named(kitchenSiret)).errors).toEqual([])
    expect(await kitchenOf()).toBeNull()
    expect((await named(makeSiret(++numbers))).errors).toEqual([])
    expect((await named(kitchenSiret)).errors).toEqual([])
    expect(await kitchenOf()).toMatchObject({ id: kitchen })
  })

  test('is one of many of its manager: one message tells of all', async () => {
    const name = { productionType: 'site_cooked_elsewhere', centralProducerSiret: kitchenSiret }
    await server.addCanteen(makeSiret(++numbers), [manager], { ...name, name: 'Cantine du Bois' })
    await createKitchen()
    const messages = await messagesTo(server, manager.email)
    expect(messages.map(({ subject }) => subject)).toEqual([
      'Un livreur de repas demande à être celui de plusieurs de vos cantines',
    ])
    for (const text of ['Cantine du Lac', 'Cantine du Bois', kitchenSiret]) expect(messages[0]?.body).toContain(text)
  })

  test('is asked by nobody whose address is unconfirmed, and is not theirs either', async () => {
    cook = await server.addPerson({ emailConfirmed: false })
    await createKitchen()
    expect([await kitchenOf(), await requests(), await subjects(manager)]).toEqual([null, [], []])
  })

  test('is left alone by files of others, which cannot name it', async () => {
    const before = await row(satellite)
    const link = { siret_livreur_repas: makeSiret(++numbers), type_production: 'site_cooked_elsewhere' }
    const answers = [
      await server.importCanteens(cook, file('cantines', [{ siret: satelliteSiret, ...link }])),
      await server.importDiagnostics('ccSimple', cook, file('diagnostics_cc', [{ siret: satelliteSiret, ...link }])),
    ]
    for (const { errorCount } of answers) expect(errorCount).toBeGreaterThan(0)
    expect((await call(cook, 'PATCH', `canteens/${satellite}`, { centralProducerSiret: null })).statusCode).toBe(403)
    expect((await call(cook, 'POST', `canteens/${satellite}/claim/`, {})).statusCode).toBe(400)
    expect(await row(satellite)).toEqual(before)
  })
})

describe('the satellites of a kitchen', () => {
  let kitchen: number
  beforeEach(async () => {
    kitchen = await addKitchen(kitchenSiret, [cook])
  })

  test('follow its new SIRET, and their teams are told', async () => {
    const siret = makeSiret(++numbers)
    expect((await call(cook, 'PATCH', `canteens/${kitchen}`, { siret })).statusCode).toBe(200)
    expect(await row(satellite)).toMatchObject({ centralProducerSiret: siret })
    expect(await kitchenOf()).toMatchObject({ id: kitchen })
    const [message, ...others] = await messagesTo(server, manager.email)
    expect([message?.subject, others]).toEqual(['Le livreur de repas de votre cantine change de SIRET', []])
    expect(message?.body).toContain(siret)
  })

  test('produce again what they did before when it gives up its SIRET, and their teams are told', async () => {
    await server.app.services.database
      .writer('canteens')
      .where({ id: satellite })
      .update({ formerProductionType: 'site' })
    const change = {
      siret: null,
      sirenUniteLegale: '213401722',
      postalCode: '54460',
      productionType: 'site_cooked_elsewhere',
      centralProducerSiret: makeSiret(++numbers),
      sectors: [1],
    }
    const changed = await call(cook, 'PATCH', `canteens/${kitchen}`, change)
    expect(changed.statusCode).toBe(200)
    expect(await row(satellite)).toMatchObject({ centralProducerSiret: null, productionType: 'site' })
    expect(await subjects(manager)).toEqual(['Un livreur de repas ne livre plus votre cantine'])
  })

  test('produce again what they did before when a file leaves them out', async () => {
    const siret = makeSiret(++numbers)
    const own = await server.addCanteen(siret, [cook], { productionType: 'site' })
    expect((await call(cook, 'POST', `canteens/${kitchen}/satellites/`, { siret })).statusCode).toBe(200)
    const content = file('diagnostics_cc', [{ ...kitchenRow(), année_bilan: '2024' }])
    expect((await server.importDiagnostics('ccSimple', cook, content)).errors).toEqual([])
    expect(await row(own)).toMatchObject({
      centralProducerSiret: null,
      productionType: 'site',
      formerProductionType: null,
    })
  })
})

describe('a team that was written to so much today that it cannot be told', () => {
  /** Of one message a day to each person. */
  const limited: TestServer[] = []
  let open: TestServer
  beforeEach(async () => {
    open = server
    server = await startTestServer({ RATE_LIMITS: 'joinRequestsByRecipient=1/86400' })
    limited.push(server)
    cook = await server.addPerson()
    manager = await server.addPerson()
    // What somebody else does elsewhere takes its number up.
    const stranger = await server.addPerson()
    const elsewhere = await server.addCanteen(makeSiret(++numbers), [manager])
    expect((await call(stranger, 'POST', `teamJoinRequest/${elsewhere}/`, {})).statusCode).toBe(200)
  })
  afterEach(async () => {
    await limited.pop()?.close()
    server = open
  })

  test.each([
    'asks to deliver to its canteen',
    'links its canteen',
    'unlinks its canteen',
    'changes its SIRET',
  ] as const)('is not surprised: the act of a kitchen that %s is refused (429), with the time to wait', async what => {
    const kitchen = await addKitchen(kitchenSiret, [cook])
    const link = { productionType: 'site_cooked_elsewhere', centralProducerSiret: kitchenSiret }
    const isSatellite = what === 'unlinks its canteen' || what === 'changes its SIRET'
    const team = what === 'links its canteen' ? [manager, cook] : [manager]
    const siret = makeSiret(++numbers)
    const id = await server.addCanteen(siret, team, isSatellite ? link : { productionType: 'site' })
    const before = [await row(kitchen), await row(id)]
    const acts = {
      'asks to deliver to its canteen': () => call(cook, 'POST', `canteens/${kitchen}/satellites/`, { siret }),
      'links its canteen': () => call(cook, 'POST', `canteens/${kitchen}/satellites/`, { siret }),
      'unlinks its canteen': () => call(cook, 'POST', `canteens/${kitchen}/satellites/${id}/unlink/`, {}),
      'changes its SIRET': () => call(cook, 'PATCH', `canteens/${kitchen}`, { siret: makeSiret(++numbers) }),
    }
    const refused = await acts[what]()
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
      429,
      '86400',
      { detail: teamRefusals('team-cannot-be-told', 86_400).in('fr') },
    ])
    expect([await row(kitchen), await row(id)]).toEqual(before)
    expect(await server.rows('deliveryRequests')).toEqual([])
    expect(await messagesTo(server, manager.email)).toHaveLength(1)
    // The next day it goes through, and is told.
    await server.app.services.database.writer('rateLimits').update({ expire: Date.now() })
    expect((await acts[what]()).statusCode).toBe(200)
    expect(await messagesTo(server, manager.email)).toHaveLength(2)
  })

  test('is still safe from who takes the SIRET that it names: its canteen waits for its answer, without a message', async () => {
    await server.addCanteen(makeSiret(++numbers), [manager], {
      productionType: 'site_cooked_elsewhere',
      centralProducerSiret: kitchenSiret,
    })
    const kitchen = await createKitchen()
    expect(await listed(kitchen)).toMatchObject({ count: 0, askedCanteens: [{ userCanView: false }] })
    expect(await messagesTo(server, manager.email)).toHaveLength(1)
  })
})

describe('while its declaration is in force', () => {
  let kitchen: number
  let canteen: number
  let siret: string
  let diagnostic: number
  const ask = (person: Person) => call(person, 'POST', `canteens/${kitchen}/satellites/`, { siret })
  const cancel = async () => {
    const [declared] = await server.app.services.database.reader('teledeclarations').where({ canteenId: canteen })
    expect((await call(manager, 'POST', `teledeclaration/${declared.id}/cancel/`)).statusCode).toBe(200)
  }
  const refusal = { detail: satelliteRefusals('declared').in('fr') }
  beforeEach(async () => {
    kitchen = await addKitchen(kitchenSiret, [cook])
    siret = makeSiret(++numbers)
    canteen = await server.addCanteen(siret, [manager], { ...complete, productionType: 'site' })
    await server.app.services.database.writer('canteenSectors').insert({ canteenId: canteen, sectorId: 1 })
    diagnostic = await addReport(canteen)
    expect((await declare(manager, diagnostic)).statusCode).toBe(201)
  })

  test('a canteen joins no kitchen, even if its team accepts; once it is cancelled, it may', async () => {
    expect((await ask(cook)).json()).toMatchObject({ awaitsConsent: true })
    satellite = canteen
    const refused = await answerRequest('accept')
    expect([refused.statusCode, refused.json()]).toEqual([403, refusal])
    expect(await row(canteen)).toMatchObject({ productionType: 'site', centralProducerSiret: null })
    await cancel()
    expect((await answerRequest('accept')).statusCode).toBe(200)
    expect(await row(canteen)).toMatchObject({ centralProducerSiret: kitchenSiret })
  })

  test.each(['of both teams', 'without a team'])('a canteen %s is not linked to a kitchen', async whose => {
    const { writer } = server.app.services.database
    await writer('canteenManagers').where({ canteenId: canteen }).delete()
    if (whose === 'of both teams') await writer('canteenManagers').insert({ canteenId: canteen, userId: cook.id })
    const refused = await ask(cook)
    expect([refused.statusCode, refused.json()]).toEqual([403, refusal])
    expect(await row(canteen)).toMatchObject({ productionType: 'site', centralProducerSiret: null })
  })
})
