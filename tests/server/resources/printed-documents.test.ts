import { summarisePurchases } from '@ma-cantine/lib/purchases/purchase-summary'
import type { PrintedDocument } from '@ma-cantine/lib/resources/printed-document'
import { purchasesCheatSheet } from '@ma-cantine/lib/resources/purchases-cheat-sheet'
import { campaignGuide } from '@ma-cantine/lib/teledeclaration/campaign-guide'
import { campaignGuidePath } from '@ma-cantine/lib/teledeclaration/campaign-guide-path'
import { declarationChecks, isOfFew } from '@ma-cantine/lib/teledeclaration/declaration-checks'
import { refusalOfCheck } from '@ma-cantine/lib/teledeclaration/teledeclaration-refusals'
import { describe, expect, test } from 'vitest'
import { writePrintedDocument } from '../../../server/resources/write-printed-document.ts'
import { fr as declarationWords } from '../../../web/teledeclaration/words/fr.ts'
import { campaigns } from '../../support/campaigns.ts'
import { readTaggedPdf } from '../support/read-tagged-pdf.ts'
import { findTaggedPdfFaults } from '../support/tagged-pdf-faults.ts'
import { startTestServer } from '../support/test-server.ts'

const longestYear = 2031
const longest = campaignGuide({
  year: longestYear,
  declaration: { start: '2032-09-22', end: '2032-12-31' },
  correction: { start: '2033-09-22', end: '2033-12-31' },
})
const textsOf = (document: PrintedDocument, kind: 'heading' | 'paragraph') =>
  document.blocks.flatMap(block => (block.kind === kind ? block.text : []))

describe.each<readonly [string, PrintedDocument]>([
  ['the cheat sheet of purchases', purchasesCheatSheet],
  ['the guide of a campaign', longest],
  ...campaigns.map(campaign => [`the guide of ${campaign.year}`, campaignGuide(campaign)] as const),
])('%s', (_, document) => {
  test('is two tagged pages in French, with all of its texts in order', async () => {
    const bytes = await writePrintedDocument(document)
    expect(await findTaggedPdfFaults(bytes)).toEqual([])
    const { texts, title, language, pageCount } = await readTaggedPdf(bytes)
    expect({ title, language, pageCount }).toEqual({ title: document.title, language: 'fr-FR', pageCount: 2 })
    expect(texts('H1')).toEqual([document.title])
    const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\s]+/g, ' ')
    expect(texts('H2').map(plain)).toEqual(textsOf(document, 'heading').map(plain))
    expect(texts('P').map(plain)).toEqual(expect.arrayContaining(textsOf(document, 'paragraph').map(plain)))
    const cells = document.blocks.flatMap(block => (block.kind === 'table' ? block.rows.flat() : []))
    expect(texts('TD').map(plain)).toEqual(cells.map(plain))
  })
})

test('the example of the cheat sheet adds up as purchases do', () => {
  const { valueTotalHt, valueBioHt, valueSustainableHt } = summarisePurchases([
    { year: 2026, family: null, characteristics: ['BIO', 'LOCAL'], cents: 42_000 },
    { year: 2026, family: null, characteristics: ['AOCAOP', 'FRANCE'], cents: 18_000 },
    { year: 2026, family: null, characteristics: ['LOCAL'], cents: 40_000 },
  ])
  const result = textsOf(purchasesCheatSheet, 'paragraph').find(text => text.startsWith('Le bilan reçoit'))
  const plain = result?.replaceAll(/\s/g, ' ') ?? ''
  expect(plain).toContain(`total ${valueTotalHt.toLocaleString('fr-FR').replaceAll(/\s/g, ' ')} €`)
  expect(plain).toContain(`« Produits bio » ${valueBioHt} €`)
  expect(plain).toContain(`« Label rouge, AOC, AOP, IGP et STG » ${valueSustainableHt} €`)
  expect(plain).toContain('La part bio est de 42 %')
})

test('the guide names each check with its way out, but for those of few canteens, and what the site asks for besides', () => {
  const rows = longest.blocks.flatMap(block => (block.kind === 'table' ? block.rows : []))
  for (const { code } of declarationChecks.filter(check => !isOfFew(check))) {
    expect(rows.filter(([said]) => said === refusalOfCheck(code, ['valueTotalHt']).in('fr'))).toHaveLength(1)
  }
  for (const blocker of ['satellites', 'canteen-data'] as const) {
    expect(rows.map(([said]) => said)).toContain(declarationWords.blockers.actions[blocker])
  }
})

test('the guide is public, shown in the browser, and has the dates of the settings', async () => {
  const server = await startTestServer({
    TELEDECLARATION_START_DATE_OVERRIDE: '2032-01-01',
    TELEDECLARATION_END_DATE_OVERRIDE: '2032-03-31',
  })
  const { statusCode, headers, rawPayload } = await server.app.inject(campaignGuidePath)
  await server.close()
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="guide-de-la-campagne.pdf"',
    'x-content-type-options': 'nosniff',
  })
  const { nodes, title } = await readTaggedPdf(rawPayload)
  expect(title).toBe('Télédéclarer le bilan 2031')
  expect(nodes.flatMap(({ role, alt }) => (role === 'Figure' ? alt : []))).toEqual([
    'Télédéclaration du 1er janvier au 31 mars 2032.',
  ])
})
