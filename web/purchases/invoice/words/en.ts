import { counted, number, plural } from '@ma-cantine/lib/messages/english'
import type { Words } from './fr.ts'

const purchases = (count: number) => counted(count, 'purchase', 'purchases')

export const en: Words = {
  intro:
    'Drop the electronic invoice of your supplier: each line becomes a purchase to check, and nothing is saved without you.',
  drop: {
    label: 'Your electronic invoice',
    hint: 'A Factur-X PDF, or an XML file (CII or UBL), of 10 MB at most.',
    here: 'You can also drag it onto this page.',
    private: 'The invoice is read on your device: it is not sent.',
    several: 'Choose one invoice at a time.',
  },
  reading: 'Reading the invoice…',
  failed: 'The invoice could not be read. Check your connection, then choose it again.',
  otherWays: 'Other ways:',
  enterOne: 'Enter one purchase',
  enterSeveral: 'Enter several',
  title: number => `Invoice ${number}`,
  creditTitle: number => `Credit note ${number}`,
  facts: { seller: 'Supplier', date: 'Date', total: 'Total without VAT', lines: 'Lines' },
  proposalsFailed: 'Proposals from your purchases could not be loaded: choose the families yourself.',
  preparing: 'Looking for your earlier purchases…',
  canteen: 'Canteen that made these purchases',
  canteenHint: 'Only your canteens with a SIRET number are listed.',
  canteenFromInvoice: 'From the SIRET of the buyer on the invoice.',
  choose: 'Choose',
  noCanteen: 'None of your canteens has a SIRET number: add it to your canteen to save its purchases this way.',
  myCanteens: 'My canteens',
  products: 'Products of the invoice',
  productsHint: 'Proposed families and characteristics are yours to confirm: they count only once you have saved them.',
  line: id => `Line ${id}`,
  whole: 'Total of the invoice',
  include: name => `Save “${name}”`,
  includeNameless: 'Save this purchase',
  product: 'Product',
  family: 'Product family',
  noFamily: 'To choose',
  characteristics: 'Characteristics',
  chosen: labels => `Characteristics: ${labels}`,
  none: 'none',
  local: 'What does “local” mean for this product?',
  fromPurchases: labels => `Proposed from your purchases: ${labels}`,
  fromOtherSupplier: labels => `Proposed from your purchases of other suppliers: ${labels}`,
  fromInvoice: labels => `From the invoice: ${labels}`,
  refused: 'Refused',
  problems: {
    'missing-product': 'Name the product.',
    'missing-local': 'Say what “local” means.',
    canteen: 'Choose the canteen.',
    nothing: 'Tick at least one purchase to save.',
  },
  otherTotal: {
    legend: 'A total to check',
    accept: (sum, total) =>
      `I have checked the lines: they add up to ${sum} without VAT, and not to the ${total} that the invoice announces. They are right.`,
    missing: 'Check the lines, then tick this box.',
  },
  selected: (count, sum) => `${purchases(count)}, ${sum} without VAT`,
  continue: count => plural(count, 'Continue with this purchase', `Continue with the ${number(count)} purchases`),
  next: 'Nothing is saved yet: the next step compares these purchases with those of the canteen, then you confirm.',
  notAttached:
    'The invoice itself is not attached to the purchases: you can attach its PDF or a photograph to each from its page.',
  attach: {
    later: 'You can then attach this invoice to them.',
    title: 'Attach the invoice',
    hint: 'The invoice is not attached to these purchases yet. Once it is, they count as changed: to remove them, delete them from your list.',
    action: 'Attach the invoice to these purchases',
    starting: 'One moment…',
    busy: (done, all) => `Invoice attached to ${number(done)} of ${number(all)}…`,
    done: count =>
      plural(
        count,
        'The invoice is attached to the purchase.',
        `The invoice is attached to the ${number(count)} purchases.`,
      ),
    gone: 'These purchases no longer exist: the invoice is attached to none.',
    stopped: 'An invoice to attach',
    leave: 'The invoice is not attached to all its purchases yet.',
  },
  sheet: 'Open in the entry sheet',
  long: count =>
    `This invoice has ${number(count)} lines: check them in the entry sheet, which suits a long list better. Families and characteristics are still to choose there.`,
  toPurchases: 'See my purchases',
  another: 'Read another invoice',
  back: 'Back to the invoice',
  notSaved: 'These purchases cannot be saved',
  leave: 'The purchases of this invoice are not saved.',
  offer: {
    link: 'Read an electronic invoice (Factur-X, CII, UBL)',
    title: 'This invoice is electronic',
    text: count =>
      plural(
        count,
        'It can fill in the purchase for you, to check before it is saved.',
        `Its ${number(count)} lines can become ${number(count)} purchases, to check before they are saved.`,
      ),
    credit: 'It is a credit note: see what to correct.',
    open: 'Read the invoice',
  },
}
