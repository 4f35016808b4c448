import { type DiagnosticsImportAnswer, scopes } from '@ma-cantine/lib'
import { gridCells } from '@ma-cantine/lib/diagnostics/product-grid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { makeSiret } from '../../support/siret-number.ts'
import { countStatements } from '../support/count-statements.ts'
import { declareStored } from '../support/declare-stored.ts'
import { personalToken } from '../support/make-token.ts'
import { isSiretLookup, lac, marronniers, parc, tilleuls } from '../support/sirets.ts'
import {
  type DiagnosticsLevel,
  errorsOf,
  type Person,
  startTestServer,
  type TestServer,
} from '../support/test-server.ts'

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

type Rows = Record<string, string>[]
const kinds = {
  simple: 'diagnostics',
  complete: 'diagnostics_complets',
  ccSimple: 'diagnostics_cc',
  ccComplete: 'diagnostics_complets_cc',
} as const
const levels = Object.keys(kinds) as DiagnosticsLevel[]

const importRows = (level: DiagnosticsLevel, rows: Rows, person = user): Promise<DiagnosticsImportAnswer> =>
  server.importDiagnostics(level, person, file(kinds[level], rows))
const importStaffRows = (rows: Rows, person = staff) =>
  server.importDiagnostics('simple', person, file('diagnostics_admin', rows))

const diagnostics = () => server.rows<Record<string, unknown>>('diagnostics')
const canteens = () => server.rows<Record<string, unknown>>('canteens')
const history = async (entity: string) =>
  (await server.rows<{ entity: string; entityId: number; before: string | null; after: string | null }>('history'))
    .filter(change => change.entity === entity)
    .map(({ before, after, ...change }) => ({
      ...change,
      before: before && JSON.parse(before),
      after: after && JSON.parse(after),
    }))

/** A row of a simple file that is about its canteen alone. */
const withoutDiagnostic = Object.fromEntries(
  [
    'année_bilan',
    'valeur_totale',
    'valeur_bio',
    'valeur_siqo',
    'valeur_environnemental',
    'valeur_autres_egalim',
    'valeur_viandes',
    'valeur_viandes_egalim',
    'valeur_viandes_france',
    'valeur_poissons',
    'valeur_poissons_egalim',
  ].map(name => [name, '']),
)
const satellite = { ...withoutDiagnostic, type_production: 'site_cooked_elsewhere', nombre_satellites: '' }

describe('a simple diagnostic', () => {
  test('is stored with its canteen, and the answer has both', async () => {
    const answer = await importRows('simple', [{ valeur_totale: '1000,5', valeur_poissons_egalim: '' }])
    expect(answer).toMatchObject({ count: 1, canteenCount: 1, errorCount: 0, errors: [], duplicateFile: false })
    expect(answer).not.toHaveProperty('teledeclarations')
    const [canteen] = answer.canteens
    expect(canteen).toMatchObject({ siret: tilleuls, creationSource: 'IMPORT', managers: [{ email: user.email }] })
    expect(canteen?.diagnostics).toMatchObject([
      {
        canteenId: canteen?.id,
        year: 2024,
        diagnosticType: 'SIMPLE',
        centralKitchenDiagnosticMode: null,
        isFilled: true,
        isTeledeclared: false,
        teledeclaration: null,
        valueTotalHt: 1000.5,
        valueBioHt: 200,
        valueSustainableHt: 100,
        valueExternalityPerformanceHt: 10,
        valueEgalimOthersHt: 50,
        valueMeatPoultryHt: 300,
        valueMeatPoultryEgalimHt: 80,
        valueMeatPoultryFranceHt: 120,
        valueFishHt: 100,
        valueFishEgalimHt: null,
        valueViandesVolaillesBio: null,
        hasWastePlan: null,
        wasteActions: null,
        tunnelAppro: null,
        creationSource: 'IMPORT',
      },
    ])
    const read = await server.app.inject({ url: `/api/v1/canteens/${canteen?.id}`, headers: user.headers })
    expect(read.json()).toEqual(canteen)
  })

  test('without a year is not created: the row only updates the canteen', async () => {
    const answer = await importRows('simple', [withoutDiagnostic, { siret: parc }])
    expect(answer).toMatchObject({ count: 1, canteenCount: 2, errors: [] })
    expect(answer.canteens.map(canteen => canteen.diagnostics.length)).toEqual([0, 1])
  })

  test('replaces that of its year, empty amounts included; other years and answers stay', async () => {
    await importRows('simple', [{}, { année_bilan: '2023' }])
    const [old] = await diagnostics()
    await server.app.services.database
      .writer('diagnostics')
      .where({ id: old?.id })
      .update({ creationSource: 'APP', hasWastePlan: true, wasteActions: '["REUSE"]', totalLeftovers: 12.5 })
    const answer = await importRows('simple', [{ valeur_totale: '2000', valeur_bio: '' }])
    expect(answer.count).toBe(1)
    expect(answer.canteens[0]?.diagnostics).toMatchObject([
      { year: 2023, valueTotalHt: 1000 },
      {
        id: old?.id,
        year: 2024,
        valueTotalHt: 2000,
        valueBioHt: null,
        creationSource: 'APP',
        hasWastePlan: true,
        wasteActions: ['REUSE'],
        totalLeftovers: 12.5,
      },
    ])
  })

  test('of no purchase is not filled', async () => {
    const nothing = { ...withoutDiagnostic, année_bilan: '2024', valeur_totale: '0' }
    expect((await importRows('simple', [nothing])).canteens[0]?.diagnostics).toMatchObject([
      { isFilled: false, valueTotalHt: 0 },
    ])
  })

  test('keeps the largest amount to the cent', async () => {
    const answer = await importRows('simple', [{ valeur_totale: '9999999999999.99' }])
    expect(answer.canteens[0]?.diagnostics[0]?.valueTotalHt).toBe(9_999_999_999_999.99)
    expect(errorsOf(await importRows('simple', [{ valeur_totale: '10000000000000' }]))).toEqual([
      '2 valeur_totale total-digits',
    ])
  })
})

