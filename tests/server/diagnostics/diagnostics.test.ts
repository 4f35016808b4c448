import type { Diagnostic, FigureOrigin, HistoryEntry } from '@ma-cantine/lib'
import { diagnosticRefusals } from '@ma-cantine/lib/diagnostics/diagnostic-refusals'
import { gridCells } from '@ma-cantine/lib/diagnostics/product-grid'
import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import { currentYear } from '@ma-cantine/lib/messages/today'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { fc } from '../../support/properties.ts'
import { declareStored } from '../support/declare-stored.ts'
import { personalToken } from '../support/make-token.ts'
import { lac, parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let colleague: Person
let other: Person
let canteen: number
let second: number
let foreign: number
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson({ firstName: 'Camille', lastName: 'Durand' })
  colleague = await server.addPerson({ firstName: 'Sacha', lastName: 'Morel' })
  other = await server.addPerson()
  canteen = await server.addCanteen(tilleuls, [manager, colleague])
  second = await server.addCanteen(lac, [manager])
  foreign = await server.addCanteen(parc, [other])
})
beforeEach(async () => {
  const { writer } = server.app.services.database
  await writer('teledeclarations').delete()
  await writer('diagnostics').delete()
})
afterAll(() => server.close())

interface Options {
  readonly person?: Person
  readonly headers?: Readonly<Record<string, string>>
  readonly canteenId?: number
}

const call = (
  method: 'GET' | 'POST' | 'PATCH' | 'PUT',
  path: string,
  payload?: object,
  { person = manager, headers = {}, canteenId = canteen }: Options = {},
) =>
  server.app.inject({
    method,
    url: `/api/v1/canteens/${canteenId}/diagnostics/${path}`,
    headers: { ...person.headers, ...headers },
    ...(payload ? { payload } : {}),
  })

const create = async (values: object = {}, options: Options = {}): Promise<Diagnostic> => {
  const answer = await call('POST', '', { year: 2024, ...values }, options)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const change = async (id: number, values: object, options: Options = {}): Promise<Diagnostic> => {
  const answer = await call('PATCH', `${id}`, values, options)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const list = async (options: Options = {}): Promise<Diagnostic[]> => (await call('GET', '', undefined, options)).json()

describe('a new report', () => {
  test('has the values given, and the others empty', async () => {
    const diagnostic = await create({ valueTotalHt: '1 250,50', totalLeftovers: 12.34, hasWastePlan: false })
    expect(diagnostic).toMatchObject({
      canteenId: canteen,
      year: 2024,
      diagnosticType: null,
      valueTotalHt: 1250.5,
      valueBioHt: null,
      valueAutresLocal: null,
      totalLeftovers: 12.34,
      hasWastePlan: false,
      tunnelAppro: null,
      creationSource: 'API',
      isFilled: true,
      isTeledeclared: false,
      teledeclaration: null,
      sources: { valueTotalHt: 'TYPED', totalLeftovers: 'TYPED', hasWastePlan: 'TYPED' },
    })
    expect(await list()).toEqual([diagnostic])
  })

  test('may come from the site', async () => {
    expect(await create({ creationSource: 'APP' })).toMatchObject({ creationSource: 'APP' })
  })

  test('is in the answers for the canteen, and listed newest year first', async () => {
    await create({ year: 2022 })
    await create({ year: 2024 })
    await create({ year: 2023 })
    expect((await list()).map(({ year }) => year)).toEqual([2024, 2023, 2022])
    const { diagnostics } = (
      await server.app.inject({ url: `/api/v1/canteens/${canteen}`, headers: manager.headers })
    ).json()
    expect(diagnostics.map(({ year }: Diagnostic) => year)).toEqual([2022, 2023, 2024])
  })

  test('is the only one of its year: the second is refused in one sentence', async () => {
    await create()
    const answer = await call('POST', '', { year: 2024 })
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { detail: 'Cette cantine a déjà un bilan pour l’année 2024 : modifiez-le, ou choisissez une autre année.' },
    ])
  })

  test('is the only one when three come at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', '', { year: 2024 })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400])
    expect(await list()).toHaveLength(1)
  })

  test('is made once for a key, however often it is sent', async () => {
    const headers = { 'idempotency-key': 'report-1' }
    const first = await create({}, { headers })
    expect(await create({}, { headers })).toEqual(first)
    expect(await list()).toHaveLength(1)
  })

  test('needs a year that can have one', async () => {
    const last = currentYear() + 1
    expect((await call('POST', '', {})).json()).toEqual({ year: ['Ce champ est obligatoire'] })
    for (const year of [2018, last + 1, 20245]) {
      const answer = await call('POST', '', { year })
      expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['year']])
    }
    for (const year of [2019, last]) await create({ year })
  })

  test.each([
    ['valueBioHt', -0.01],
    ['valueBioHt', 'douze'],
    ['valueBioHt', 1.005],
    ['valueBioHt', 1e14],
    ['valueBioHt', true],
    ['durationLeftoversMeasurement', 366],
    ['durationLeftoversMeasurement', 1.5],
    ['donationFrequency', -1],
    ['donationQuantity', -1],
    ['totalLeftovers', 0.001],
    ['wasteActions', ['DANSE']],
    ['vegetarianWeeklyRecurrence', 'OFTEN'],
    ['hasWastePlan', 'peut-être'],
    ['communicationSupportUrl', 'javascript:alert(1)'],
    ['communicationSupportUrl', `https://cantine.exemple.fr/${'a'.repeat(200)}`],
    ['tunnelAppro', 'x'.repeat(51)],
    ['diagnosticType', 'DOUBLE'],
    ['sources', { valueBioHt: 'GUESSED' }],
    ['sources', { password: 'TYPED' }],
  ])('is refused beside %s: %j', async (name, value) => {
    const answer = await call('POST', '', { year: 2024, [name]: value })
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, [name]])
  })

  test('takes texts emptied, codes twice and old leftovers below zero', async () => {
    expect(
      await create({
        otherWasteAction: ' ',
        communicationSupportUrl: '',
        valueBioHt: '',
        serviceType: '',
        wasteActions: ['REUSE', 'INSCRIPTION', 'REUSE'],
        breadLeftovers: -3,
        tunnelAppro: 'x'.repeat(50),
      }),
    ).toMatchObject({
      otherWasteAction: null,
      communicationSupportUrl: null,
      valueBioHt: null,
      serviceType: null,
      wasteActions: ['INSCRIPTION', 'REUSE'],
      breadLeftovers: -3,
      tunnelAppro: 'x'.repeat(50),
    })
  })
})

