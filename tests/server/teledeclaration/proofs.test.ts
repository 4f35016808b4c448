import { createHash } from 'node:crypto'
import type { Scope } from '@ma-cantine/lib'
import { gridProperties } from '@ma-cantine/lib/diagnostics/amount-properties'
import { type GridProperty, gridFamilies, gridLabels } from '@ma-cantine/lib/diagnostics/product-grid'
import { snakeCaseKeys } from '@ma-cantine/lib/entities/snake-case'
import { proofWords } from '@ma-cantine/lib/teledeclaration/proof-words'
import type { ProofCheck } from '@ma-cantine/lib/teledeclaration/proofs-api'
import { teledeclarationRefusals } from '@ma-cantine/lib/teledeclaration/teledeclaration-refusals'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { nothingElse, nothingInDetail } from '../../support/complete-amounts.ts'
import { applicationToken } from '../support/make-token.ts'
import { campaignYear, openCampaign } from '../support/open-campaign.ts'
import { readTaggedPdf } from '../support/read-tagged-pdf.ts'
import { lac, makeSiret, parc, tilleuls } from '../support/sirets.ts'
import { findTaggedPdfFaults } from '../support/tagged-pdf-faults.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let stranger: Person
beforeAll(async () => {
  server = await startTestServer(openCampaign)
  manager = await server.addPerson({ firstName: 'Camille', lastName: 'Dupont' })
  stranger = await server.addPerson()
})
afterAll(() => server.close())
beforeEach(async () => {
  const { writer } = server.app.services.database
  for (const table of ['teledeclarations', 'diagnostics', 'canteens']) await writer(table).delete()
})

const call = (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object, { headers }: Person = manager) =>
  server.app.inject({ method, url: `/api/v1/${path}`, headers, ...(payload ? { payload } : {}) })

async function declare(canteenId: number, values: object): Promise<{ id: number; diagnosticId: number }> {
  const created = await call('POST', `canteens/${canteenId}/diagnostics/`, { year: campaignYear, ...values })
  const diagnosticId = created.json<{ id: number }>().id
  const answer = await call('POST', 'teledeclaration/', { diagnosticId, honourStatement: true })
  expect(answer.statusCode).toBe(201)
  return { id: answer.json<{ teledeclaration: { id: number } }>().teledeclaration.id, diagnosticId }
}

const simple = {
  diagnosticType: 'SIMPLE',
  ...nothingElse,
  valueTotalHt: 1045.9,
  valueBioHt: 200,
  hasWastePlan: true,
  hasWasteDiagnostic: true,
}
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const pdfOf = async (id: number) => new Uint8Array((await call('GET', `teledeclaration/${id}/document.pdf`)).rawPayload)
const check = async (code: string, query = ''): Promise<ProofCheck> =>
  (await server.app.inject({ url: `/api/v1/teledeclarationProofs/${encodeURIComponent(code)}/${query}` })).json()
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const lastCode = async () => {
  const [row] = (await server.rows<{ proofCode: string }>('teledeclarations')).slice(-1)
  return row?.proofCode ?? ''
}

test('a proof is a tagged document: language, title, headings, real tables, the code in words', async () => {
  const canteen = await server.addCanteen(tilleuls, [manager], {
    name: 'Cantine <des> Tilleuls',
    productionType: 'site',
  })
  const { id } = await declare(canteen, simple)
  const answer = await call('GET', `teledeclaration/${id}/document.pdf`)
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['content-disposition']).toMatch(
    new RegExp(
      `^attachment; filename="teledeclaration-${campaignYear}--cantine-des-tilleuls--\\d{4}-\\d\\d-\\d\\d\\.pdf"$`,
    ),
  )
  const { texts, nodes, ...document } = await readTaggedPdf(new Uint8Array(answer.rawPayload))
  expect(document).toMatchObject({
    title: `Preuve de télédéclaration ${campaignYear}`,
    language: 'fr-FR',
    isTagged: true,
  })
  expect(texts('H1')).toEqual([proofWords.title(campaignYear)])
  // The code is on the first page, so that no last page is for it alone.
  expect(texts('H2')).toEqual([proofWords.check, proofWords.establishment, proofWords.purchases, proofWords.others])
  expect(await findTaggedPdfFaults(new Uint8Array(answer.rawPayload))).toEqual([])
  const [rowHeaders, cells] = [texts('TH'), texts('TD').map(plain)]
  expect(rowHeaders).toHaveLength(cells.length + 6)
  const declared = (label: string) =>
    texts('TR')
      .map(plain)
      .find(row => row.startsWith(`${label} `))
      ?.slice(label.length + 1)
  expect(declared(proofWords.totals.valueTotalHt)).toBe('1 045,90 €')
  expect(declared(proofWords.totals.valueFishHt)).toBe(proofWords.nothing)
  expect(declared(proofWords.questions.hasWastePlan)).toBe('oui')
  expect(declared(proofWords.fields.siret)).toBe(tilleuls)
  expect(texts('P').join(' ')).toContain(await lastCode())
  expect(nodes.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)).toEqual([
    proofWords.qr(`${server.settings.publicUrl}/preuve/${await lastCode()}`),
  ])
})