describe('a detailed diagnostic', () => {
  test('is stored cell by cell, and its totals are the sums of the grid', async () => {
    const columns = [
      'bio_viandes_volailles',
      'label_rouge_boissons',
      'fermier_bof',
      'provenance_france_viandes_volailles',
    ]
    const amounts = Object.fromEntries(columns.map((column, index) => [`valeur_${column}`, `${(index + 1) * 100}.1`]))
    const answer = await importRows('complete', [amounts])
    expect(answer).toMatchObject({ count: 1, canteenCount: 1, errors: [] })
    expect(answer.canteens[0]?.diagnostics).toMatchObject([
      {
        diagnosticType: 'COMPLETE',
        valueTotalHt: 10_000,
        valueBioHt: 100.1,
        valueSustainableHt: 200.1,
        valueExternalityPerformanceHt: 0,
        valueEgalimOthersHt: 300.1,
        valueMeatPoultryHt: 3000,
        valueMeatPoultryEgalimHt: 100.1,
        valueMeatPoultryFranceHt: 400.1,
        valueFishHt: 1000,
        valueFishEgalimHt: 0,
        valueViandesVolaillesBio: 100.1,
        valueBoissonsLabelRouge: 200.1,
        valueProduitsLaitiersFermier: 300.1,
        valueViandesVolaillesFrance: 400.1,
        valueFruitsEtLegumesNonEgalim: 6000,
        valueAutresLocal: null,
      },
    ])
  })

  test('has a place for each of the 112 cells', async () => {
    const cells = Object.fromEntries(gridCells.map(({ column }, index) => [column, String(index + 1)]))
    const [canteen] = (await importRows('complete', [{ ...cells, valeur_totale: '9999' }])).canteens
    for (const [index, { property }] of gridCells.entries()) {
      expect([property, canteen?.diagnostics[0]?.[property]]).toEqual([property, index + 1])
    }
  })

  test('leaves missing amounts as stored, and updates the totals', async () => {
    await importRows('complete', [{ valeur_bio_boissons: '500' }])
    const answer = await importRows('complete', [{ valeur_viandes_volailles: '', valeur_bio_bof: '30.3' }])
    expect(answer.canteens[0]?.diagnostics).toMatchObject([
      { valueBoissonsBio: 500, valueProduitsLaitiersBio: 30.3, valueBioHt: 530.3, valueMeatPoultryHt: 3000 },
    ])
  })

  test('that contradicts the stored one is refused on its row', async () => {
    await importRows('complete', [{ valeur_bio_boissons: '9000' }, { siret: parc }])
    const answer = await importRows('complete', [{ siret: parc }, { valeur_totale: '8000', valeur_bio_bof: '1' }])
    expect(answer.errors).toMatchObject([
      { row: 3, column: 13, field: 'année_bilan', cell: '2024', code: 'disagrees-with-stored', status: 400 },
    ])
    expect(answer.errors[0]?.message).toContain('Total inférieur à ses parties')
    expect(answer).toMatchObject({ count: 0, canteenCount: 0, canteens: [] })
    expect(await diagnostics()).toMatchObject([{ valueTotalHt: 10_000 }, { valueTotalHt: 10_000 }])
  })

  test('of a canteen of another team is not compared with stored data, which stay secret', async () => {
    await importRows('complete', [{ valeur_bio_boissons: '9000' }], await server.addPerson())
    expect(errorsOf(await importRows('complete', [{ valeur_totale: '8000' }]))).toEqual(['2 siret not-manager'])
  })

  test('over a simple one keeps its totals as typed, and a simple one over a detailed one its grid', async () => {
    await importRows('simple', [{}])
    const [detailed] = (await importRows('complete', [{ valeur_poissons_produits_mer: '', valeur_bio_bof: '5' }]))
      .canteens
    expect(detailed?.diagnostics).toMatchObject([
      { diagnosticType: 'COMPLETE', valueBioHt: 5, valueSustainableHt: 0, valueFishHt: 100 },
    ])
    const [simple] = (await importRows('simple', [{}])).canteens
    expect(simple?.diagnostics).toMatchObject([
      { diagnosticType: 'SIMPLE', valueBioHt: 200, valueProduitsLaitiersBio: 5 },
    ])
  })
})