describe('a change', () => {
  test('leaves the values that it does not name, and gives a new version', async () => {
    const before = await create({ valueTotalHt: 100, hasWastePlan: true })
    const after = await change(before.id, { valueBioHt: 20 })
    expect(after).toEqual({
      ...before,
      valueBioHt: 20,
      modificationDate: after.modificationDate,
      sources: { ...before.sources, valueBioHt: 'TYPED' },
    })
    expect(after.modificationDate > before.modificationDate).toBe(true)
  })

  test('that changes nothing keeps the version', async () => {
    const before = await create({ valueTotalHt: 100 })
    expect(await change(before.id, { valueTotalHt: '100,00' })).toEqual(before)
  })

  test('based on an older version is refused, and tells who made the present one', async () => {
    const { id, modificationDate } = await create({ valueTotalHt: 100 })
    const now = await change(id, { valueBioHt: 10 }, { person: colleague })
    const stale = { headers: { 'if-match': `"${modificationDate}"` } }
    const answer = await call('PATCH', `${id}`, { valueBioHt: 20 }, stale)
    expect([answer.statusCode, answer.json()]).toEqual([
      412,
      {
        detail: httpRefusals('other-version', { author: 'Sacha Morel', date: now.modificationDate }).in('fr'),
        changedBy: { firstName: 'Sacha', lastName: 'Morel' },
        modificationDate: now.modificationDate,
      },
    ])
    // The same change again, as after a lost answer, is no conflict.
    expect((await call('PATCH', `${id}`, { valueBioHt: 10 }, stale)).json()).toEqual(now)
    await change(id, { valueBioHt: 20 }, { headers: { 'if-match': `"${now.modificationDate}"` } })
  })

  test('of two that come at once on one version, one is refused', async () => {
    const { id, modificationDate } = await create({ valueTotalHt: 100 })
    const headers = { 'if-match': modificationDate }
    const answers = await Promise.all([10, 20].map(valueBioHt => call('PATCH', `${id}`, { valueBioHt }, { headers })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
  })

  test('of the year to one that has a report is refused beside it', async () => {
    await create({ year: 2023 })
    const { id } = await create({ year: 2024 })
    const answer = await call('PATCH', `${id}`, { year: 2023 })
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { year: [diagnosticRefusals('year-taken', 2023).in('fr')] },
    ])
    expect(await change(id, { year: 2022 })).toMatchObject({ year: 2022 })
  })

  test('finds a report in its own canteen only', async () => {
    const { id } = await create({}, { canteenId: second })
    const answer = await call('PATCH', `${id}`, { valueTotalHt: 1 })
    expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Ce bilan n’existe pas.' }])
    const own = await create({}, { person: other, canteenId: foreign })
    expect((await call('PATCH', `${own.id}`, { valueTotalHt: 1 }, { canteenId: foreign })).statusCode).toBe(403)
    expect((await call('PATCH', '999999', { valueTotalHt: 1 })).statusCode).toBe(404)
    expect((await call('PUT', `${id}`, { valueTotalHt: 1 })).statusCode).toBe(405)
  })

  test('of a declared report is refused, by the form and by a file', async () => {
    const { id } = await create({ valueTotalHt: 1000 })
    await declareStored(server)
    const answer = await call('PATCH', `${id}`, { valueTotalHt: 2000 })
    expect([answer.statusCode, answer.json()]).toEqual([403, { detail: diagnosticRefusals('declared').in('fr') }])
    const row = { siret: tilleuls, année_bilan: '2024', valeur_totale: '2000' }
    const { errors } = await server.importDiagnostics('simple', manager, file('diagnostics', [row]))
    expect(errors).toMatchObject([{ code: 'declared-diagnostic', row: 2, field: 'année_bilan' }])
    expect(await list()).toMatchObject([{ valueTotalHt: 1000, isTeledeclared: true }])
  })

  test('cannot set the source of the creation', async () => {
    const { id } = await create()
    expect(await change(id, { creationSource: 'APP', valueTotalHt: 1 })).toMatchObject({ creationSource: 'API' })
  })
})

