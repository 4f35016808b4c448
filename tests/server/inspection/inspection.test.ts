import { createHash } from 'node:crypto'
import type { Inspection } from '@ma-cantine/lib'
import { archiveFiles } from '@ma-cantine/lib/inspection/archive-files'
import { checkInspection } from '@ma-cantine/lib/inspection/check-inspection'
import { inspectionRefusals } from '@ma-cantine/lib/inspection/inspection-refusals'
import { readLines } from '@ma-cantine/lib/inspection/read-lines'
import { GivenArchive } from '@ma-cantine/lib/spreadsheets/given-archive'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeArchive } from '../../support/change-archive.ts'
import { nothingElse } from '../../support/complete-amounts.ts'
import { file } from '../../support/files.ts'
import { countReading } from '../support/count-statements.ts'
import { personalToken } from '../support/make-token.ts'
import { campaignYear, openCampaign } from '../support/open-campaign.ts'
import { readTaggedPdf } from '../support/read-tagged-pdf.ts'
import { lac, makeSiret, parc, tilleuls } from '../support/sirets.ts'
import { findTaggedPdfFaults } from '../support/tagged-pdf-faults.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

const year = campaignYear
const date = `${year}-03-01`
const pdf = Buffer.from('%PDF-1.7\nfacture\n')
const invoiceFile = `data:application/pdf;base64,${pdf.toString('base64')}`
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

let server: TestServer
let manager: Person
let canteen: number
beforeAll(async () => {
  server = await startTestServer(openCampaign)
  manager = await server.addPerson({ firstName: 'Camille', lastName: 'Dupont' })
  canteen = await server.addCanteen(tilleuls, [manager], { name: 'Les Tilleuls' })
})
afterAll(() => server.close())

const call = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
  headers: Readonly<Record<string, string>> = manager.headers,
) => server.app.inject({ method, url: `/api/v1/${path}`, headers, ...(payload ? { payload } : {}) })
const inspect = async (of = canteen, query = ''): Promise<Inspection> => {
  const answer = await call('GET', `canteens/${of}/inspection/${year}/${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const buy = async (values: object, of = canteen): Promise<number> =>
  (await call('POST', 'purchases/', { canteen: of, date, family: 'AUTRES', ...values })).json<{ id: number }>().id
const amountOf = ({ amounts }: Inspection, name: string) => amounts.find(({ property }) => property === name)

async function declare(of: number, values: object): Promise<void> {
  const body = { year, diagnosticType: 'SIMPLE', ...nothingElse, ...values }
  const created = await call('POST', `canteens/${of}/diagnostics/`, body)
  const { id: diagnosticId } = created.json<{ id: number }>()
  const answer = await call('POST', 'teledeclaration/', { diagnosticId, honourStatement: true })
  expect(answer.statusCode).toBe(201)
}

const archiveOf = async (of = canteen): Promise<Blob> => {
  const answer = await call('GET', `canteens/${of}/inspection/${year}/archive.zip`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="dossier-de-controle-${year}-cantine-${of}.zip"`,
    'cache-control': 'private, no-store',
  })
  return new Blob([new Uint8Array(answer.rawPayload)])
}
const opened = async (archive: Blob): Promise<GivenArchive> => {
  const read = await GivenArchive.open(archive)
  if (!read) throw new Error('It is no archive')
  return read
}

test('without a report, there is nothing to inspect; before the declaration, there is no file yet', async () => {
  const none = await call('GET', `canteens/${canteen}/inspection/${year}/`)
  expect([none.statusCode, none.json()]).toEqual([404, { detail: inspectionRefusals('no-report', year).in('fr') }])
  const other = await server.addCanteen(parc, [manager])
  await call('POST', `canteens/${other}/diagnostics/`, { year, diagnosticType: 'SIMPLE', valueTotalHt: 100 })
  await buy({ priceHt: 40, invoiceFile }, other)
  const preview = await inspect(other)
  expect(preview.declaration).toBeNull()
  expect(amountOf(preview, 'valueTotalHt')).toMatchObject({ declared: 100, purchases: 40, proved: 40 })
  for (const format of ['archive.zip', 'document.pdf']) {
    const refused = await call('GET', `canteens/${other}/inspection/${year}/${format}`)
    expect([refused.statusCode, refused.json()]).toEqual([
      404,
      { detail: inspectionRefusals('not-declared', year).in('fr') },
    ])
  }
})

