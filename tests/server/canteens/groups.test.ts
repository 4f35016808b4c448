import type { Canteen } from '@ma-cantine/lib'
import { canteenMessages } from '@ma-cantine/lib/canteens/canteen-messages'
import { canteenRefusals } from '@ma-cantine/lib/canteens/canteen-refusals'
import { satelliteRefusals } from '@ma-cantine/lib/canteens/satellite-refusals'
import type { LinkingKitchen } from '@ma-cantine/lib/canteens/satellites-api'
import type { Message } from '@ma-cantine/lib/messages/catalogue'
import { teledeclarationRefusals } from '@ma-cantine/lib/teledeclaration/teledeclaration-refusals'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addCanteen as addComplete } from '../support/campaign-people.ts'
import { messagesTo } from '../support/mailbox.ts'
import { campaignYear, openCampaign } from '../support/open-campaign.ts'
import { makeSiret } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(openCampaign)
})
afterAll(() => server.close())

const siren = '213401722'
const newGroup = {
  name: 'Cantines du canton',
  siret: null,
  sirenUniteLegale: siren,
  productionType: 'groupe',
  managementType: 'direct',
  dailyMealCount: 300,
  yearlyMealCount: 42_000,
}
const received = { productionType: 'site_cooked_elsewhere' }

let cook: Person
let group: number
beforeEach(async () => {
  cook = await server.addPerson()
  group = (await send('POST', '', newGroup)).json<Canteen>().id
})

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const send = (method: Method, path: string, payload?: object, headers: object = cook.headers) =>
  server.app.inject({ method, url: `/api/v1/canteens/${path}`, headers: { ...headers }, ...(payload && { payload }) })
const link = (id: number) => send('POST', `${group}/satellites/${id}/link/`)
const read = async (id: number) => (await send('GET', `${id}`)).json<Canteen>()
let numbers = 70_000
const addCanteen = (managers: readonly Person[], values: object = received) =>
  server.addCanteen(makeSiret(++numbers), managers, { ...values })
/** A satellite whose record lacks nothing. */
const addSatellite = async () => {
  const id = await addComplete(server, [cook], { columns: received })
  await link(id)
  return id
}
const refused = async (answer: ReturnType<typeof send>) => [(await answer).statusCode, (await answer).json()]

describe('a group of canteens', () => {
  test('is known by the SIREN of its legal unit, and needs no more than its meals and its management', async () => {
    expect(await read(group)).toMatchObject({ ...newGroup, satellites: [], satellitesCount: 0, sectorList: [] })
  })

  test('says what is missing, or is not for it', async () => {
    const [status, errors] = await refused(send('POST', '', { name: 'Groupe', siret: null, productionType: 'groupe' }))
    expect([status, Object.keys(errors).sort()]).toEqual([
      400,
      ['dailyMealCount', 'managementType', 'sirenUniteLegale', 'yearlyMealCount'],
    ])
    const siret = makeSiret(++numbers)
    const both = canteenMessages('group-siret-or-siren').in('fr')
    expect(await refused(send('POST', '', { ...newGroup, siret }))).toEqual([
      400,
      { siret: [both, canteenMessages('group-without-siret').in('fr')], sirenUniteLegale: [both] },
    ])
    const ofSites = { economicModel: 'public', sectorList: ['education_primaire'], lineMinistry: 'justice' }
    const [, others] = await refused(send('POST', '', { ...newGroup, ...ofSites, satelliteCanteensCount: 3 }))
    const notForGroups = [canteenMessages('not-for-groups').in('fr')]
    expect(others).toMatchObject({
      economicModel: notForGroups,
      sectorList: notForGroups,
      lineMinistry: notForGroups,
      satelliteCanteensCount: notForGroups,
    })
  })

  test('does not become a canteen, nor a canteen a group', async () => {
    const site = await addComplete(server, [cook])
    const message = { productionType: [canteenMessages('fixed-production-type').in('fr')] }
    const changes = [
      [group, 'central'],
      [group, 'site'],
    ] as const
    for (const [id, productionType] of changes) {
      const siret = makeSiret(++numbers)
      const whole = { productionType, siret, sirenUniteLegale: null, economicModel: 'private', sectors: [1] }
      const answer = await refused(send('PATCH', `${id}`, { ...whole, satelliteCanteensCount: 2 }))
      expect(answer).toMatchObject([400, message])
    }
    const emptied = { siret: null, sirenUniteLegale: siren, economicModel: null, sectors: [], productionType: 'groupe' }
    expect(await refused(send('PATCH', `${site}`, emptied))).toEqual([400, message])
  })

  test('is not deleted while it has satellites', async () => {
    const id = await addCanteen([cook])
    await link(id)
    const detail = canteenRefusals('group-with-satellites').in('fr')
    expect(await refused(send('DELETE', `${group}`))).toEqual([400, { detail }])
    await send('POST', `${group}/satellites/${id}/unlink/`)
    expect((await send('DELETE', `${group}`)).statusCode).toBe(204)
  })
})

