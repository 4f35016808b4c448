import { storedAmounts } from '@ma-cantine/lib/diagnostics/amount-properties'
import { amountsOfPurchase, inspectAmounts, shareOf } from '@ma-cantine/lib/inspection/inspect-amounts'
import {
  amountName,
  amountsOfReport,
  amountsOfSnapshot,
  inspectedProperties,
  needsLabel,
} from '@ma-cantine/lib/inspection/inspected-amounts'
import { type InspectedGroup, InspectedGroups } from '@ma-cantine/lib/inspection/inspected-groups'
import { groupOf, type InspectedPurchase, missingOf } from '@ma-cantine/lib/inspection/inspected-purchase'
import { PurchaseLines, purchasesHeader } from '@ma-cantine/lib/inspection/inspection-tables'
import { readAmount, readLines } from '@ma-cantine/lib/inspection/read-lines'
import { frDeclaredWords } from '@ma-cantine/lib/teledeclaration/declared-words'
import { expect, test } from 'vitest'

const purchase: InspectedPurchase = {
  id: 7,
  date: '2025-03-01',
  description: 'Miel ; "de fleurs"\nau litre',
  provider: '=1+1',
  family: 'AUTRES',
  characteristics: ['BIO'],
  certificate: null,
  priceHt: 0.1,
  invoice: 'factures/facture-7.pdf',
}
const group = (values: Partial<InspectedGroup>): InspectedGroup => ({ ...groupOf(purchase), ...values })

test('amounts come in the order of a proof, totals first, and none is left out', () => {
  expect(inspectedProperties.slice(0, 3)).toEqual(['valueTotalHt', 'valueBioHt', 'valueSustainableHt'])
  expect(inspectedProperties.toSorted()).toEqual([...storedAmounts].sort())
  for (const property of inspectedProperties) expect(amountName(property, frDeclaredWords, 'fr')).toMatch(/^\p{Lu}/u)
  expect(amountName('valueAutresBio', frDeclaredWords, 'fr')).toBe('Bio (Autres produits)')
})

test('certificates are asked where only products with a label count', () => {
  for (const property of ['valueBioHt', 'valueFishEgalimHt', 'valueAutresBio', 'valueBioFairTradeHt'] as const) {
    expect(needsLabel(property), property).toBe(true)
  }
  for (const property of ['valueTotalHt', 'valueFishHt', 'valueAutresFrance', 'valueAutresNonEgalim'] as const) {
    expect(needsLabel(property), property).toBe(false)
  }
})

test('cents add up exactly, and what was declared is compared to the cent', () => {
  const groups = new InspectedGroups()
  for (let count = 0; count < 3; count += 1) groups.add(group({ cents: 10 }))
  groups.add(group({ cents: 20, hasInvoice: false, hasCertificate: true }))
  expect(groups.all).toHaveLength(2)
  const [total, organic, ...others] = inspectAmounts({ valueTotalHt: 0.5, valueBioHt: 0.6, valueFishHt: 0 }, groups.all)
  expect(total).toMatchObject({ purchases: 0.5, difference: 0, proved: 0.3, certified: null, origin: 'purchases' })
  expect(organic).toMatchObject({ difference: 0.1, proved: 0.3, certified: 0.2, origin: 'other-purchases' })
  expect(others).toEqual([])
  expect(inspectAmounts({ valueTotalHt: 3, valueBioHt: null }, [])).toMatchObject([{ origin: 'total', difference: 3 }])
})

test('a share is never more than the whole, and nothing declared has none', () => {
  expect([shareOf(5, 10), shareOf(20, 10), shareOf(0, 0)]).toEqual([0.5, 1, null])
})

test('a purchase counts where the summary of purchases counts it, by the rules of its year', () => {
  expect(amountsOfPurchase(group({}))).toEqual(['valueTotalHt', 'valueBioHt', 'valueAutresBio'])
  expect(amountsOfPurchase(group({ characteristics: null, year: 2024 }))).toEqual(['valueTotalHt'])
  expect(amountsOfPurchase(group({ characteristics: null, year: 2025 }))).toContain('valueAutresNonEgalim')
})

test('a purchase lacks its invoice, and the certificate of its label', () => {
  expect(missingOf(purchase)).toEqual(['certificate'])
  expect(missingOf({ ...purchase, invoice: null })).toEqual(['invoice', 'certificate'])
  expect(missingOf({ ...purchase, certificate: 'FR-BIO-01' })).toEqual([])
  expect(missingOf({ ...purchase, characteristics: ['FRANCE', 'LOCAL'] })).toEqual([])
})

test('the grid of a report that is simple again is not inspected', () => {
  const amounts = { ...Object.fromEntries(storedAmounts.map(name => [name, 1])) } as Record<
    (typeof storedAmounts)[number],
    number
  >
  expect(amountsOfReport({ ...amounts, diagnosticType: 'SIMPLE' })).not.toHaveProperty('valueAutresBio')
  expect(amountsOfReport({ ...amounts, diagnosticType: 'COMPLETE' })).toHaveProperty('valueAutresBio', 1)
  expect(amountsOfSnapshot({ value_total_ht: 12.5, value_bio_ht: null, year: 2025 })).toEqual({ valueTotalHt: 12.5 })
})

test('a line of the table is read back, whatever it holds', () => {
  const written = purchasesHeader + new PurchaseLines().write(purchase)
  expect(readLines(written)).toMatchObject([
    { numero: '7', produit: purchase.description, fournisseur: "'=1+1", prix_ht: '0,10', codes_labels: 'BIO' },
  ])
  expect([readAmount('-12,50'), readAmount(''), readAmount('12.5')]).toEqual([-12.5, null, Number.NaN])
})
