import type { InvoiceDraft } from '@ma-cantine/lib/invoices/electronic-invoice'
import type { PurchaseProposal } from '@ma-cantine/lib/purchases/purchase-proposals-api'
import { describe, expect, test } from 'vitest'
import { acceptSure, firstChoice, isOpen, isSure, withProposal } from '../../../web/purchases/invoice/line-choice.ts'

const draft: InvoiceDraft = {
  line: '1',
  description: 'Carottes',
  quantity: null,
  priceHt: '10.00',
  mentioned: [],
  refusal: null,
}
const proposal: PurchaseProposal = {
  basis: 'provider-and-product',
  family: 'FRUITS_ET_LEGUMES',
  characteristics: ['BIO'],
  localDefinition: null,
  count: 2,
  lastDate: '2026-03-12',
  certainty: 'sure',
  decision: null,
  source: { description: 'Carottes', provider: 'Lez', lastDate: '2026-03-12', count: 2 },
  contradictions: [],
}

describe('a proposal is accepted with the sure ones', () => {
  test('when the server is sure and the invoice says nothing else', () => {
    expect(isSure(draft, proposal)).toBe(true)
    expect(isSure({ ...draft, mentioned: ['BIO'] }, proposal)).toBe(true)
  })

  test('never when it is to check, or when the invoice names another label', () => {
    expect(isSure(draft, { ...proposal, certainty: 'to-check' })).toBe(false)
    expect(isSure({ ...draft, mentioned: ['LABEL_ROUGE'] }, proposal)).toBe(false)
    expect(isSure(draft, undefined)).toBe(false)
  })

  test('never when the line could not be saved with it', () => {
    const local = { ...proposal, characteristics: ['LOCAL'] } as const
    expect(isSure(draft, { ...local, characteristics: ['LOCAL'] })).toBe(false)
    expect(isSure(draft, { ...local, characteristics: ['LOCAL'], localDefinition: 'REGION' })).toBe(true)
  })
})

test('a line starts with what the invoice says alone, and gets the proposal with it once it is accepted', () => {
  const mentioned: InvoiceDraft = { ...draft, mentioned: ['FRANCE'] }
  const first = firstChoice(mentioned)
  expect(first).toMatchObject({ family: null, characteristics: ['FRANCE'], answer: 'none' })
  expect(withProposal(first, mentioned, proposal)).toMatchObject({
    family: 'FRUITS_ET_LEGUMES',
    characteristics: ['BIO', 'FRANCE'],
    answer: 'accepted',
  })
})

test('sure proposals are accepted where nothing was chosen, in the lines that will be saved', () => {
  const first = firstChoice(draft)
  const choices = [
    first,
    { ...first, answer: 'own' },
    { ...first, isIncluded: false },
    { ...first, description: 'Carottes nouvelles' },
  ] as const
  const proposals = [proposal, proposal, proposal, { ...proposal, certainty: 'to-check' }] as const
  const accepted = acceptSure([draft, draft, draft, draft], choices, proposals)
  expect(accepted.map(({ family }) => family)).toEqual(['FRUITS_ET_LEGUMES', null, null, null])
  expect(choices.map((choice, index) => isOpen(choice, proposals[index]))).toEqual([true, false, false, true])
  expect(isOpen(first, { ...proposal, basis: null })).toBe(false)
})