describe('a satellite of a group', () => {
  test('has it as its kitchen, whatever SIRET it names, and the group counts it', async () => {
    const id = await addCanteen([cook], { ...received, centralProducerSiret: makeSiret(++numbers) })
    const answer = await link(id)
    const linked = answer.json<LinkingKitchen>()
    expect([answer.statusCode, linked.link, linked.satellites.map(each => each.id)]).toEqual([200, 'linked', [id]])
    expect(linked).toMatchObject({ satellitesCount: 1, satellitesMissingDataCount: 1 })
    expect(await read(id)).toMatchObject({ groupe: { id: group }, centralKitchen: { id: group }, isSatellite: true })
    const list = (await send('GET', `${group}/satellites/`)).json<{ results: { id: number }[] }>()
    expect(list.results.map(each => each.id)).toEqual([id])
  })

  test('is created in it by its SIRET', async () => {
    const siret = makeSiret(++numbers)
    const answer = await send('POST', `${group}/satellites/`, { siret, name: 'École du lavoir' })
    expect([answer.statusCode, answer.json()]).toMatchObject([201, { siret, ...received, groupe: { id: group } }])
  })

  test('of another team is asked first, and told what becomes of it', async () => {
    const manager = await server.addPerson()
    const id = await addCanteen([manager])
    expect((await link(id)).json<LinkingKitchen>()).toMatchObject({ link: 'asked', satellites: [] })
    const listed = await send('GET', `${id}/deliveryRequests/`, undefined, manager.headers)
    const [request] = listed.json<{ id: number; isGroup: boolean; kitchenSiret: string | null }[]>()
    expect(request).toMatchObject({ isGroup: true, kitchenSiret: null })
    await send('POST', `${id}/deliveryRequests/${request?.id}/accept/`, undefined, manager.headers)
    await send('POST', `${group}/satellites/${id}/unlink/`)
    const told = await messagesTo(server, manager.email)
    expect(told.map(({ subject }) => subject)).toEqual([
      'Un groupe propose à votre cantine de le rejoindre',
      'Votre cantine ne fait plus partie de son groupe',
    ])
    expect(await messagesTo(server, cook.email)).toMatchObject([{ subject: 'La cantine a rejoint votre groupe' }])
  })

  test('leaves it when it cooks its own meals again', async () => {
    const id = await addSatellite()
    await send('PATCH', `${id}`, { productionType: 'site' })
    expect(await read(id)).toMatchObject({ groupe: null, centralKitchen: null })
  })

  test('is refused when it cooks its own meals, has another kitchen or is in a group already', async () => {
    const detailOf = (code: Parameters<typeof satelliteRefusals>[0]) => [
      400,
      { detail: satelliteRefusals(code).in('fr') },
    ]
    for (const productionType of ['site', 'central', 'groupe', null]) {
      const id = await addCanteen([cook], { productionType })
      expect(await refused(link(id))).toEqual(detailOf('not-a-satellite'))
    }
    const siret = makeSiret(++numbers)
    await server.addCanteen(siret, [], { productionType: 'central' })
    const delivered = await addCanteen([cook], { ...received, centralProducerSiret: siret })
    expect(await refused(link(delivered))).toEqual(detailOf('satellite-of-another'))
    const other = (await send('POST', '', newGroup)).json<Canteen>().id
    const id = await addSatellite()
    expect(await refused(link(id))).toEqual(detailOf('already-linked'))
    expect(await refused(send('POST', `${other}/satellites/${id}/link/`))).toEqual(detailOf('satellite-of-another'))
    expect((await read(id)).groupe).toMatchObject({ id: group })
  })
})