describe('contradictions', () => {
  test('are refused where the public service has them', async () => {
    const answer = await call('POST', '', {
      year: 2024,
      valueTotalHt: 100,
      valueBioHt: 60,
      valueSustainableHt: 41,
      valueMeatPoultryHt: 10,
      valueMeatPoultryFranceHt: 11,
    })
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        nonFieldErrors: [
          'Les montants bio, SIQO, environnementaux et autres EGalim font ensemble 101,00\u00a0€, plus que le total des achats, 100,00\u00a0€.',
        ],
        valueMeatPoultryHt: [
          'Les viandes et volailles d’origine française, 11,00\u00a0€, dépassent le total des viandes et volailles, 10,00\u00a0€.',
        ],
      },
    ])
  })

  test('with stored values are refused too', async () => {
    const { id } = await create({ valueTotalHt: 100, valueBioHt: 60 })
    const answer = await call('PATCH', `${id}`, { valueSustainableHt: 41 })
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['nonFieldErrors']])
    await change(id, { valueSustainableHt: 40 })
  })

  test('that were stored before do not hinder other changes', async () => {
    const { id } = await create({ valueTotalHt: 100 })
    await server.app.services.database.writer('diagnostics').where({ id }).update({ valueBioHt: 101 })
    await change(id, { hasWastePlan: true })
    expect((await call('PATCH', `${id}`, { valueTotalHt: 99 })).statusCode).toBe(400)
  })

  test('of the grid are refused once the report is detailed', async () => {
    const { id } = await create({ valueTotalHt: 100, valueMeatPoultryHt: 10, valueViandesVolaillesBio: 11 })
    const answer = await call('PATCH', `${id}`, { diagnosticType: 'COMPLETE' })
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        valueMeatPoultryHt: [
          'Le détail des viandes et volailles par label fait 11,00\u00a0€, plus que leur total, 10,00\u00a0€.',
        ],
      },
    ])
  })

  test('of a label and a family that never meet are refused when typed, and kept when copied', async () => {
    const { id } = await create({ diagnosticType: 'COMPLETE', valueTotalHt: 100 })
    const answer = await call('PATCH', `${id}`, { valueBoulangeriePecheDurable: 1 })
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['valueBoulangeriePecheDurable']])
    await change(id, { valueBoulangeriePecheDurable: 0 })
    await change(id, { valueBoulangeriePecheDurable: 1, sources: { valueBoulangeriePecheDurable: 'PURCHASES' } })
  })
})

