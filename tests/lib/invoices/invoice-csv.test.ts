import { checkFile } from '@ma-cantine/lib'
import { purchasesCsv } from '@ma-cantine/lib/invoices/invoice-csv'
import { purchaseOfDraft } from '@ma-cantine/lib/invoices/purchase-of-draft'
import { readInvoice } from '@ma-cantine/lib/invoices/read-invoice'
import { expect, test } from 'vitest'
import { bytesOf, ciiInvoice } from '../../support/invoices.ts'

test('the drafts of an invoice are a file that the import of purchases takes, whatever their texts', async () => {
  const lines = [
    { name: 'Fromage ; « au lait cru », dit "vieux"', net: '1.5' },
    { name: 'Pommes & poires', net: '2' },
  ]
  const reading = await readInvoice(bytesOf(ciiInvoice({ lines, total: '3.50' })))
  if ('problem' in reading) throw new Error(reading.problem.code)
  const { invoice } = reading
  const choices = {
    siret: '21340172201787',
    family: null,
    characteristics: ['BIO', 'LOCAL'],
    localDefinition: 'REGION',
  } as const
  const drafts = invoice.drafts.map(draft =>
    purchaseOfDraft(invoice, draft, { ...choices, description: draft.description }),
  )
  const csv = purchasesCsv(drafts)
  expect(csv.split('\r\n')[1]).toBe(
    '21340172201787;"Fromage ; « au lait cru », dit ""vieux""";Primeurs du Lez;2026-03-15;1.50;;BIO,LOCAL;REGION',
  )
  const report = await checkFile(new Blob([csv]).stream())
  expect([report.valid, report.rows, report.errors]).toEqual([true, 2, []])
})
