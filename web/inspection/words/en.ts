import { counted, fileSize, number, share } from '@ma-cantine/lib/messages/english'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import type { Words } from './fr.ts'

const euros = (amount: number) => formatEuros(amount, 'en')

export const en: Words = {
  title: year => `Before an inspection: ${year} diagnostic`,
  intro:
    'An inspection compares your invoices with the amounts of the diagnostic, line by line. Here is where you stand.',
  preview: 'This diagnostic is not declared yet: the amounts are those of the diagnostic as it is today.',
  toReport: year => `Open the ${year} diagnostic`,
  proved: 'What your invoices prove',
  provedText: (proved, total, part) =>
    `Invoices are attached for ${euros(proved)} out of ${euros(total)}: ${share(part)}.`,
  noTotal: 'This diagnostic has no total of purchases: there is nothing to prove yet.',
  bar: part => `Share of the total that invoices prove: ${share(part)}`,
  amounts: 'Amount by amount',
  amount: 'Amount',
  inReport: 'Diagnostic',
  purchases: 'Purchases',
  invoiced: 'With invoice',
  certified: 'Label proved',
  asTotal: 'entered as a total',
  difference: amount => (amount > 0 ? `${euros(amount)} missing` : `${euros(-amount)} more`),
  euros,
  none: '—',
  differs:
    'A difference means that purchases have changed since, or that not all were entered. “Entered as a total” means that no purchase makes this amount.',
  toAttach: 'What to attach first',
  shown: (first, last, count) => `Purchases ${number(first)} to ${number(last)} of ${number(count)}, the largest first`,
  lacks: { invoice: 'Invoice to attach', certificate: 'Certificate of the label to note' },
  unnamed: 'Purchase without a name',
  from: provider => `from ${provider}`,
  nothingToAttach: 'Nothing is missing: each purchase has its invoice, and each label its certificate.',
  noPurchase: 'No purchase of this year is entered: enter them with their invoices to prove these amounts.',
  addPurchase: 'Enter a purchase',
  file: 'The inspection dossier',
  fileText:
    'It gathers the declared data, the purchases of the year, their invoices and the digest of each file. It opens without a network.',
  archive: 'Download the full dossier',
  archiveDetail: (invoices, size) => `ZIP archive with ${counted(invoices, 'invoice', 'invoices')}, ${fileSize(size)}`,
  document: 'Download the dossier to read',
  documentDetail: 'PDF document',
  notYet: 'The dossier can be downloaded here once the diagnostic is declared.',
}