describe('a detailed report', () => {
  test('has the totals of its grid, whatever is sent for them', async () => {
    const { id } = await create({ diagnosticType: 'COMPLETE', valueTotalHt: 1000, valueMeatPoultryHt: 300 })
    const after = await change(id, {
      valueBioHt: 999,
      valueMeatPoultryFranceHt: 5,
      valueViandesVolaillesBio: 100,
      valueViandesVolaillesFrance: 80,
      valueViandesVolaillesLocal: 80,
      valueAutresHve: 50,
    })
    expect(after).toMatchObject({
      valueBioHt: 100,
      valueSustainableHt: 0,
      valueExternalityPerformanceHt: 0,
      valueEgalimOthersHt: 50,
      valueMeatPoultryEgalimHt: 100,
      valueMeatPoultryFranceHt: 80,
      valueFishEgalimHt: 0,
    })
    expect(after.sources).toMatchObject({ valueBioHt: 'DERIVED', valueViandesVolaillesBio: 'TYPED' })
    expect(await change(id, { valueViandesVolaillesBio: null })).toMatchObject({ valueBioHt: 0 })
  })

  test('keeps the totals of a simple one until its grid has an amount, which they still hold to', async () => {
    const simple = {
      valueTotalHt: 1000,
      valueBioHt: 200,
      valueSustainableHt: 50,
      valueFishHt: 30,
      valueFishEgalimHt: 10,
    }
    const { id } = await create({ diagnosticType: 'SIMPLE', ...simple })
    const chosen = await change(id, { diagnosticType: 'COMPLETE' })
    expect(chosen).toMatchObject(simple)
    expect(chosen.sources).toMatchObject({ valueBioHt: 'TYPED' })
    // Back and forth, nothing is lost.
    expect(await change(id, { diagnosticType: 'SIMPLE' })).toMatchObject(simple)
    await change(id, { diagnosticType: 'COMPLETE' })
    const refused = await call('PATCH', `${id}`, { valueTotalHt: 100 })
    expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, ['nonFieldErrors']])
    const filled = await change(id, { valueViandesVolaillesBio: 40 })
    expect(filled).toMatchObject({ valueBioHt: 40, valueSustainableHt: 0, valueFishHt: 30, valueFishEgalimHt: 0 })
    expect(filled.sources).toMatchObject({ valueBioHt: 'DERIVED' })
    // The sums of a grid go with it.
    expect(await change(id, { valueViandesVolaillesBio: null })).toMatchObject({ valueBioHt: null, valueFishHt: 30 })
  })

  test('is the same through the API, step by step in any order, and through a file', async () => {
    const cents = fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: null })
    const grids = fc.tuple(
      fc.array(cents, { minLength: gridCells.length, maxLength: gridCells.length }),
      fc.shuffledSubarray([...gridCells.keys()], { minLength: gridCells.length }),
    )
    const totals = { valueTotalHt: 99_999_999, valueMeatPoultryHt: 900_000, valueFishHt: 900_000.5 }
    const property = fc.asyncProperty(grids, async ([amounts, order]) => {
      await server.app.services.database.writer('diagnostics').delete()
      const euros = amounts.map(amount => (amount === null ? null : amount / 100))
      const { id } = await create({ diagnosticType: 'COMPLETE', ...totals })
      for (let first = 0; first < order.length; first += 28) {
        const step = order.slice(first, first + 28).map(place => [gridCells[place]?.property, euros[place]])
        // Copied, so that no cell is refused.
        const sources = Object.fromEntries(step.map(([name]) => [name, 'IMPORT']))
        await change(id, { ...Object.fromEntries(step), sources })
      }
      const columns = Object.fromEntries(gridCells.map(({ column }, place) => [column, String(euros[place] ?? '')]))
      const row = { siret: lac, année_bilan: '2024', valeur_totale: '99999999', valeur_viandes_volailles: '900000' }
      const content = file('diagnostics_complets', [{ ...row, valeur_poissons_produits_mer: '900000.5', ...columns }])
      const { errors } = await server.importDiagnostics('complete', manager, content)
      expect(errors).toEqual([])
      const values = ({
        id: _,
        canteenId,
        creationDate,
        modificationDate,
        creationSource,
        sources,
        ...same
      }: Diagnostic) => same
      const [[typed], [imported]] = await Promise.all([list(), list({ canteenId: second })])
      expect(values(typed as Diagnostic)).toEqual(values(imported as Diagnostic))
      expect(typed?.sources).toMatchObject({ valueTotalHt: 'TYPED', valueSustainableHt: 'DERIVED' })
      expect(imported?.sources).toMatchObject({ valueTotalHt: 'IMPORT', valueSustainableHt: 'DERIVED' })
    })
    await fc.assert(property, { numRuns: 4 })
  })
})

