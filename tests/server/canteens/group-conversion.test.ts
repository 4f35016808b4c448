import type { Canteen, GroupConversion } from '@ma-cantine/lib'
import { canteenRefusals } from '@ma-cantine/lib/canteens/canteen-refusals'
import { groupRefusals } from '@ma-cantine/lib/canteens/group-refusals'
import type { Message } from '@ma-cantine/lib/messages/catalogue'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addCanteen } from '../support/campaign-people.ts'
import { messagesTo } from '../support/mailbox.ts'
import { personalToken } from '../support/make-token.ts'
import { campaignYear, openCampaign } from '../support/open-campaign.ts'
import { makeSiret } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(openCampaign)
})
afterAll(() => server.close())

let cook: Person
let other: Person
let kitchen: number
let own: number
let foreign: number
let siret: string
const received = { productionType: 'site_cooked_elsewhere' }
beforeEach(async () => {
  cook = await server.addPerson()
  other = await server.addPerson()
  await useKitchen('central')
})

async function useKitchen(productionType: string): Promise<void> {
  kitchen = await addCanteen(server, [cook], {
    name: 'Cuisine du canton',
    columns: { productionType, satelliteCanteensCount: 2, city: 'Liverdun', postalCode: '54460' },
  })
  siret = (await row(kitchen)).siret
  const columns = { ...received, centralProducerSiret: siret }
  own = await addCanteen(server, [cook], { name: 'École du lavoir', columns })
  foreign = await addCanteen(server, [other], { name: 'École du pont', columns })
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const send = (method: Method, path: string, payload?: object, headers: object = cook.headers) =>
  server.app.inject({ method, url: `/api/v1/canteens/${path}`, headers: { ...headers }, ...(payload && { payload }) })
const preview = async () => (await send('GET', `${kitchen}/groupConversion/`)).json<GroupConversion>()
const convert = (payload: object = {}, headers?: object) =>
  send('POST', `${kitchen}/groupConversion/`, payload, headers)
const undo = (headers?: object) => send('DELETE', `${kitchen}/groupConversion/`, undefined, headers)
const row = (id: number) => server.app.services.database.reader('canteens').where({ id }).first()
const writer = (table: string) => server.app.services.database.writer(table)
const read = async (id: number) => (await send('GET', `${id}`)).json<Canteen>()
const refused = async (answer: ReturnType<typeof send>) => [(await answer).statusCode, (await answer).json()]
const detail = (message: Message) => [400, { detail: message.in('fr') }]
/** What a conversion and its end leave as they were; dates follow the clock, and sectors have their own table. */
const stored = async () => {
  const { reader } = server.app.services.database
  const ids = [kitchen, own, foreign]
  const rows = await reader('canteens').whereIn('id', ids).orderBy('id')
  const sectors = await reader('canteenSectors').whereIn('canteenId', ids).orderBy(['canteenId', 'sectorId'])
  return { rows: rows.map(({ modificationDate: _, ...rest }) => ({ ...rest, awaitsConsent: null })), sectors }
}

describe('a central kitchen', () => {
  test('becomes a group with its id, team, purchases and satellites; the preview says so first, and writes nothing', async () => {
    const before = await stored()
    expect(await preview()).toEqual({
      obstacle: null,
      sirenUniteLegale: siret.slice(0, 9),
      emptied: ['siret', 'place', 'economicModel', 'sectors', 'satelliteCanteensCount'],
      site: null,
      satellites: [own, foreign].map(id => expect.objectContaining({ id })),
      toldTeams: 1,
      lacksDailyMealCount: false,
      lastDay: null,
    })
    expect(await stored()).toEqual(before)
    const answer = await convert()
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      {
        id: kitchen,
        productionType: 'groupe',
        siret: null,
        sirenUniteLegale: siret.slice(0, 9),
        cityInseeCode: null,
        department: null,
        economicModel: null,
        sectors: [],
        satelliteCanteensCount: null,
        managers: [{ email: cook.email }],
        satellites: [{ id: own }, { id: foreign }],
      },
    ])
    expect(await read(own)).toMatchObject({ groupe: { id: kitchen }, centralProducerSiret: siret })
  })

  test('with a dining place leaves it to a new satellite, which keeps its SIRET, place and team', async () => {
    await useKitchen('central_serving')
    expect((await preview()).site).toEqual({
      id: null,
      name: 'Cuisine du canton (service sur place)',
      siret,
      dailyMealCount: 100,
    })
    await convert({ site: { name: 'Réfectoire du canton', yearlyMealCount: 9000 } })
    const { satellites } = await read(kitchen)
    const site = await read(satellites.find(({ id }) => id !== own && id !== foreign)?.id ?? 0)
    expect(site).toMatchObject({
      name: 'Réfectoire du canton',
      siret,
      ...received,
      groupe: { id: kitchen },
      cityInseeCode: '54318',
      sectors: [1],
      dailyMealCount: 100,
      yearlyMealCount: 9000,
      managers: [{ email: cook.email }],
    })
  })

  test('may lack sectors and meals, which its dining place then lacks too; fewer meals a year than a day are refused', async () => {
    await useKitchen('central_serving')
    const answer = await convert({ site: { yearlyMealCount: 99 } })
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['yearlyMealCount']])
    await writer('canteenSectors').where({ canteenId: kitchen }).delete()
    await writer('canteens').where({ id: kitchen }).update({ dailyMealCount: null, yearlyMealCount: null })
    expect((await convert({ site: { yearlyMealCount: 9000 } })).statusCode).toBe(200)
    const site = (await read(kitchen)).satellites.find(({ id }) => id !== own && id !== foreign)
    expect(await read(site?.id ?? 0)).toMatchObject({ sectors: [], dailyMealCount: null, yearlyMealCount: 9000 })
  })

  test('does not give its own number of meals in a year to its dining place', async () => {
    await useKitchen('central_serving')
    await convert()
    const site = (await read(kitchen)).satellites.find(({ id }) => id !== own && id !== foreign)
    expect(await row(site?.id ?? 0)).toMatchObject({ siret, dailyMealCount: 100, yearlyMealCount: null })
  })

  test('tells the teams of its satellites, and of what undoes it', async () => {
    await convert()
    await undo()
    expect((await messagesTo(server, other.email)).map(({ subject }) => subject)).toEqual([
      'Le livreur de repas de votre cantine devient un groupe',
      'Le groupe de votre cantine redevient un livreur de repas',
    ])
    expect(await messagesTo(server, cook.email)).toEqual([])
  })

  test('is not converted without a SIRET, nor while its declaration is in force; no other canteen is', async () => {
    await writer('teledeclarations').insert({
      canteenId: kitchen,
      year: campaignYear,
      status: 'SUBMITTED',
      version: 1,
      teledeclarationMode: 'CENTRAL_ALL',
      declaredData: '{}',
      digest: '0'.repeat(64),
      proofCode: `${kitchen}`,
      creationDate: '2026-01-15T10:00:00.000Z',
      modificationDate: '2026-01-15T10:00:00.000Z',
    })
    expect(await refused(convert())).toEqual(detail(groupRefusals('declared')))
    await writer('teledeclarations').delete()
    await writer('canteens').where({ id: kitchen }).update({ siret: null })
    expect((await preview()).obstacle).toEqual({
      code: 'without-siret',
      message: groupRefusals('without-siret').in('fr'),
    })
    expect(await refused(convert())).toEqual(detail(groupRefusals('without-siret')))
    expect(await refused(send('POST', `${own}/groupConversion/`, {}))).toEqual(detail(groupRefusals('not-a-kitchen')))
  })

  test('is converted by its managers alone, and with a dining place by no token limited to some canteens', async () => {
    await useKitchen('central_serving')
    const before = await stored()
    const limited = await personalToken(server, cook, ['canteen:write'], { canteenIds: [kitchen, own] })
    const reading = await personalToken(server, cook, ['canteen:read'])
    for (const headers of [{}, other.headers, limited.headers, reading.headers]) {
      expect((await convert({}, headers)).statusCode).toBe(403)
    }
    expect(await refused(send('GET', `${kitchen}/groupConversion/`, undefined, other.headers))).toEqual([
      403,
      { detail: canteenRefusals('not-manager').in('fr') },
    ])
    expect(await stored()).toEqual(before)
  })

  test('is converted once, for a request that is sent again', async () => {
    const headers = { ...cook.headers, 'idempotency-key': `groupe-${kitchen}` }
    const first = await convert({}, headers)
    const again = await convert({}, headers)
    expect([again.statusCode, again.body]).toEqual([200, first.body])
    expect(await refused(convert())).toEqual(detail(groupRefusals('not-a-kitchen')))
  })
})