describe('a file', () => {
  test.each(levels)('of the level %s alone is accepted at its address', async level => {
    expect((await importRows(level, [{}])).count).toBe(1)
    for (const other of levels.filter(name => name !== level)) {
      const answer = await server.importDiagnostics(level, user, file(kinds[other], [{}]))
      expect(errorsOf(answer)).toEqual(['0 - other-kind'])
      expect(answer.errors[0]?.title).toContain(`/api/v1/importDiagnostics/${other}/`)
    }
  })

  test('with its columns in another order is refused', async () => {
    const [header = '', row = ''] = file('diagnostics', [{}]).split('\n')
    const swapped = [header, row].map(line =>
      line.split(',').toSpliced(13, 2, ...line.split(',').slice(13, 15).reverse()),
    )
    const answer = await server.importDiagnostics('simple', user, swapped.map(line => line.join(',')).join('\n'))
    expect(answer.errors[0]).toMatchObject({ row: 1, code: 'misplaced-label' })
    expect(await diagnostics()).toEqual([])
  })

  test('with one wrong row stores nothing, and reports all its errors at once with their rows', async () => {
    await server.addCanteen(parc, [staff])
    const answer = await importRows('simple', [
      {},
      { siret: parc },
      { siret: lac, valeur_totale: 'beaucoup' },
      { nom: 'Deux fois' },
      { siret: marronniers, gestionnaires_additionnels: 'nouveau@exemple.fr' },
    ])
    expect(errorsOf(answer).toSorted()).toEqual([
      '3 siret not-manager',
      '4 valeur_totale type-error',
      '5 année_bilan repeated-diagnostic',
    ])
    expect(answer).toMatchObject({ count: 0, errorCount: 3, canteens: [], canteenCount: 0 })
    expect(await server.count('canteens')).toBe(1)
    expect(await server.count('outgoingEmails')).toBe(0)
    expect(await server.count('history')).toBe(0)
  })

  test('may name a canteen several times: the last row gives its values, each adds its managers', async () => {
    const answer = await importRows('simple', [
      { année_bilan: '2023', gestionnaires_additionnels: 'a@exemple.fr' },
      { siret: parc },
      { nom: 'Dernier nom', gestionnaires_additionnels: 'b@exemple.fr' },
    ])
    expect(answer).toMatchObject({ count: 3, canteenCount: 2 })
    expect(answer.canteens.map(({ name }) => name)).toEqual(['Dernier nom', 'Cantine des Tilleuls'])
    expect(answer.canteens[0]?.diagnostics.map(({ year }) => year)).toEqual([2023, 2024])
    expect(answer.canteens[0]?.managerInvitations).toEqual([{ email: 'a@exemple.fr' }, { email: 'b@exemple.fr' }])
  })

  test('of many canteens shows the first thousand, counts them all, and keeps the last row of each', async () => {
    const rows = Array.from({ length: 5100 }, (_, i) => ({ siret: makeSiret(i) }))
    const again = { siret: makeSiret(7), année_bilan: '2023', nom: 'Revue plus loin' }
    const answer = await importRows('simple', [...rows, again])
    expect(answer).toMatchObject({ count: 5101, canteenCount: 5100, errors: [] })
    expect(answer.canteens).toHaveLength(1000)
    expect(answer.canteens[7]).toMatchObject({ siret: makeSiret(7), name: 'Revue plus loin' })
    expect(answer.canteens[7]?.diagnostics.map(({ year }) => year)).toEqual([2023, 2024])
  })

  test('without rows stores nothing', async () => {
    expect(await importRows('complete', [])).toMatchObject({ count: 0, canteenCount: 0, canteens: [], errors: [] })
  })
})