describe('the report of a group', () => {
  const addReport = async (canteenId: number, values: object) => {
    const date = '2026-01-15T10:00:00.000Z'
    const [row]: { id: number }[] = await server.app.services.database
      .writer('diagnostics')
      .insert({
        canteenId,
        year: campaignYear,
        diagnosticType: 'SIMPLE',
        valueTotalHt: 12_000,
        valueBioHt: 0,
        valueSustainableHt: 0,
        valueEgalimOthersHt: 0,
        valueMeatPoultryHt: 0,
        valueMeatPoultryEgalimHt: 0,
        creationDate: date,
        modificationDate: date,
        ...values,
      })
      .returning('id')
    return row?.id ?? 0
  }
  const actionOf = async (id: number) => {
    const url = `/api/v1/canteenActions/${campaignYear}`
    const tasks = (await server.app.inject({ method: 'GET', url, headers: { ...cook.headers } })).json<
      { id: number; action: string; groupe: number | null }[]
    >()
    return tasks.find(task => task.id === id)
  }
  const declare = (canteenId: number, report: number) =>
    send('POST', `${canteenId}/diagnostics/${report}/teledeclaration/create?honour_statement=true`)

  test('waits for satellites, then for their records, before it can be declared', async () => {
    const report = await addReport(group, { centralKitchenDiagnosticMode: 'ALL' })
    expect(await actionOf(group)).toMatchObject({ action: '10_add_satellites' })
    const detail = (message: Message) => [400, { detail: [message.in('fr')] }]
    expect(await refused(declare(group, report))).toEqual(detail(teledeclarationRefusals('group-without-satellite')))
    const id = await addSatellite()
    const empty = (canteenId: number) =>
      server.app.services.database.writer('canteens').where({ id: canteenId }).update({ dailyMealCount: null })
    await empty(group)
    expect(await refused(declare(group, report))).toEqual(detail(teledeclarationRefusals('incomplete-group')))
    await send('PATCH', `${group}`, { dailyMealCount: 300 })
    await empty(id)
    expect(await actionOf(group)).toMatchObject({ action: '36_fill_satellite_canteen_data' })
    expect(await refused(declare(group, report))).toEqual(detail(teledeclarationRefusals('incomplete-satellites')))
    await send('PATCH', `${id}`, { dailyMealCount: 80 })
    expect(await actionOf(group)).toMatchObject({ action: '40_teledeclare' })
    expect(await actionOf(id)).toMatchObject({ action: '90_nothing_satellite', groupe: group })
    expect((await declare(group, report)).statusCode).toBe(200)
    expect(await actionOf(id)).toMatchObject({ action: '91_nothing_satellite_teledeclared' })
    const frozen = JSON.parse(
      (await server.rows<{ declaredData: string }>('teledeclarations')).at(-1)?.declaredData ?? '',
    )
    expect(frozen).toMatchObject({
      teledeclaration_mode: 'CENTRAL_ALL',
      satellites: [{ id }],
      satellite_canteens_count: 1,
      canteen: { production_type: 'groupe', siret: null, siren_unite_legale: siren, satellite_canteens_count: 1 },
    })
  })

  test('keeps its canteens as they are while its declaration is in force', async () => {
    const report = await addReport(group, { centralKitchenDiagnosticMode: 'APPRO' })
    const id = await addSatellite()
    expect((await declare(group, report)).statusCode).toBe(200)
    const refusal = [400, { detail: satelliteRefusals('group-declared').in('fr') }]
    expect(await refused(link(await addCanteen([cook])))).toEqual(refusal)
    expect(await refused(send('POST', `${group}/satellites/${id}/unlink/`))).toEqual(refusal)
    const created = { siret: makeSiret(++numbers), name: 'École du lavoir' }
    expect(await refused(send('POST', `${group}/satellites/`, created))).toEqual(refusal)
    // Purchases alone are the group's: the satellite declares the rest.
    const own = await addReport(id, { valueTotalHt: null })
    expect((await declare(id, own)).statusCode).toBe(200)
    const modes = (await server.rows<{ canteenId: number; teledeclarationMode: string }>('teledeclarations'))
      .filter(({ canteenId }) => canteenId === id)
      .map(({ teledeclarationMode }) => teledeclarationMode)
    expect(modes).toEqual(['SATELLITE_WITHOUT_APPRO'])
  })

  test('without saying what it covers is not declared', async () => {
    await addSatellite()
    const report = await addReport(group, {})
    expect(await refused(declare(group, report))).toEqual([
      400,
      { detail: [teledeclarationRefusals('no-mode').in('fr')] },
    ])
  })
})
