import { teledeclarationRefusals } from '@ma-cantine/lib/teledeclaration/teledeclaration-refusals'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lockCanteens } from '../../../server/teams/lock-canteens.ts'
import { nothingElse } from '../../support/complete-amounts.ts'
import { file } from '../../support/files.ts'
import { addReadyCanteens } from '../support/add-ready-canteens.ts'
import { openCampaign, campaignYear as year } from '../support/open-campaign.ts'
import { makeSiret } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'
import { untilWritesWait } from '../support/waiting-write.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(openCampaign)
})
afterAll(() => server.close())

const kitchenSiret = makeSiret(900)
const linked = { productionType: 'site_cooked_elsewhere', centralProducerSiret: kitchenSiret }
const complete = { cityInseeCode: '34172', economicModel: 'public', managementType: 'direct', yearlyMealCount: 90_000 }
const asKitchen = { ...complete, productionType: 'central', satelliteCanteensCount: 1 }
let manager: Person
let kitchen: number
let satellite: number
let ofKitchen: number
let ofSatellite: number
beforeEach(async () => {
  await server.empty()
  manager = await server.addPerson({ isStaff: true })
  ;[satellite] = (await addReadyCanteens(server.app.services.database, manager.id, year, 1)) as [number]
  ofSatellite = (await server.rows<{ id: number }>('diagnostics'))[0]?.id ?? 0
  kitchen = await server.addCanteen(kitchenSiret, [manager], asKitchen)
  ofKitchen = await addReport(kitchen)
})

const writer = () => server.app.services.database.writer
const change = (table: string, id: number, values: object) => writer()(table).where({ id }).update(values)
const link = (values: object = linked) => change('canteens', satellite, values)
const give = (mode: string | null) => change('diagnostics', ofKitchen, { centralKitchenDiagnosticMode: mode })
async function addReport(canteenId: number): Promise<number> {
  const date = new Date().toISOString()
  const [row]: { id: number }[] = await writer()('diagnostics')
    .insert({
      ...nothingElse,
      canteenId,
      year,
      diagnosticType: 'SIMPLE',
      centralKitchenDiagnosticMode: 'ALL',
      valueTotalHt: 1000,
      creationDate: date,
      modificationDate: date,
    })
    .returning('id')
  return row?.id ?? 0
}
const declare = async (diagnosticId: number) => {
  const payload = { diagnosticId, honourStatement: true }
  const { headers } = manager
  const answer = await server.app.inject({ method: 'POST', url: '/api/v1/teledeclaration/', headers, payload })
  return [answer.statusCode, answer.json().detail] as const
}
const cancel = async (canteenId: number) => {
  const row = (await server.rows<{ id: number; canteenId: number }>('teledeclarations')).findLast(
    each => each.canteenId === canteenId,
  )
  const url = `/api/v1/teledeclaration/${row?.id}/cancel/`
  return (await server.app.inject({ method: 'POST', url, headers: manager.headers })).statusCode
}
const done = [201, undefined]
const byKitchen = [400, teledeclarationRefusals('reported-by-kitchen').in('fr')]
const byFormer = [400, teledeclarationRefusals('declared-by-former-kitchen').in('fr')]
const bySatellite = [400, teledeclarationRefusals('satellites-declared', ['École n° 00000']).in('fr')]
/** Who declares twice for a year, by the declarations in force. */
const inForce = async () =>
  (await server.rows<{ status: string; canteenId: number }>('teledeclarations'))
    .filter(({ status }) => status === 'SUBMITTED')
    .map(({ canteenId }) => canteenId)