describe('a conversion that is undone', () => {
  test.each(['central', 'central_serving'])('restores a kitchen of type %s and its satellites exactly', async type => {
    await useKitchen(type)
    const before = await stored()
    await convert()
    expect(await preview()).toMatchObject({ obstacle: null, satellites: [{ id: own }, { id: foreign }] })
    expect((await undo()).json()).toMatchObject({ id: kitchen, siret, productionType: type, sectors: [1] })
    expect(await stored()).toEqual(before)
    const listed = (await send('GET', '?limit=30')).json<{ results: { name: string }[] }>().results
    expect(listed.map(({ name }) => name)).not.toContain('Cuisine du canton (service sur place)')
    expect(await refused(undo())).toEqual(detail(groupRefusals('not-converted')))
  })

  test('keeps what was changed in the group meanwhile', async () => {
    await convert()
    await send('PATCH', `${kitchen}`, { name: 'Cuisine neuve', yearlyMealCount: 31_000 })
    await undo()
    expect(await row(kitchen)).toMatchObject({ name: 'Cuisine neuve', yearlyMealCount: 31_000, siret })
  })

  test('asks the canteens that left the group, which have no kitchen until they accept', async () => {
    await convert()
    await send('POST', `${foreign}/leaveGroup/`, undefined, other.headers)
    expect((await messagesTo(server, cook.email)).map(({ subject }) => subject)).toEqual([
      'Une cantine a quitté votre groupe',
    ])
    await undo()
    expect((await read(kitchen)).satellites.map(({ id }) => id)).toEqual([own])
    expect(await row(foreign)).toMatchObject({ centralProducerSiret: siret, groupId: null })
  })

  test('is refused once the SIRET is taken, a canteen has joined, the new canteen has data, or time is over', async () => {
    await useKitchen('central_serving')
    await convert()
    const site = (await read(kitchen)).satellites.find(({ id }) => id !== own && id !== foreign)
    const joined = await addCanteen(server, [cook], { name: 'École du bois', columns: { ...received } })
    await send('POST', `${kitchen}/satellites/${joined}/link/`)
    expect(await refused(undo())).toEqual(detail(groupRefusals('joined-since', 'École du bois')))
    await send('POST', `${kitchen}/satellites/${joined}/unlink/`)
    const moment = '2026-01-15T10:00:00.000Z'
    const report = { year: campaignYear, valueTotalHt: 10, creationDate: moment, modificationDate: moment }
    await writer('diagnostics').insert({ ...report, canteenId: site?.id })
    expect(await refused(undo())).toEqual(detail(groupRefusals('site-in-use', site?.name ?? '')))
    await writer('diagnostics').where({ canteenId: site?.id }).delete()
    await writer('canteens')
      .where({ id: site?.id })
      .update({ siret: null, sirenUniteLegale: siret.slice(0, 9) })
    await server.addCanteen(siret, [other])
    expect(await refused(undo())).toEqual(detail(groupRefusals('siret-taken')))
    await writer('groupConversions').update({ creationDate: '2026-01-01T10:00:00.000Z' })
    expect(await refused(undo())).toEqual(detail(groupRefusals('too-late-to-undo', 30)))
  })
})

test('a canteen of no group leaves none, and one of another team is not taken out', async () => {
  expect(await refused(send('POST', `${own}/leaveGroup/`))).toEqual(detail(groupRefusals('not-in-group')))
  await convert()
  expect((await send('POST', `${foreign}/leaveGroup/`)).statusCode).toBe(403)
  expect(await row(foreign)).toMatchObject({ groupId: kitchen })
})

test('a canteen that leaves its group, and names the SIRET of another kitchen, waits for no kitchen', async () => {
  const named = makeSiret(61_234)
  await convert()
  await server.addCanteen(named, [other], { productionType: 'central' })
  await send('PATCH', `${own}`, { centralProducerSiret: named })
  expect(await read(own)).toMatchObject({ groupe: { id: kitchen } })
  expect((await send('POST', `${own}/leaveGroup/`)).json()).toMatchObject({ groupe: null, centralKitchen: null })
})