test('a proof leaves out what the law does not ask of a small canteen, unless it answered', async () => {
  const canteen = await server.addCanteen(tilleuls, [manager], { productionType: 'site', dailyMealCount: 100 })
  const questionsOf = async (values: object) => {
    const { id } = await declare(canteen, { ...simple, ...values })
    const { texts } = await readTaggedPdf(await pdfOf(id))
    const rows = texts('TR').map(plain)
    await call('POST', `teledeclaration/${id}/cancel/`)
    await server.app.services.database.writer('diagnostics').delete()
    return Object.entries(proofWords.questions).flatMap(([name, label]) =>
      rows.some(row => row.startsWith(`${label} `)) ? name : [],
    )
  }
  const small = await questionsOf({})
  expect(small).toContain('hasWasteMeasures')
  for (const name of ['hasDonationAgreement', 'donationFoodType', 'hasDiversificationPlan']) {
    expect(small).not.toContain(name)
  }
  expect(await questionsOf({ hasDonationAgreement: true })).toContain('hasDonationAgreement')
  await server.app.services.database.writer('canteens').where({ id: canteen }).update({ dailyMealCount: 4000 })
  expect(await questionsOf({})).toEqual(Object.keys(proofWords.questions))
})

test('a detailed proof has each of the 112 amounts at its label and its family', async () => {
  const canteen = await server.addCanteen(tilleuls, [manager])
  const amounts = Object.fromEntries(gridProperties.map((name, index) => [name, index + 1.25]))
  const { id } = await declare(canteen, { ...nothingInDetail, diagnosticType: 'COMPLETE', valueTotalHt: 100_000 })
  const { writer } = server.app.services.database
  const [{ declaredData } = { declaredData: '' }] = await server.rows<{ declaredData: string }>('teledeclarations')
  const snapshot = JSON.parse(declaredData)
  snapshot.teledeclaration = { ...snapshot.teledeclaration, ...snakeCaseKeys(amounts) }
  await writer('teledeclarations')
    .where({ id })
    .update({ declaredData: JSON.stringify(snapshot) })
  const bytes = await pdfOf(id)
  expect(await findTaggedPdfFaults(bytes)).toEqual([])
  const { texts, pageCount } = await readTaggedPdf(bytes)
  expect(pageCount).toBe(3)
  const rows = texts('TR').map(plain)
  const cents = (property: GridProperty) => (amounts[property] ?? 0).toFixed(2).replace('.', ',')
  for (const families of [gridFamilies.slice(0, 4), gridFamilies.slice(4)]) {
    for (const label of gridLabels) {
      const ofRow = families.map(family => cents(`value${family.property}${label.property}`))
      expect(rows).toContain([proofWords.labels[label.property], ...ofRow].join(' '))
    }
  }
})

test('a kitchen that declares for many satellites names them over its pages, in order', async () => {
  const kitchen = await server.addCanteen(parc, [manager], {
    productionType: 'central_serving',
    satelliteCanteensCount: 45,
  })
  const names = Array.from(
    { length: 45 },
    (_, index) => `École intercommunale de Saint-Barthélemy ${String(index).padStart(2, '0')}`,
  )
  for (const [index, name] of names.entries()) {
    await server.addCanteen(makeSiret(100 + index), [], {
      name,
      productionType: 'site_cooked_elsewhere',
      centralProducerSiret: parc,
    })
  }
  const { id } = await declare(kitchen, { ...simple, centralKitchenDiagnosticMode: 'ALL' })
  const bytes = await pdfOf(id)
  expect(await findTaggedPdfFaults(bytes)).toEqual([])
  const { texts } = await readTaggedPdf(bytes)
  expect(texts('TH').filter(cell => names.includes(cell))).toEqual(names)
  expect(texts('H2')).toContain(proofWords.others)
  expect(texts('P')).toContain(proofWords.modes.CENTRAL_ALL)
})

test('names in other alphabets are drawn, or said to be replaced; what is invisible cannot change them', async () => {
  const name = 'Łódź Київ 食堂 😀 \u202Efdp.exe ) Tj <script>'
  const canteen = await server.addCanteen(tilleuls, [manager], { name })
  const { id } = await declare(canteen, simple)
  const answer = await call('GET', `teledeclaration/${id}/document.pdf`)
  expect(answer.headers['content-disposition']).toContain('--odz-fdp-exe-tj-script--')
  const bytes = new Uint8Array(answer.rawPayload)
  expect(await findTaggedPdfFaults(bytes)).toEqual([])
  const { texts } = await readTaggedPdf(bytes)
  expect(texts('TR').map(plain)).toContain('Nom Łódź Київ [?] [?] fdp.exe ) Tj <script>')
  expect(texts('P')).toContain(proofWords.replaced)
})