describe('staff', () => {
  test('give two years of a new canteen without joining its team, and no rights on the others', async () => {
    const answer = await importStaffRows([{}, { année_bilan: '2023' }])
    expect(answer).toMatchObject({ count: 2, canteenCount: 1, teledeclarations: 0, errors: [] })
    expect(answer.canteens[0]?.managers).toEqual([])
    await server.addCanteen(parc, [user])
    expect(errorsOf(await importStaffRows([{ siret: parc }]))).toEqual(['2 siret not-manager'])
  })

  test('set the source of data, which ordinary files leave, and add managers in silence', async () => {
    await server.addCanteen(tilleuls, [user, staff], { importSource: 'ancien', lineMinistry: 'armee' })
    await importRows('simple', [{}])
    expect(await canteens()).toMatchObject([{ importSource: 'ancien' }])
    await importStaffRows([{ admin_source_donnees: 'resytal', admin_gestionnaires_additionnels: 'a@exemple.fr' }])
    expect(await canteens()).toMatchObject([{ importSource: 'resytal', lineMinistry: 'armee' }])
    expect(await server.count('outgoingEmails')).toBe(0)
    expect(await server.count('managerInvitations')).toBe(1)
    await importStaffRows([{}])
    expect(await canteens()).toMatchObject([{ importSource: null }])
  })

  test('alone may send their columns', async () => {
    const answer = await importStaffRows([{}], user)
    expect(answer.errors).toMatchObject([
      { row: 0, code: 'staff-columns', cell: 'admin_gestionnaires_additionnels', status: 401 },
    ])
    expect(answer).not.toHaveProperty('teledeclarations')
  })

  test('may leave a diagnostic as a draft, but not declare it outside of a campaign', async () => {
    expect((await importStaffRows([{ admin_statut_teledeclaration: 'brouillon' }])).count).toBe(1)
    const answer = await importStaffRows([{ siret: parc }, { siret: lac, admin_statut_teledeclaration: 'teledeclare' }])
    expect(answer.errors).toMatchObject([
      { row: 3, column: 26, field: 'admin_statut_teledeclaration', code: 'campaign-closed', status: 400 },
    ])
    expect(answer).toMatchObject({ count: 0, teledeclarations: 0 })
  })

  test('declare nothing in a row without a year, and may leave the types empty', async () => {
    await server.addCanteen(tilleuls, [staff], { productionType: 'site', managementType: 'direct' })
    const row = {
      ...withoutDiagnostic,
      type_production: '',
      type_gestion: '',
      admin_statut_teledeclaration: 'teledeclare',
    }
    const answer = await importStaffRows([row])
    expect(answer).toMatchObject({ count: 0, canteenCount: 1, errors: [] })
    expect(answer.warnings.map(({ code }) => code)).toEqual(['type-left-empty', 'type-left-empty'])
    expect(await canteens()).toMatchObject([{ productionType: null, managementType: null }])
  })

  test('hear of a canteen that is not theirs in a row with a wrong cell as well', async () => {
    await server.addCanteen(parc, [user])
    const rows = [{ siret: parc, nombre_repas_an: 'beaucoup' }, { nombre_repas_an: '-1' }]
    expect(errorsOf(await importStaffRows(rows))).toEqual([
      '2 nombre_repas_an type-error',
      '2 siret not-manager',
      '3 nombre_repas_an minimum',
    ])
  })
})

