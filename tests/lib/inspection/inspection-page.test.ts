import type { InspectedPurchase } from '@ma-cantine/lib/inspection/inspected-purchase'
import type { InspectionFile } from '@ma-cantine/lib/inspection/inspection-content'
import { inspectionPage } from '@ma-cantine/lib/inspection/inspection-page'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'

const checker = new HtmlValidate({ extends: ['html-validate:recommended', 'html-validate:document'] })

const purchase: InspectedPurchase = {
  id: 7,
  date: '2025-03-01',
  description: '<script>alert(1)</script>',
  provider: 'Rucher',
  family: 'AUTRES',
  characteristics: ['BIO'],
  certificate: 'FR-BIO-01',
  priceHt: 1234.5,
  invoice: 'factures/facture-7.pdf',
}
const full: InspectionFile = {
  year: 2025,
  canteenName: 'Les <Tilleuls>',
  declaration: {
    date: '2026-01-15T10:00:00+01:00',
    version: 1,
    proofCode: '7K2M-9QXA-04TB-1',
    digest: 'ab'.repeat(32),
  },
  amounts: [
    {
      property: 'valueTotalHt',
      declared: 2000,
      purchases: 1234.5,
      difference: 765.5,
      proved: 1234.5,
      certified: null,
      origin: 'other-purchases',
    },
  ],
  purchaseCount: 3,
  purchases: [purchase, { ...purchase, id: 8, characteristics: null, invoice: null }],
  toProve: [{ ...purchase, id: 8, invoice: null }],
}
const empty: InspectionFile = { ...full, amounts: [], purchaseCount: 0, purchases: [], toProve: [] }

test.each([
  ['full', full],
  ['empty', empty],
])('the page of a %s dossier is valid, accessible, and fetches nothing', async (_, file) => {
  const page = inspectionPage(file)
  const { results } = await checker.validateString(page)
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => [ruleId, message]))).toEqual([])
  for (const [tag] of page.matchAll(/<[a-z!/][^>]*>/gi)) {
    expect(tag).not.toMatch(/<(script|img|link|iframe|object|embed|form|base|svg)\b|\s(on\w+|style|src)=/i)
  }
  for (const [, address] of page.matchAll(/\bhref="([^"]*)"/g)) expect(address).toMatch(/^factures\/[\w.-]+$/)
})

test('hostile values are shown as they are, and what is left out is told', () => {
  const page = inspectionPage(full)
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(page).toContain('Dossier de contrôle 2025 — Les &lt;Tilleuls&gt;')
  expect(page).toContain('Cette liste s’en tient aux 2 achats les plus élevés, sur 3')
  expect(inspectionPage(empty)).toContain('Il ne manque aucune preuve')
})
