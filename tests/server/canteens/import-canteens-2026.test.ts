import { type CanteensImportAnswer, type FileKind, type Scope, scopes } from '@ma-cantine/lib'
import { leftOutHeader } from '@ma-cantine/lib/lists/left-out'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { makeSiret } from '../../support/siret-number.ts'
import { countStatements } from '../support/count-statements.ts'
import { dump } from '../support/dump.ts'
import { personalToken } from '../support/make-token.ts'
import { rowsOf } from '../support/round-trip.ts'
import { lac, parc, tilleuls } from '../support/sirets.ts'
import { errorsOf, type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let user: Person
let staff: Person
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.empty()
  user = await server.addPerson()
  staff = await server.addPerson({ isStaff: true })
})
afterAll(() => server.close())

type Rows = readonly Record<string, string>[]
const send = async (kind: FileKind, rows: Rows, person = user, place = '') =>
  (await server.upload(`/api/v1/importCanteens/${place}`, person, file(kind, rows))).json<CanteensImportAnswer>()
const create = (rows: Rows, person = user, place = '') => send('cantines_2026_creer', rows, person, place)

const stored = () => server.rows<Record<string, unknown>>('canteens')
const teams = () => server.rows<{ canteenId: number; userId: number }>('canteenManagers')
const journal = async () =>
  (await server.app.inject({ url: '/api/v1/imports/', headers: user.headers })).json<{
    results: { id: number; kind: string; status: string }[]
  }>().results
const undo = (importId: number | null, person = user) =>
  server.app.inject({ method: 'POST', url: `/api/v1/imports/${importId}/undo/`, headers: person.headers })

const prison = { secteurs: 'Restaurants des prisons,Crèche', administration_tutelle: 'Justice' }

describe('a file of canteens to create', () => {
  test('creates them with the values of the row, its importer on the team and others invited', async () => {
    const answer = await create([
      {
        ...prison,
        type_production: 'Restaurant satellite',
        siret_cuisine_centrale: parc,
        gestionnaires_additionnels: 'nouveau@exemple.fr',
      },
      { siret: lac, type_gestion: 'conceded', modèle_économique: 'Privé' },
    ])
    expect([errorsOf(answer), answer.count, answer.warnings]).toEqual([[], 2, []])
    expect(answer.canteens).toMatchObject([
      {
        name: 'Cantine des Tilleuls',
        siret: tilleuls,
        cityInseeCode: null,
        centralProducerSiret: parc,
        dailyMealCount: 300,
        yearlyMealCount: 67_000,
        sectors: [1, 21],
        productionType: 'site_cooked_elsewhere',
        managementType: 'direct',
        economicModel: 'public',
        lineMinistry: 'justice',
        creationSource: 'IMPORT',
        managers: [{ email: user.email }],
        managerInvitations: [{ email: 'nouveau@exemple.fr' }],
      },
      { siret: lac, productionType: 'site', managementType: 'conceded', economicModel: 'private', lineMinistry: null },
    ])
    expect(await journal()).toMatchObject([{ kind: 'cantines_2026_creer', status: 'done' }])
  })

  test('refuses those that exist, row by row, whoever manages them, and says what to do', async () => {
    await server.addCanteen(tilleuls, [user], { name: 'La mienne' })
    await server.addCanteen(parc, [staff], { name: 'Une autre' })
    const answer = await create([{}, { siret: parc }, { siret: lac }])
    expect(answer.errors).toMatchObject([
      { row: 2, column: 1, field: 'siret', cell: tilleuls, code: 'canteen-exists', status: 400 },
      { row: 3, column: 1, field: 'siret', cell: parc, code: 'canteen-exists', status: 400 },
    ])
    expect(answer.errors[0]?.advice).toContain('fichier des cantines à modifier')
    expect((await stored()).map(({ name }) => name)).toEqual(['La mienne', 'Une autre'])
    expect(errorsOf(await create([{}], staff))).toEqual(['2 siret canteen-exists'])
  })

  test('may have the SIRET of a deleted canteen', async () => {
    await server.addCanteen(tilleuls, [], { deletionDate: '2024-01-01T00:00:00.000Z' })
    expect(await create([{}])).toMatchObject({ count: 1, errors: [] })
  })

  test('puts staff on the team of what they create', async () => {
    await create([{}], staff)
    expect(await teams()).toMatchObject([{ userId: staff.id }])
  })

  test('is refused to a token that is limited to some canteens', async () => {
    const covered = await server.addCanteen(parc, [user])
    const limited = { ...user, ...(await personalToken(server, user, scopes, { canteenIds: [covered] })) }
    expect(errorsOf(await create([{}], limited))).toEqual(['2 siret outside-token'])
  })

  test('is planned, applied once, and undone', async () => {
    const before = await dump(server)
    const { plan, count, created } = await create([{}, { siret: lac }], user, '?dryRun=true')
    expect([count, created, plan?.changes.map(({ action }) => action)]).toEqual([0, 2, ['create', 'create']])
    expect(await stored()).toEqual([])
    const done = await create([{}, { siret: lac }], user, `?plan=${plan?.id}`)
    expect([errorsOf(done), done.count]).toEqual([[], 2])
    expect((await undo(done.importId)).json()).toMatchObject({ undo: { removed: 2, keptCount: 0 } })
    expect(await dump(server)).toEqual(before)
  })

  test('is given up when somebody creates one of them meanwhile', async () => {
    const { plan } = await create([{}], user, '?dryRun=true')
    await server.addCanteen(tilleuls, [staff], { name: 'La première' })
    expect(errorsOf(await create([{}], user, `?plan=${plan?.id}`))).toEqual(['2 siret canteen-exists'])
    expect((await stored()).map(({ name }) => name)).toEqual(['La première'])
  })
})