test('a kitchen that declares purchases alone names its satellites, and leaves the rest out', async () => {
  const kitchen = await server.addCanteen(parc, [manager], { productionType: 'central', satelliteCanteensCount: 1 })
  await server.addCanteen(lac, [], {
    name: 'Cantine du Lac',
    productionType: 'site_cooked_elsewhere',
    centralProducerSiret: parc,
  })
  const { id } = await declare(kitchen, { ...simple, centralKitchenDiagnosticMode: 'APPRO' })
  const bytes = await pdfOf(id)
  expect(await findTaggedPdfFaults(bytes)).toEqual([])
  const { texts } = await readTaggedPdf(bytes)
  expect(texts('TR').map(plain)).toContainEqual(`Cantine du Lac ${lac}`)
  expect(texts('H2')).not.toContain(proofWords.others)
  expect(texts('P')).toContain(proofWords.modes.CENTRAL_APPRO)
})

test('a proof is for the managers, and of a declaration in force alone', async () => {
  const canteen = await server.addCanteen(tilleuls, [manager])
  const { id } = await declare(canteen, simple)
  expect((await call('GET', `teledeclaration/${id}/document.pdf`, undefined, stranger)).statusCode).toBe(403)
  expect((await call('GET', 'teledeclaration/987654/document.pdf')).statusCode).toBe(400)
  await call('POST', `teledeclaration/${id}/cancel/`)
  expect((await call('GET', `teledeclaration/${id}/document.pdf`)).statusCode).toBe(400)
})

test('anybody with a proof learns whether it is genuine and in force, and nothing else', async () => {
  const canteen = await server.addCanteen(tilleuls, [manager], { name: 'Cantine des Tilleuls' })
  const first = await declare(canteen, simple)
  const [code, pdf] = [await lastCode(), await pdfOf(first.id)]
  expect(await pdfOf(first.id)).toEqual(pdf)
  const known = await check(code)
  expect(known).toMatchObject({
    status: 'in-force',
    year: campaignYear,
    version: 1,
    canteenName: 'Cantine des Tilleuls',
    canteenSiret: tilleuls,
    amounts: { valueTotalHt: 1045.9, valueBioHt: 200 },
    isGenuineFile: null,
  })
  expect(JSON.stringify(known)).not.toContain(manager.email)
  // As people type it.
  expect(await check(` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `)).toEqual(known)
  expect((await check(code, `?sha256=${sha256(pdf)}`)).isGenuineFile).toBe(true)
  const changed = pdf.slice()
  changed[changed.length - 40] = 0x20
  expect((await check(code, `?sha256=${sha256(changed)}`)).isGenuineFile).toBe(false)

  await call('POST', `teledeclaration/${first.id}/cancel/`)
  const { writer } = server.app.services.database
  const { id: _, ...row } = (await writer('teledeclarations').where({ id: first.id }).first()) as { id: number }
  // One of another year takes the place of none.
  await writer('teledeclarations').insert({
    ...row,
    year: campaignYear - 1,
    status: 'SUBMITTED',
    proofCode: 'AAAABBBBCCCCDDDD',
  })
  expect(await check(code)).toMatchObject({ status: 'cancelled' })
  await writer('teledeclarations')
    .where({ year: campaignYear - 1 })
    .delete()
  await call('PATCH', `canteens/${canteen}/diagnostics/${first.diagnosticId}`, { valueTotalHt: 2000 })
  await call('POST', 'teledeclaration/', { diagnosticId: first.diagnosticId, honourStatement: true })
  expect(await check(code)).toMatchObject({ status: 'replaced', amounts: { valueTotalHt: 1045.9 } })
  expect(await check(await lastCode())).toMatchObject({
    status: 'in-force',
    version: 2,
    amounts: { valueTotalHt: 2000 },
  })
})

test.each(['AAAA-BBBB-CCCC-DDDD', 'court', '😀'])('the code %s is told as one that nobody gave out', async code => {
  const answer = await server.app.inject({ url: `/api/v1/teledeclarationProofs/${encodeURIComponent(code)}/` })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({ detail: teledeclarationRefusals('unknown-proof').in('fr') })
})

test('an application with the rights of the public service alone gets the proof and cancels the declaration', async () => {
  const canteen = await server.addCanteen(tilleuls, [manager])
  const application = async (scopes: readonly Scope[]) => ({
    ...manager,
    ...(await applicationToken(server, manager, scopes)),
  })
  const { id } = await declare(canteen, simple)
  const [reader, writer] = [await application(['canteen:read']), await application(['canteen:write'])]
  const proof = `teledeclaration/${id}/document.pdf`
  const cancel = `teledeclaration/${id}/cancel/`
  expect((await call('GET', proof, undefined, await application(['user:read', 'canteen:write']))).statusCode).toBe(403)
  expect((await call('GET', proof, undefined, reader)).headers['content-type']).toBe('application/pdf')
  expect((await call('POST', cancel, undefined, reader)).statusCode).toBe(403)
  expect((await call('POST', cancel, undefined, writer)).json()).toMatchObject({ teledeclaration: null })
})