test('a file is taken as the public service takes it, each cell with a warning', async () => {
  await importRows('simple', [{ secteurs: 'Crèche' }])
  const answer = await importRows('simple', [
    {
      siret: `${tilleuls.slice(0, 3)} ${tilleuls.slice(3)}`,
      secteurs: '',
      année_bilan: '2023',
      code_insee_commune: '1053',
    },
    { siret: parc, secteurs: "etablissements d'enseignement agricole", type_production: 'SITE' },
  ])
  expect(answer).toMatchObject({ count: 2, canteenCount: 2, errors: [] })
  expect(answer.warnings.map(({ row, code }) => `${row} ${code}`)).toEqual([
    '2 spaces-in-code',
    '2 lost-leading-zero',
    '2 sectors-left-empty',
    '3 listed-value-spelling',
    '3 listed-value-spelling',
  ])
  expect(answer.canteens).toMatchObject([
    { siret: tilleuls, cityInseeCode: '01053', sectors: [1] },
    { siret: parc, sectors: [4], productionType: 'site' },
  ])
})

describe('central kitchens', () => {
  test.each(['ccSimple', 'ccComplete'] as const)(
    'alone have diagnostics in %s; their satellites come with them',
    async level => {
      const answer = await importRows(level, [
        { ...satellite, siret: lac, siret_livreur_repas: tilleuls, valeur_totale: '12' },
        { nombre_satellites: '2' },
        { siret: parc, type_production: 'central_serving', nombre_satellites: '' },
      ])
      expect(answer).toMatchObject({ count: 2, canteenCount: 3, errors: [] })
      expect(answer.canteens).toMatchObject([
        {
          siret: lac,
          centralProducerSiret: tilleuls,
          isSatellite: true,
          satelliteCanteensCount: null,
          diagnostics: [],
        },
        { siret: tilleuls, satelliteCanteensCount: 2, isCentralCuisine: true },
        { siret: parc, satelliteCanteensCount: null, isCentralCuisine: true },
      ])
      expect(answer.canteens[1]?.diagnostics).toMatchObject([{ year: 2024, centralKitchenDiagnosticMode: null }])
    },
  )

  test('alone have a number of satellites', async () => {
    await importRows('ccSimple', [{ ...satellite, siret_livreur_repas: lac, nombre_satellites: '3' }])
    expect(await canteens()).toMatchObject([{ satelliteCanteensCount: null }])
  })

  test('keep their number of satellites where the cell is empty', async () => {
    await importRows('ccSimple', [{ nombre_satellites: '12' }])
    await importRows('ccSimple', [{ nombre_satellites: '' }])
    expect(await canteens()).toMatchObject([{ satelliteCanteensCount: 12 }])
  })

  test('lose the managed satellites that are not in their file', async () => {
    const attached = { centralProducerSiret: tilleuls, productionType: 'site_cooked_elsewhere' }
    await server.addCanteen(lac, [user], attached)
    await server.addCanteen(parc, [user], attached)
    await server.addCanteen(marronniers, [staff], attached)
    await server.addCanteen(makeSiret(1), [user], { ...attached, centralProducerSiret: makeSiret(2) })
    const answer = await importRows('ccSimple', [{ ...satellite, siret: lac, siret_livreur_repas: tilleuls }, {}])
    expect(answer.errors).toEqual([])
    expect((await canteens()).map(({ siret, centralProducerSiret }) => [siret, centralProducerSiret])).toEqual([
      [lac, tilleuls],
      [parc, null],
      [marronniers, tilleuls],
      [makeSiret(1), makeSiret(2)],
      [tilleuls, null],
    ])
    expect(await history('canteens')).toContainEqual(
      expect.objectContaining({
        before: expect.objectContaining({ centralProducerSiret: tilleuls }),
        after: expect.objectContaining({ centralProducerSiret: null }),
      }),
    )
  })

  test('of one request do not affect the next', async () => {
    await importRows('ccSimple', [{}])
    await server.addCanteen(lac, [user], { centralProducerSiret: tilleuls })
    await importRows('ccSimple', [{ siret: parc }])
    await importRows('simple', [{ siret: marronniers }])
    expect(await canteens()).toContainEqual(expect.objectContaining({ siret: lac, centralProducerSiret: tilleuls }))
  })
})