const change = (rows: Rows, person = user, place = '') => send('cantines_2026_modifier', rows, person, place)

describe('a file of canteens to change', () => {
  let id: number
  const own = () => ({ cantine_id: String(id) })
  beforeEach(async () => {
    id = await server.addCanteen(tilleuls, [user], {
      name: 'Ancien nom',
      cityInseeCode: '54318',
      city: 'Liverdun',
      lineMinistry: 'armee',
      centralProducerSiret: lac,
      productionType: 'site_cooked_elsewhere',
      creationSource: 'APP',
    })
    await server.app.services.database.writer('canteenSectors').insert({ canteenId: id, sectorId: 20 })
  })

  test('replaces every value, empty cells included, and only adds managers', async () => {
    const answer = await change([{ ...own(), gestionnaires_additionnels: 'nouveau@exemple.fr' }])
    expect([errorsOf(answer), answer.count, answer.updated]).toEqual([[], 1, 1])
    expect(answer.canteens).toMatchObject([
      {
        id,
        name: 'Cantine des Tilleuls',
        siret: tilleuls,
        lineMinistry: null,
        centralProducerSiret: null,
        productionType: 'site',
        sectors: [1],
        // Those of its SIRET, which stays.
        cityInseeCode: '54318',
        city: 'Liverdun',
        creationSource: 'APP',
        managers: [{ email: user.email }],
        managerInvitations: [{ email: 'nouveau@exemple.fr' }],
      },
    ])
    expect(await journal()).toMatchObject([{ kind: 'cantines_2026_modifier', status: 'done' }])
    expect(await change([own()])).toMatchObject({ updated: 0, unchanged: 1 })
  })

  test('moves a canteen to another SIRET, whose town is looked up later', async () => {
    await server.app.services.database.writer('canteens').where({ id }).update({ inseeCodeAttempts: 20 })
    const answer = await change([{ ...own(), siret: parc, code_insee: '34172' }])
    expect(answer.canteens).toMatchObject([{ id, siret: parc, cityInseeCode: null, city: null, region: null }])
    expect(await stored()).toMatchObject([{ inseeCodeAttempts: 0 }])
  })

  test('attaches a canteen to a legal unit, in the town of the row', async () => {
    const cells = { siret: '', siren_unite_legale: '213401722', code_insee: '34172' }
    const answer = await change([{ ...own(), ...cells }])
    expect(errorsOf(answer)).toEqual([])
    expect(answer.canteens).toMatchObject([
      { id, siret: null, sirenUniteLegale: '213401722', cityInseeCode: '34172', city: 'Montpellier', department: '34' },
    ])
  })

  test('refuses an unknown canteen, that of another team, a deleted one, each in its words', async () => {
    const other = await server.addCanteen(parc, [staff], { name: 'Intacte' })
    const deleted = await server.addCanteen(lac, [user], { deletionDate: '2024-01-01T00:00:00.000Z' })
    const answer = await change([
      { cantine_id: '999999', siret: '', siren_unite_legale: '213401722', code_insee: '34172' },
      { cantine_id: String(other), siret: parc },
      { cantine_id: String(deleted), siret: lac },
      { ...own(), nom: '' },
    ])
    expect(errorsOf(answer)).toEqual([
      '2 cantine_id unknown-canteen',
      '3 cantine_id not-manager',
      '4 cantine_id unknown-canteen',
      '5 nom required',
    ])
    expect(answer.errors.map(({ status }) => status)).toEqual([404, 401, 404, 400])
    expect((await stored()).map(({ name }) => name)).toContain('Intacte')
  })

  test('tells a canteen of another team even in a row that is wrong otherwise', async () => {
    const other = await server.addCanteen(parc, [staff])
    expect(errorsOf(await change([{ cantine_id: String(other), siret: parc, nom: '' }]))).toEqual([
      '2 nom required',
      '2 cantine_id not-manager',
    ])
  })

  test('refuses the SIRET of another canteen, even one that the file moves away', async () => {
    const other = await server.addCanteen(parc, [user])
    const rows = [
      { ...own(), siret: parc },
      { cantine_id: String(other), siret: lac },
    ]
    expect(errorsOf(await change(rows))).toEqual(['2 siret siret-taken'])
    expect((await stored()).map(({ siret }) => siret)).toEqual([tilleuls, parc])
  })

  test('refuses a kitchen that delivers to others', async () => {
    const kitchen = await server.addCanteen(parc, [user], { productionType: 'central_serving' })
    expect(errorsOf(await change([{ cantine_id: String(kitchen), siret: parc }]))).toEqual([
      '2 cantine_id central-kitchen',
    ])
  })

  test('is open to staff for any team, which they do not join', async () => {
    expect(await change([own()], staff)).toMatchObject({ count: 1, errors: [] })
    expect(await teams()).toMatchObject([{ userId: user.id }])
  })

  test('is refused outside the canteens of a limited token', async () => {
    const covered = await server.addCanteen(parc, [user])
    const limited = { ...user, ...(await personalToken(server, user, scopes, { canteenIds: [covered] })) }
    expect(errorsOf(await change([own()], limited))).toEqual(['2 cantine_id outside-token'])
    expect(await change([{ cantine_id: String(covered), siret: parc }], limited)).toMatchObject({ count: 1 })
  })

  test('is planned, applied, and undone whole', async () => {
    const before = await dump(server)
    const rows = [{ ...own(), siret: parc }]
    const { plan } = await change(rows, user, '?dryRun=true')
    expect(plan?.changes).toMatchObject([{ action: 'update' }])
    const done = await change(rows, user, `?plan=${plan?.id}`)
    expect([errorsOf(done), done.count]).toEqual([[], 1])
    expect((await undo(done.importId)).json()).toMatchObject({ undo: { restored: 1, keptCount: 0 } })
    expect(await dump(server)).toEqual(before)
  })

  test('takes back the word of a kitchen on what its canteen produces', async () => {
    const { writer } = server.app.services.database
    await writer('canteens').where({ id }).update({ formerProductionType: 'site', awaitsConsent: true })
    await change([{ ...own(), type_production: 'Restaurant satellite', siret_cuisine_centrale: lac }])
    expect(await stored()).toMatchObject([{ formerProductionType: 'site' }])
    await change([{ ...own(), type_production: 'Restaurant satellite', siret_cuisine_centrale: parc }])
    expect(await stored()).toMatchObject([{ formerProductionType: null, awaitsConsent: null }])
  })

  test('takes as many statements for hundreds of canteens as for one', async () => {
    const count = (rows: Rows) =>
      countStatements(server, async () => expect(await change(rows)).toMatchObject({ count: rows.length, errors: [] }))
    const few = await count([own()])
    const many = await Promise.all(
      Array.from({ length: 300 }, async (_, index) => {
        const siret = makeSiret(index)
        return { cantine_id: String(await server.addCanteen(siret, [user])), siret }
      }),
    )
    expect(await count(many)).toBeLessThanOrEqual(few + 2)
  })

  test('has an address that takes no other file', async () => {
    expect(await change([own()], user, 'update/')).toMatchObject({ count: 1, errors: [] })
    expect(errorsOf(await create([{ siret: lac }], user, 'update/'))).toEqual(['0 - other-kind'])
  })
})