describe('a satellite whose kitchen has declared', () => {
  test('everything declares nothing, even once it has left, until the kitchen cancels', async () => {
    await link()
    expect(await declare(ofKitchen)).toEqual(done)
    expect(await declare(ofSatellite)).toEqual(byKitchen)
    await link({ productionType: 'site', centralProducerSiret: null })
    expect(await declare(ofSatellite)).toEqual(byFormer)
    expect(await cancel(kitchen)).toBe(200)
    expect(await declare(ofSatellite)).toEqual(done)
  })

  test('purchases alone declares the rest, and nothing once it has left', async () => {
    await give('APPRO')
    await link()
    expect(await declare(ofKitchen)).toEqual(done)
    expect(await declare(ofSatellite)).toEqual(done)
    expect(await server.rows('teledeclarations')).toMatchObject([
      { teledeclarationMode: 'CENTRAL_APPRO' },
      { teledeclarationMode: 'SATELLITE_WITHOUT_APPRO' },
    ])
    expect(await cancel(satellite)).toBe(200)
    await link({ productionType: 'site', centralProducerSiret: null })
    expect(await declare(ofSatellite)).toEqual(byFormer)
  })

  test('is not declared by another kitchen', async () => {
    await link()
    expect(await declare(ofKitchen)).toEqual(done)
    const other = await server.addCanteen(makeSiret(901), [manager], asKitchen)
    const ofOther = await addReport(other)
    await link({ centralProducerSiret: makeSiret(901) })
    expect(await declare(ofOther)).toEqual(bySatellite)
    expect(await cancel(kitchen)).toBe(200)
    expect(await declare(ofOther)).toEqual(done)
  })

  test('of another year declares its own', async () => {
    await link()
    await change('diagnostics', ofKitchen, { year: year - 1 })
    await writer()('lateOpenings').insert({
      canteenId: kitchen,
      year: year - 1,
      openingDate: new Date().toISOString(),
      endDate: new Date(Date.now() + 86_400_000).toISOString(),
    })
    expect(await declare(ofKitchen)).toEqual(done)
    expect(await declare(ofSatellite)).toEqual(done)
  })
})

describe('a kitchen whose satellite has declared', () => {
  test.each(['ALL', 'APPRO'])('its purchases too declares nothing for it, in the mode %s', async mode => {
    expect(await declare(ofSatellite)).toEqual(done)
    await link()
    await give(mode)
    expect(await declare(ofKitchen)).toEqual(bySatellite)
    expect(await cancel(satellite)).toBe(200)
    expect(await declare(ofKitchen)).toEqual(done)
  })

  test('the rest declares purchases alone, and not everything', async () => {
    await link()
    await give('APPRO')
    expect(await declare(ofSatellite)).toEqual(done)
    await give('ALL')
    expect(await declare(ofKitchen)).toEqual(bySatellite)
    await give('APPRO')
    expect(await declare(ofKitchen)).toEqual(done)
  })

  test('is told so as a group', async () => {
    await change('canteens', kitchen, {
      productionType: 'groupe',
      siret: null,
      sirenUniteLegale: '213401722',
      dailyMealCount: 500,
    })
    expect(await declare(ofSatellite)).toEqual(done)
    await link({ productionType: 'site_cooked_elsewhere', groupId: kitchen })
    expect(await declare(ofKitchen)).toEqual(bySatellite)
  })

  test('is told so by a file of staff, which declares nothing', async () => {
    expect(await declare(ofSatellite)).toEqual(done)
    await link()
    const row = {
      siret: kitchenSiret,
      type_production: 'central',
      année_bilan: String(year),
      admin_statut_teledeclaration: 'teledeclare',
    }
    const content = file('diagnostics_admin', [row])
    const answer = (await server.upload('/api/v1/importDiagnostics/simple/', manager, content)).json()
    expect(answer).toMatchObject({ count: 0, teledeclarations: 0, errorCount: 1 })
    expect(answer.errors[0].message).toContain(teledeclarationRefusals('satellites-declared', []).in('fr').slice(0, 40))
    expect(await inForce()).toEqual([satellite])
  })
})

test('a kitchen waits for a satellite that is declaring, and is then refused', async () => {
  await link()
  const { database } = server.app.services
  const date = new Date().toISOString()
  let declaring: ReturnType<typeof declare> | undefined
  await database.transaction(async transaction => {
    await lockCanteens(transaction, [satellite], 'write')
    await transaction('teledeclarations').insert({
      canteenId: satellite,
      year,
      version: 1,
      status: 'SUBMITTED',
      teledeclarationMode: 'SITE',
      declaredData: '{}',
      digest: '0'.repeat(64),
      proofCode: '7K2M-9QXA-04TB-HV6D',
      creationDate: date,
      modificationDate: date,
    })
    declaring = declare(ofKitchen)
    await untilWritesWait(server)
  })
  expect(await declaring).toEqual(bySatellite)
})

test('of a kitchen and its satellite that declare at once, one does', async () => {
  await link()
  for (let round = 0; round < 4; round++) {
    await writer()('teledeclarations').delete()
    // Until it is chosen, either may declare.
    await give(null)
    await Promise.all([declare(ofSatellite), give('ALL').then(() => declare(ofKitchen))])
    expect(await inForce()).toHaveLength(1)
  }
})