describe('the history', () => {
  test('records what an import created, with the import as origin', async () => {
    const { canteens, importId } = await importRows('simple', [{ valeur_bio: '' }])
    const [canteen] = canteens
    const [change] = await history('diagnostics')
    expect(change).toMatchObject({ userId: user.id, through: 'import', throughId: importId, before: null })
    expect(change?.after).toMatchObject({
      canteenId: canteen?.id,
      year: 2024,
      diagnosticType: 'SIMPLE',
      creationSource: 'IMPORT',
      valueTotalHt: 1000,
      valueBioHt: null,
      valueSustainableHt: 100,
      valueExternalityPerformanceHt: 10,
      valueEgalimOthersHt: 50,
      valueMeatPoultryHt: 300,
      valueMeatPoultryEgalimHt: 80,
      valueMeatPoultryFranceHt: 120,
      valueFishHt: 100,
      valueFishEgalimHt: 60,
    })
    expect(await history('canteens')).toMatchObject([
      { entityId: canteen?.id, before: null, after: { siret: tilleuls, sectors: [1], dailyMealCount: 300 } },
    ])
  })

  test('records only the changed values, before and after', async () => {
    await importRows('complete', [{ valeur_bio_boissons: '500' }])
    await importRows('complete', [{ valeur_bio_boissons: '600', secteurs: 'Crèche+IME / ITEP' }])
    await importRows('complete', [{ valeur_bio_boissons: '600', secteurs: 'Crèche+IME / ITEP' }])
    expect((await history('diagnostics')).slice(1)).toMatchObject([
      { before: { valueBoissonsBio: 500, valueBioHt: 500 }, after: { valueBoissonsBio: 600, valueBioHt: 600 } },
    ])
    expect(Object.keys((await history('diagnostics'))[1]?.after).toSorted()).toEqual([
      'modificationDate',
      'valueBioHt',
      'valueBoissonsBio',
    ])
    expect((await history('canteens')).slice(1)).toMatchObject([
      { before: { sectors: [1] }, after: { sectors: [1, 15] } },
    ])
  })
})

test('takes as many statements for thousands of rows as for a few', async () => {
  const count = (rows: Rows) =>
    countStatements(server, async () => expect((await importRows('simple', rows)).count).toBe(rows.length))
  await importRows('simple', [{ siret: makeSiret(1) }])
  const few = await count([{ siret: makeSiret(1), année_bilan: '2022' }, { siret: makeSiret(3000) }])
  const many = Array.from({ length: 2000 }, (_, i) => ({ siret: makeSiret(i), année_bilan: '2023' }))
  expect(await count(many)).toBeLessThanOrEqual(few + 2)
})

test('a canteen whose team changes between its look-up and the writing stops the import', async () => {
  await server.addCanteen(tilleuls, [user])
  const { reader, writer } = server.app.services.database
  let changed: Promise<unknown> | null = null
  reader.on('query-response', (_: unknown, { sql }: { sql: string }) => {
    if (isSiretLookup(sql)) changed ??= writer('canteenManagers').delete().then()
  })
  const others = Array.from({ length: 1000 }, (_, i) => ({ siret: makeSiret(i) }))
  expect(errorsOf(await importRows('complete', [{}, ...others]))).toEqual(['0 - data-moved'])
  await changed
  expect(await diagnostics()).toEqual([])
})

test('the database itself refuses a second diagnostic of a year, a negative amount and an unknown canteen', async () => {
  const [canteen] = (await importRows('simple', [{}])).canteens
  const { writer } = server.app.services.database
  const date = new Date().toISOString()
  const insert = (columns: Record<string, unknown>) =>
    writer('diagnostics').insert({
      canteenId: canteen?.id,
      year: 2023,
      creationDate: date,
      modificationDate: date,
      ...columns,
    })
  for (const columns of [
    { year: 2024 },
    { year: 1999 },
    { canteenId: 999_999 },
    { valueBoissonsBio: -0.01 },
    { diagnosticType: 'AUTRE' },
    { tunnelAppro: 'x'.repeat(51) },
    { durationLeftoversMeasurement: 366 },
    { donationQuantity: -1 },
    { communicationSupportUrl: 'x'.repeat(201) },
  ]) {
    await expect(insert(columns)).rejects.toThrow(/constraint/i)
  }
  await insert({})
  expect(await server.count('diagnostics')).toBe(2)
})

test('through a token limited to another canteen, a row tells nothing of what is declared', async () => {
  const covered = await server.addCanteen(tilleuls, [user])
  await importRows('simple', [{ siret: lac, année_bilan: '2024' }])
  await declareStored(server)
  const token = await personalToken(server, user, scopes, { canteenIds: [covered] })
  const again: Rows = [{ siret: lac, année_bilan: '2024', valeur_totale: '999' }]
  expect(errorsOf(await importRows('simple', again))).toEqual(['2 année_bilan declared-diagnostic'])
  expect(errorsOf(await importRows('simple', again, { ...user, ...token }))).toEqual(['2 siret outside-token'])
})