describe('the export of canteens in the format that changes them', () => {
  const download = async () =>
    server.app.inject({ url: '/api/v1/cantines.csv?version=2026-modifier', headers: user.headers })
  const sendBack = async (content: string) =>
    (await server.upload('/api/v1/importCanteens/update/', user, content)).json<CanteensImportAnswer>()

  beforeEach(async () => {
    await create([
      { ...prison, type_production: 'Restaurant satellite', siret_cuisine_centrale: makeSiret(7) },
      { siret: lac, type_gestion: 'Concédée', modèle_économique: 'Privé' },
      { siret: parc },
    ])
    const { writer } = server.app.services.database
    await writer('canteens').where({ siret: lac }).update({ cityInseeCode: '34172', city: 'Montpellier' })
    const rows = await server.rows<{ id: number; siret: string | null }>('canteens')
    const id = rows.find(({ siret }) => siret === parc)?.id
    const unit = { siret: '', siren_unite_legale: '213401722', code_insee: '34172' }
    await change([{ cantine_id: String(id), nom: 'Le Parc ; « annexe »', ...unit }])
    await server.addCanteen(makeSiret(8), [user], { productionType: 'central_serving' })
  })

  test('changes nothing when it is imported again, and leaves out what that import refuses', async () => {
    const exported = await download()
    expect(exported.headers[leftOutHeader.toLowerCase()]).toBe('1')
    const before = await stored()
    expect(await sendBack(exported.body)).toMatchObject({ errors: [], count: 3, updated: 0, unchanged: 3 })
    expect(await stored()).toEqual(before)
  })

  test('is found at the address of the public service, by who manages canteens alone', async () => {
    const url = '/api/v1/export-cantines.xlsx'
    const get = (headers: Record<string, string>, address = url) => server.app.inject({ url: address, headers })
    const rowsFor = async (headers: Record<string, string>, address = url) =>
      rowsOf((await get(headers, address)).rawPayload, 'xlsx')
    const tokenOf = async (...granted: Scope[]) => (await personalToken(server, user, granted)).headers
    const own = await rowsFor(await tokenOf('canteen:read'))
    expect([own.length, own[0]?.length]).toEqual([4, 15])
    expect(own).toEqual(
      await rowsFor(user.headers, '/api/v1/cantines.xlsx?version=2026-modifier&ordering=creationDate'),
    )
    expect(await rowsFor((await server.addPerson()).headers)).toEqual([own[0]])
    expect((await get({})).statusCode).toBe(403)
    expect((await get(await tokenOf('purchase:read'))).statusCode).toBe(403)
  })

  test('changes exactly what was edited in it', async () => {
    const before = await stored()
    const edited = (await download()).body
      .replace('Le Parc', 'Le Jardin')
      .replace(/(?<=21340172201787.*)67000/, '68000')
    expect(await sendBack(edited)).toMatchObject({ errors: [], updated: 2, unchanged: 1 })
    expect((await stored()).map(({ modificationDate: _, searchText: _text, ...values }) => values)).toEqual(
      before.map(({ modificationDate: _, searchText: _text, ...values }) => ({
        ...values,
        ...(values.siret === null ? { name: 'Le Jardin ; « annexe »' } : {}),
        ...(values.siret === tilleuls ? { yearlyMealCount: 68_000 } : {}),
      })),
    )
  })
})

