import type { DiagnosticsImportAnswer } from '@ma-cantine/lib'
import { diagnosticFields } from '@ma-cantine/lib/diagnostics/diagnostic-fields'
import { compulsoryAmounts } from '@ma-cantine/lib/diagnostics/missing-amounts'
import { teledeclarationRefusals } from '@ma-cantine/lib/teledeclaration/teledeclaration-refusals'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { campaignYear, openCampaign } from '../support/open-campaign.ts'
import { lac, parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let staff: Person
beforeAll(async () => {
  server = await startTestServer(openCampaign)
  staff = await server.addPerson({ isStaff: true, firstName: 'Camille', lastName: 'Dupont' })
})
afterAll(() => server.close())
beforeEach(async () => {
  const { writer } = server.app.services.database
  for (const table of ['teledeclarations', 'diagnostics', 'canteens', 'history']) await writer(table).delete()
})

const declaring = { année_bilan: String(campaignYear), admin_statut_teledeclaration: 'teledeclare' }
/** Nothing bought. */
const withoutPurchases = Object.fromEntries(
  Object.values(diagnosticFields).flatMap(({ kind, file }) =>
    kind === 'amount' && file ? [[file.column, file.column === 'valeur_totale' ? '0' : '']] : [],
  ),
)
const send = async (rows: readonly Record<string, string>[], query = ''): Promise<DiagnosticsImportAnswer> => {
  const content = file('diagnostics_admin', rows)
  return (await server.upload(`/api/v1/importDiagnostics/simple/${query}`, staff, content)).json()
}
const declarations = () => server.rows<{ id: number; year: number; declaredData: string }>('teledeclarations')
const refusal = (message: { in(locale: 'fr'): string }) => message.in('fr')

describe('a file of staff with the status `teledeclare`', () => {
  test('declares its diagnostics, those of new canteens included, and leaves drafts alone', async () => {
    const answer = await send([
      { siret: tilleuls, valeur_totale: '1000', valeur_bio: '200', ...declaring },
      { siret: parc, ...declaring, admin_statut_teledeclaration: 'brouillon' },
      { siret: lac, ...declaring },
    ])
    expect(answer).toMatchObject({ count: 3, canteenCount: 3, teledeclarations: 2, errors: [] })
    expect(answer.canteens.map(({ diagnostics }) => diagnostics[0]?.isTeledeclared)).toEqual([true, false, true])
    const [first, ...others] = await declarations()
    expect(others).toHaveLength(1)
    expect(first).toMatchObject({ year: campaignYear, version: 1, status: 'SUBMITTED', applicantId: staff.id })
    expect(JSON.parse(first?.declaredData ?? '')).toMatchObject({
      applicant: { name: 'Camille Dupont', email: staff.email },
      canteen: { siret: tilleuls },
      teledeclaration: { value_total_ht: 1000, value_bio_ht: 200 },
    })
    const history = await server.rows<{ entity: string; through: string; throughId: number }>('history')
    const made = history.filter(({ entity }) => entity === 'teledeclarations')
    expect(made.map(({ through, throughId }) => [through, throughId])).toEqual([
      ['import', answer.importId],
      ['import', answer.importId],
    ])
  })

  test('refuses the whole file for what the site refuses, row by row, and declares nothing', async () => {
    await server.addCanteen(parc, [staff], { productionType: 'central' })
    const answer = await send([
      { siret: tilleuls, ...declaring },
      { siret: lac, ...declaring, ...withoutPurchases },
      { siret: parc, ...declaring, type_production: 'central' },
    ])
    expect(answer).toMatchObject({ count: 0, teledeclarations: 0, errorCount: 2 })
    expect(answer.errors).toMatchObject([
      { row: 3, column: 26, field: 'admin_statut_teledeclaration', code: 'declaration-refused', status: 400 },
      { row: 4, column: 26, field: 'admin_statut_teledeclaration', code: 'declaration-refused', status: 400 },
    ])
    expect(answer.errors[0]?.message).toContain(
      refusal(teledeclarationRefusals('missing-amounts', compulsoryAmounts(campaignYear, 'SIMPLE'))),
    )
    expect(answer.errors[1]?.message).toContain(refusal(teledeclarationRefusals('no-mode')))
    expect([await server.count('teledeclarations'), await server.count('diagnostics')]).toEqual([0, 0])
  })

  test('refuses another year than that of the campaign', async () => {
    const { errors } = await send([{ ...declaring, année_bilan: String(campaignYear - 1) }])
    expect(errors).toMatchObject([{ row: 2, column: 26, code: 'declaration-refused' }])
    expect(errors[0]?.message).toContain(refusal(teledeclarationRefusals('other-year', campaignYear)))
  })

  test('refuses a diagnostic that is declared already', async () => {
    await server.addCanteen(tilleuls, [staff])
    expect((await send([{ siret: tilleuls, ...declaring }])).teledeclarations).toBe(1)
    const { errors } = await send([{ siret: tilleuls, ...declaring, valeur_bio: '1' }])
    expect(errors).toMatchObject([{ row: 2, code: 'declared-diagnostic' }])
    expect(await server.count('teledeclarations')).toBe(1)
  })

  test('declares a satellite without the purchases that its kitchen of the same file declares', async () => {
    const kitchen = await server.addCanteen(parc, [staff], { productionType: 'central' })
    const date = new Date().toISOString()
    await server.app.services.database.writer('diagnostics').insert({
      canteenId: kitchen,
      year: campaignYear,
      centralKitchenDiagnosticMode: 'APPRO',
      creationDate: date,
      modificationDate: date,
    })
    const satellite = { type_production: 'site_cooked_elsewhere', siret_livreur_repas: parc }
    const answer = await send([
      { siret: tilleuls, ...satellite, ...declaring },
      { siret: parc, ...declaring, type_production: 'central' },
    ])
    expect(answer).toMatchObject({ teledeclarations: 2, errors: [] })
    const rows = await server.rows<{ teledeclarationMode: string; declaredData: string }>('teledeclarations')
    expect(rows.map(({ teledeclarationMode }) => teledeclarationMode)).toEqual([
      'SATELLITE_WITHOUT_APPRO',
      'CENTRAL_APPRO',
    ])
    expect(JSON.parse(rows[1]?.declaredData ?? '')).toMatchObject({ satellites: [{ siret: tilleuls }] })
  })

  test('tried first declares nothing; its plan then declares', async () => {
    const rows = [{ siret: tilleuls, ...declaring }]
    const { plan, teledeclarations } = await send(rows, '?dryRun=true')
    expect([teledeclarations, await server.count('teledeclarations')]).toEqual([0, 0])
    expect(await send(rows, `?plan=${plan?.id}`)).toMatchObject({ teledeclarations: 1, errors: [] })
  })

  test('cannot be undone while its declarations are in force', async () => {
    await server.addCanteen(tilleuls, [staff])
    const { importId } = await send([{ siret: tilleuls, ...declaring }])
    const { headers } = staff
    const undone = await server.app.inject({ method: 'POST', url: `/api/v1/imports/${importId}/undo/`, headers })
    expect(undone.statusCode).toBe(200)
    expect([await server.count('teledeclarations'), await server.count('diagnostics')]).toEqual([1, 1])
  })
})