describe('answers that mean nothing beside another', () => {
  test('are emptied', async () => {
    const { id } = await create({
      hasDonationAgreement: true,
      donationFrequency: 12,
      donationQuantity: 3.5,
      donationFoodType: 'Yaourts',
      vegetarianWeeklyRecurrence: 'DAILY',
      vegetarianMenuType: 'UNIQUE',
      vegetarianMenuBases: ['SOY'],
    })
    const after = await change(id, { hasDonationAgreement: false, vegetarianWeeklyRecurrence: 'NEVER' })
    expect(after).toMatchObject({
      donationFrequency: null,
      donationQuantity: null,
      donationFoodType: null,
      vegetarianMenuType: null,
      vegetarianMenuBases: null,
    })
    expect(after.sources).toEqual({ hasDonationAgreement: 'TYPED', vegetarianWeeklyRecurrence: 'TYPED' })
  })

  test('wait for the first question to be answered', async () => {
    const { id } = await create({ donationFrequency: 12 })
    expect(await change(id, { hasDonationAgreement: true })).toMatchObject({ donationFrequency: 12 })
  })
})

describe('the source of a figure', () => {
  test('is what the client says, else typed', async () => {
    const { id } = await create({
      valueTotalHt: 100,
      valueBioHt: 10,
      sources: { valueTotalHt: 'PURCHASES', hasWastePlan: 'LAST_YEAR' },
    })
    expect((await list())[0]?.sources).toEqual({ valueTotalHt: 'PURCHASES', valueBioHt: 'TYPED' })
    const after = await change(id, { valueTotalHt: 200, sources: { valueBioHt: 'PURCHASES' } })
    expect(after.sources).toEqual({ valueTotalHt: 'TYPED', valueBioHt: 'PURCHASES' })
    // The source alone is a change, and no client makes a typed figure a derived one.
    const told = await change(id, { sources: { valueBioHt: 'LAST_YEAR' } })
    expect(told.sources).toEqual({ valueTotalHt: 'TYPED', valueBioHt: 'LAST_YEAR' })
    expect((await list())[0]?.sources).toEqual(told.sources)
    const typed = await change(id, { valueBioHt: 15, sources: { valueBioHt: 'DERIVED' } })
    expect(typed.sources).toEqual({ valueTotalHt: 'TYPED', valueBioHt: 'TYPED' })
  })

  test('of a file is the file, but for what it finds as it is', async () => {
    const { id } = await create({ year: 2024, valueTotalHt: 1000, valueBioHt: 10 })
    await server.importDiagnostics(
      'simple',
      manager,
      file('diagnostics', [{ siret: tilleuls, année_bilan: '2024', valeur_totale: '1000', valeur_bio: '20' }]),
    )
    const imported = (await list()).find(diagnostic => diagnostic.id === id)
    expect(imported?.sources).toMatchObject({ valueTotalHt: 'TYPED', valueBioHt: 'IMPORT' })
    const after = await change(id, { valueBioHt: 30, hasWastePlan: true })
    expect(after.sources).toMatchObject({ valueTotalHt: 'TYPED', valueBioHt: 'TYPED', hasWastePlan: 'TYPED' })
  })
})

const get = async <Answer>(path: string, options: Options = {}): Promise<Answer> =>
  (await call('GET', path, undefined, options)).json()