const addManagers = (rows: Rows, person = staff, place = '') => send('cantines_2026_gestionnaires', rows, person, place)

describe('a file of managers to add', () => {
  let id: number
  beforeEach(async () => {
    // Without meals, sectors, types: incomplete.
    id = await server.addCanteen(tilleuls, [user], { name: 'Intacte', importSource: 'ancienne' })
  })
  const rest = async () => (await stored()).map(({ importSource: _, modificationDate: _date, ...values }) => values)

  test('adds or invites them without a message, stores the source, and changes nothing else', async () => {
    const known = await server.addPerson()
    const before = await rest()
    const answer = await addManagers([
      { gestionnaires_additionnels: `${known.email}, nouveau@exemple.fr`, source_donnees: ' registre ' },
    ])
    expect([errorsOf(answer), answer.count, answer.updated]).toEqual([[], 1, 1])
    expect(answer.canteens).toMatchObject([
      {
        id,
        managers: [{ email: user.email }, { email: known.email }],
        managerInvitations: [{ email: 'nouveau@exemple.fr' }],
      },
    ])
    expect(await stored()).toMatchObject([{ importSource: 'registre' }])
    expect(await rest()).toEqual(before)
    expect(await server.rows('outgoingEmails')).toEqual([])
  })

  test('finds managers and source as they are when it is sent again', async () => {
    await addManagers([{}])
    expect(await addManagers([{}])).toMatchObject({ count: 1, updated: 0, unchanged: 1 })
    expect(await server.rows('managerInvitations')).toHaveLength(1)
  })

  test('refuses SIRETs that no canteen has, a deleted one included, row by row', async () => {
    await server.addCanteen(lac, [], { deletionDate: '2024-01-01T00:00:00.000Z' })
    const answer = await addManagers([{ siret: parc }, { siret: lac }, {}])
    expect(answer.errors).toMatchObject([
      { row: 2, column: 1, field: 'siret', cell: parc, code: 'unknown-canteen', status: 404 },
      { row: 3, column: 1, field: 'siret', cell: lac, code: 'unknown-canteen', status: 404 },
    ])
    expect(await server.rows('managerInvitations')).toEqual([])
    expect(await stored()).toMatchObject([{ importSource: 'ancienne' }, {}])
  })

  test('is for staff alone: its managers too get one error for the whole file', async () => {
    const answer = await addManagers([{}, { siret: 'faux' }], user)
    expect(answer.errors).toMatchObject([{ row: 0, code: 'staff-file', status: 401 }])
    expect(answer).toMatchObject({ count: 0, errorCount: 1 })
    expect(await server.rows('managerInvitations')).toEqual([])
  })

  test('leaves staff out of the teams', async () => {
    await addManagers([{}])
    expect(await teams()).toMatchObject([{ canteenId: id, userId: user.id }])
  })

  test('is planned, applied, told in the journal, and undone whole', async () => {
    const before = await dump(server)
    const { plan } = await addManagers([{}], staff, '?dryRun=true')
    expect(plan?.changes).toMatchObject([
      { action: 'update', fields: expect.arrayContaining([expect.objectContaining({ field: 'importSource' })]) },
    ])
    expect(await server.rows('managerInvitations')).toEqual([])
    const done = await addManagers([{}], staff, `?plan=${plan?.id}`)
    expect([errorsOf(done), done.count]).toEqual([[], 1])
    const { results } = (await server.app.inject({ url: '/api/v1/imports/', headers: staff.headers })).json()
    expect(results).toMatchObject([{ kind: 'cantines_2026_gestionnaires', status: 'done' }])
    expect((await undo(done.importId, staff)).json()).toMatchObject({ undo: { restored: 1, keptCount: 0 } })
    expect(await dump(server)).toEqual(before)
  })

  test('has an address that takes no other file', async () => {
    const sendTo = async (kind: FileKind) =>
      (await server.upload('/api/v1/importCanteensManagers/', staff, file(kind, [{}]))).json<CanteensImportAnswer>()
    expect(await sendTo('cantines_2026_gestionnaires')).toMatchObject({ count: 1, errors: [] })
    expect(errorsOf(await sendTo('cantines_admin'))).toEqual(['0 - other-kind'])
  })
})

describe('the address of creations', () => {
  test('takes these files, and refuses all others, named', async () => {
    expect(await create([{}], user, 'create/')).toMatchObject({ count: 1, errors: [] })
    expect(errorsOf(await send('cantines', [{ siret: lac }], user, 'create/'))).toEqual(['0 - other-kind'])
    expect(await stored()).toHaveLength(1)
  })
})