test('each declared amount has its purchases, what proves them, and what to attach first', async () => {
  const honey = await buy({
    description: '=1+1',
    provider: 'Rucher',
    priceHt: 100.1,
    characteristics: ['BIO'],
    certificate: 'FR-BIO-01 n° 12345',
    invoiceFile,
  })
  const flour = await buy({ description: 'Farine', priceHt: 200.2, characteristics: ['BIO'], invoiceFile })
  const salt = await buy({ description: 'Sel', priceHt: 700.7, characteristics: [] })
  await buy({ description: 'Ailleurs', priceHt: 5000, date: `${year - 1}-12-31` })
  await declare(canteen, {
    valueTotalHt: 1001,
    valueBioHt: 310.3,
    valueSustainableHt: 50,
  })
  const inspection = await inspect()
  expect(inspection).toMatchObject({
    year,
    canteenName: 'Les Tilleuls',
    declaration: { version: 1, digest: expect.stringMatching(/^[0-9a-f]{64}$/) },
    archive: { purchases: 3, invoices: 2, invoiceSize: 2 * pdf.length },
    count: 2,
  })
  expect(inspection.amounts).toEqual([
    {
      property: 'valueTotalHt',
      declared: 1001,
      purchases: 1001,
      difference: 0,
      proved: 300.3,
      certified: null,
      origin: 'purchases',
    },
    {
      property: 'valueBioHt',
      declared: 310.3,
      purchases: 300.3,
      difference: 10,
      proved: 300.3,
      certified: 100.1,
      origin: 'other-purchases',
    },
    {
      property: 'valueSustainableHt',
      declared: 50,
      purchases: 0,
      difference: 50,
      proved: 0,
      certified: 0,
      origin: 'total',
    },
  ])
  expect(inspection.results.map(({ id, missing }) => [id, missing])).toEqual([
    [salt, ['invoice']],
    [flour, ['certificate']],
  ])
  expect((await inspect(canteen, '?limit=1&offset=1')).results.map(({ id }) => id)).toEqual([flour])
  expect(honey).toBeLessThan(flour)
})

test('the archive holds what was declared to the byte, the purchases, their invoices and all digests', async () => {
  const archive = await opened(await archiveOf())
  const ids = (await server.rows<{ purchaseId: number }>('invoices')).map(({ purchaseId }) => purchaseId)
  const ofCanteen = (await inspect()).results.map(({ id }) => id)
  expect(archive.paths.filter(path => !path.startsWith('factures/')).toSorted()).toEqual(
    Object.values(archiveFiles).toSorted(),
  )
  const invoicePaths = archive.paths.filter(path => path.startsWith('factures/'))
  expect(invoicePaths).toHaveLength(2)
  for (const path of invoicePaths) expect(ids.map(id => `factures/facture-${id}.pdf`)).toContain(path)
  expect(ofCanteen).toHaveLength(2)
  const [row] = await server.rows<{ declaredData: string; digest: string; canteenId: number }>('teledeclarations')
  expect(await archive.text(archiveFiles.declaration)).toBe(row?.declaredData)
  expect(await archive.digest(archiveFiles.declaration)).toBe(row?.digest)
  const purchases = readLines(await archive.text(archiveFiles.purchases))
  expect(purchases).toHaveLength(3)
  expect(purchases[0]).toMatchObject({
    produit: "'=1+1",
    fournisseur: 'Rucher',
    labels: 'Agriculture biologique',
    certificat: 'FR-BIO-01 n° 12345',
    prix_ht: '100,10',
    montants: 'valueTotalHt valueBioHt valueAutresBio',
  })
  const invoice = purchases[0]?.facture ?? ''
  expect(await archive.digest(invoice)).toBe(createHash('sha256').update(pdf).digest('hex'))
  const page = await archive.text(archiveFiles.page)
  expect(page).not.toMatch(/<script|https?:/)
  expect(plain(page)).toContain('Des factures sont jointes pour 300,30 € sur 1 001,00 € déclarés, soit 30 %.')
  expect(page).toContain(`href="${invoice}"`)
  expect(page).toContain('saisi en total')
})

test('the document says the same, for those who listen to it as well', async () => {
  const answer = await call('GET', `canteens/${canteen}/inspection/${year}/document.pdf`)
  expect(answer.headers['content-type']).toBe('application/pdf')
  const bytes = new Uint8Array(answer.rawPayload)
  expect(await findTaggedPdfFaults(bytes)).toEqual([])
  const { texts } = await readTaggedPdf(bytes)
  expect(texts('P').map(plain).join(' ')).toContain('Des factures sont jointes pour 300,30 €')
  expect(texts('TR').join(' ')).toContain('FR-BIO-01 n° 12345')
})