describe('where figures come from', () => {
  test('tells who, when and through what, and what the purchases make now', async () => {
    const { id } = await create({
      diagnosticType: 'COMPLETE',
      valueTotalHt: 100,
      valueAutresBio: 40,
      sources: { valueTotalHt: 'PURCHASES' },
    })
    const after = await change(id, { hasWastePlan: true }, { person: colleague })
    const { writer } = server.app.services.database
    const date = '2024-05-02'
    await writer('purchases').insert({
      canteenId: canteen,
      date,
      family: 'AUTRES',
      characteristics: '["BIO"]',
      priceHt: '120.50',
      searchText: '',
      creationDate: after.creationDate,
      modificationDate: after.creationDate,
    })
    const origins = await get<FigureOrigin[]>(`${id}/sources/`)
    const first = { date: after.creationDate, author: { firstName: 'Camille', lastName: 'Durand' } }
    expect(origins.filter(({ field }) => ['valueTotalHt', 'valueBioHt', 'hasWastePlan'].includes(field))).toEqual([
      {
        field: 'valueTotalHt',
        source: 'PURCHASES',
        ...first,
        date: expect.any(String),
        through: 'token',
        importId: null,
        purchases: 120.5,
      },
      {
        field: 'valueBioHt',
        source: 'DERIVED',
        ...first,
        date: expect.any(String),
        through: 'token',
        importId: null,
        purchases: null,
      },
      {
        field: 'hasWastePlan',
        source: 'TYPED',
        date: expect.any(String),
        author: { firstName: 'Sacha', lastName: 'Morel' },
        through: 'token',
        importId: null,
        purchases: null,
      },
    ])
    await writer('purchases').delete()
    const limited = await personalToken(server, manager, ['canteen:read'])
    const seen = await get<FigureOrigin[]>(`${id}/sources/`, {
      person: { ...manager, headers: limited.headers as unknown as Person['headers'] },
    })
    expect(seen.find(({ field }) => field === 'valueTotalHt')).toMatchObject({ source: 'PURCHASES', purchases: null })
  })

  test('tells the import', async () => {
    const { importId } = await server.importDiagnostics(
      'simple',
      manager,
      file('diagnostics', [{ siret: tilleuls, année_bilan: '2024', valeur_totale: '1000', valeur_bio: '20' }]),
    )
    const [diagnostic] = await list()
    const origins = await get<FigureOrigin[]>(`${diagnostic?.id}/sources/`)
    expect(origins.find(({ field }) => field === 'valueBioHt')).toMatchObject({
      source: 'IMPORT',
      through: 'import',
      importId,
    })
  })

  test('is told of a report of the canteen only', async () => {
    const { id } = await create({}, { canteenId: second })
    for (const path of [`${id}/sources/`, `${id}/history/`]) {
      const answer = await call('GET', path)
      expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Ce bilan n’existe pas.' }])
    }
  })
})

describe('the history of a report', () => {
  test('tells each change, the last first, and a past value can be put back', async () => {
    const { id } = await create({ valueTotalHt: 100, wasteActions: ['REUSE'] })
    const after = await change(id, { valueTotalHt: 200, tunnelAppro: 'total' }, { person: colleague })
    const { count, results } = await get<{ count: number; results: HistoryEntry[] }>(`${id}/history/`)
    expect(count).toBe(2)
    expect(results).toMatchObject([
      {
        kind: 'change',
        author: { firstName: 'Sacha', lastName: 'Morel' },
        through: 'token',
        changes: [
          { field: 'valueTotalHt', before: 100, after: 200 },
          { field: 'tunnelAppro', before: null, after: 'total' },
        ],
      },
      {
        kind: 'creation',
        changes: [
          { field: 'year', before: null, after: 2024 },
          { field: 'valueTotalHt', before: null, after: 100 },
          { field: 'wasteActions', before: null, after: ['REUSE'] },
          { field: 'creationSource', before: null, after: 'API' },
        ],
      },
    ])
    const past = results[0]?.changes[0]?.before
    const headers = { 'if-match': after.modificationDate }
    expect(await change(id, { valueTotalHt: past }, { headers })).toMatchObject({ valueTotalHt: 100 })
  })
})
