import { createHash } from 'node:crypto'
import { gridFamilies, gridLabels } from '@ma-cantine/lib/diagnostics/product-grid'
import { proofWords } from '@ma-cantine/lib/teledeclaration/proof-words'
import type { ProofCheck } from '@ma-cantine/lib/teledeclaration/proofs-api'
import { teledeclarationRefusals } from '@ma-cantine/lib/teledeclaration/teledeclaration-refusals'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { campaignYear, openCampaign } from '../support/open-campaign.ts'
import { readTaggedPdf } from '../support/read-tagged-pdf.ts'
import { lac, parc, tilleuls } from '../support/sirets.ts'
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
  expect(texts('H2')).toEqual([proofWords.establishment, proofWords.purchases, proofWords.others, proofWords.check])
  expect(texts('TH')).toHaveLength(6)
  const cells = texts('TD').map(plain)
  const declared = (label: string) => cells[cells.indexOf(label) + 1]
  expect(declared(proofWords.totals.valueTotalHt)).toBe('1 045,90 €')
  expect(declared(proofWords.totals.valueFishHt)).toBe(proofWords.nothing)
  expect(declared(proofWords.questions.hasWastePlan)).toBe('oui')
  expect(declared(proofWords.fields.siret)).toBe(tilleuls)
  expect(texts('P').join(' ')).toContain(await lastCode())
  expect(nodes.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)).toEqual([
    proofWords.qr(`${server.settings.publicUrl}/preuve/${await lastCode()}`),
  ])
})

test('a detailed proof has each of the 112 amounts below its label, in order, over several pages', async () => {
  const canteen = await server.addCanteen(tilleuls, [manager])
  const { id } = await declare(canteen, {
    diagnosticType: 'COMPLETE',
    valueTotalHt: 1000,
    valueBoissonsLocal: 12.5,
    valueFruitsEtLegumesBio: 300,
  })
  const { texts, pageCount } = await readTaggedPdf(await pdfOf(id))
  expect(pageCount).toBeGreaterThan(3)
  const labels = gridLabels.map(({ property }) => proofWords.labels[property])
  expect(texts('H2').filter(title => labels.includes(title as (typeof labels)[number]))).toEqual(labels)
  expect(texts('TR').filter(row => plain(row).endsWith('12,50 €'))).toEqual(['Boissons 12,50 €'])
  const amounts = texts('TR').length
  expect(amounts).toBeGreaterThan(gridLabels.length * gridFamilies.length)
})

test('a kitchen that declares purchases alone names its satellites, and leaves the rest out', async () => {
  const kitchen = await server.addCanteen(parc, [manager], { productionType: 'central', satelliteCanteensCount: 1 })
  await server.addCanteen(lac, [], {
    name: 'Cantine du Lac',
    productionType: 'site_cooked_elsewhere',
    centralProducerSiret: parc,
  })
  const { id } = await declare(kitchen, { ...simple, centralKitchenDiagnosticMode: 'APPRO' })
  const { texts } = await readTaggedPdf(await pdfOf(id))
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
  expect(await check(code)).toMatchObject({ status: 'cancelled' })
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
