import { counted } from '@ma-cantine/lib/messages/english'
import type { InvoicesWords } from './fr.ts'

const purchases = (count: number): string => counted(count, 'purchase', 'purchases')

export const invoicesEn: InvoicesWords = {
  title: (isCreditNote, invoice, seller, date) =>
    `${isCreditNote ? 'credit note' : 'invoice'} ${invoice} of ${seller}, ${date}`,
  drafts: (count, sum) => `${purchases(count)} to check, ${sum} without VAT`,
  line: (line, name, price) =>
    [line === null ? '' : `line ${line}`, name === null ? '' : `“${name}”`, price]
      .filter(part => part !== '')
      .join(', '),
  written: (count, place) => `${purchases(count)} in ${place}`,
  toComplete: 'To complete before the import: families and characteristics, which only a person can confirm.',
  noSiret: 'The SIRET of the canteen is missing: give it with --canteen, or fill in the column “siret”.',
  noProduct: 'The name of the product is missing: fill in the column “description”.',
  nothing: 'No purchase: nothing is written.',
  nothingSent: 'Nothing was sent: an invoice or a line is refused.',
  otherTotal:
    'Ask your supplier for a corrected invoice; if the lines are right, run the command again with --accept-other-total.',
  badCanteen: text => ({
    message: `“${text}” is not a SIRET number.`,
    advice: 'Give the 14 digits of the SIRET of the canteen.',
  }),
  sendOrWrite: {
    message: '--send and --output do not go together.',
    advice: 'Write the file first, then import it: ma-cantine import achats.csv',
  },
  help: {
    description: 'makes a file of purchases to check of an electronic invoice (Factur-X PDF, XML in CII or UBL)',
    files: 'electronic invoices; - for the standard input',
    canteen: 'SIRET of the canteen that bought (otherwise, that of the buyer on the invoice)',
    canteenArgument: 'SIRET',
    output: 'file to write; without this option, the file goes to the standard output',
    send: 'checks then imports the purchases instead of writing them, if no invoice and no line is refused and the lines make the announced total; without family or characteristics',
    acceptOtherTotal:
      'with --send, imports the lines even if they do not make the total that the invoice announces: add it only once you have checked',
    json: `JSON output: { ok, output, purchases, files: [{ file, invoice } or { file, error }] }; each purchase of invoice.drafts has
priceHt, mentioned (what the invoice says of the product) and refusal (“credit-note”, “negative-line”) with its reason.
Exit code: 0 all is written, 1 an invoice or a line is refused (the rest is written), 2 usage,
with --send those of “import”.`,
  },
}