test('every figure is recomputed from the archive alone, and a changed one is found', async () => {
  const archive = await archiveOf()
  const right = await checkInspection(archive)
  expect(right.faults).toEqual([])
  expect(right.figures).toBeGreaterThan(30)
  expect(right.digests).toBe(8)
  const changed = async (path: string, change: (text: string) => string) =>
    (await checkInspection(await changeArchive(archive, path, change))).faults
  expect(await changed(archiveFiles.amounts, text => text.replace('310,30', '400,00'))).toEqual([
    { code: 'digest', path: archiveFiles.amounts },
    {
      code: 'figure',
      path: archiveFiles.amounts,
      figure: 'valueBioHt.declared',
      written: '400',
      recomputed: '310.3',
    },
  ])
  expect(await changed(archiveFiles.purchases, text => text.replace('700,70', '600,70'))).toContainEqual({
    code: 'figure',
    path: archiveFiles.amounts,
    figure: 'valueTotalHt.purchases',
    written: '1001',
    recomputed: '901',
  })
  expect(
    await changed(archiveFiles.page, text => text.replace('data-value="310.30"', 'data-value="1.00"')),
  ).toContainEqual(expect.objectContaining({ code: 'figure', path: archiveFiles.page, figure: 'valueBioHt.declared' }))
  expect(await changed(archiveFiles.declaration, text => text.replace('1001', '1002'))).toContainEqual(
    expect.objectContaining({ code: 'figure', path: archiveFiles.facts, figure: 'declaration.digest' }),
  )
  // The first line of the amounts, said again under a name that nobody declared.
  const withAnother = (text: string) => {
    const [header = '', first = '', ...others] = text.split('\n')
    return [header, first, first.replaceAll('valueTotalHt', 'invented'), ...others].join('\n')
  }
  expect(await changed(archiveFiles.amounts, withAnother)).toContainEqual({
    code: 'figure',
    path: archiveFiles.amounts,
    figure: 'invented',
    written: 'invented',
    recomputed: '',
  })
  expect((await checkInspection(new Blob(['PK']))).faults).toEqual([{ code: 'not-an-archive' }])
})

test('the file follows the purchases, and says what differs from what was declared', async () => {
  const late = await buy({ priceHt: 9, description: 'Poivre', invoiceFile })
  expect(amountOf(await inspect(), 'valueTotalHt')).toMatchObject({
    declared: 1001,
    purchases: 1010,
    difference: -9,
    origin: 'other-purchases',
  })
  expect((await checkInspection(await archiveOf())).faults).toEqual([])
  await call('DELETE', `purchases/${late}/`)
  expect(amountOf(await inspect(), 'valueTotalHt')).toMatchObject({ difference: 0 })
})

test('a detailed report is told cell by cell', async () => {
  const detailed = await server.addCanteen(lac, [manager])
  await buy({ priceHt: 12.34, characteristics: ['BIO', 'FRANCE'], invoiceFile }, detailed)
  await call('POST', `createDiagnosticsFromPurchases/${year}`, { canteenIds: [detailed] })
  const { amounts } = await inspect(detailed)
  expect(amounts.map(({ property }) => property)).toEqual(
    expect.arrayContaining(['valueTotalHt', 'valueAutresBio', 'valueAutresFrance']),
  )
  for (const { declared, purchases, origin } of amounts) expect([declared, origin]).toEqual([purchases, 'purchases'])
})

test('where a kitchen declares the purchases, the dossier is that of the kitchen', async () => {
  const satellite = await server.addCanteen(makeSiret(9), [manager])
  await buy({ priceHt: 10 }, satellite)
  await declare(satellite, { valueTotalHt: 10 })
  const { writer } = server.app.services.database
  const declared = () => writer('teledeclarations').where({ canteenId: satellite })
  await declared().update({ teledeclarationMode: 'SATELLITE_WITHOUT_APPRO' })
  for (const path of ['', 'archive.zip', 'document.pdf']) {
    const refused = await call('GET', `canteens/${satellite}/inspection/${year}/${path}`)
    expect([refused.statusCode, refused.json()]).toEqual([
      404,
      { detail: inspectionRefusals('declared-by-kitchen', year).in('fr') },
    ])
  }
  // A declaration that was cancelled is none.
  await declared().update({ status: 'CANCELLED' })
  expect(await inspect(satellite)).toMatchObject({ declaration: null })
  expect((await call('GET', `canteens/${satellite}/inspection/${year}/archive.zip`)).statusCode).toBe(404)
})

test('only managers read it, and a token needs the right to read purchases', async () => {
  const stranger = await server.addPerson()
  const paths = ['', 'archive.zip', 'document.pdf'].map(name => `canteens/${canteen}/inspection/${year}/${name}`)
  const { headers } = stranger
  const wrong = await personalToken(server, manager, ['canteen:read'])
  const right = await personalToken(server, manager, ['purchase:read'])
  for (const path of paths) {
    expect((await call('GET', path, undefined, headers)).statusCode).toBe(403)
    expect((await call('GET', path, undefined, wrong.headers)).statusCode).toBe(403)
    expect((await call('GET', path, undefined, right.headers)).statusCode).toBe(200)
  }
})

test('the number of statements does not follow the number of purchases', async () => {
  const few = await countReading(server, () => inspect())
  await server.importPurchases(
    manager,
    file(
      'achats',
      Array.from({ length: 30 }, () => ({ siret: tilleuls, date })),
    ),
  )
  expect(await countReading(server, () => inspect())).toEqual(few)
})
