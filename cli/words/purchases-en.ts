import type { purchasesFr } from './purchases-fr.ts'

const number = (value: number): string => value.toLocaleString('en-GB')
const q = (text: string): string => `“${text}”`
const purchases = (count: number): string => `${number(count)} ${count > 1 ? 'purchases' : 'purchase'}`

export const purchasesEn: typeof purchasesFr = {
  headers: {
    id: 'No.',
    day: 'Date',
    product: 'Product',
    supplier: 'Supplier',
    canteen: 'Canteen',
    family: 'Family',
    characteristics: 'Characteristics',
    price: 'Price',
  },
  shortDay: date => date.split('-').reverse().join('/'),
  numbered: id => `no. ${id}`,
  nameless: 'Purchase without a product name',
  withInvoice: 'with its invoice',

  none: 'Your canteens have no purchase yet. To add one: ma-cantine purchases add',
  noneFound: 'No purchase matches.',
  beyondLastPage: last => `There is no purchase on this page: the last one is ${number(last)}.`,
  shown: (first, last, count) =>
    count > 1 ? `Purchases ${number(first)} to ${number(last)} of ${number(count)}.` : '1 purchase.',
  nextPage: page => `More: --page ${page} (--all shows them all)`,
  total: count => `${purchases(count)}.`,
  changedMeanwhile: (given, count) =>
    `Warning: purchases changed while they were read (${number(given)} read, ${number(count)} at the end). Run the command again for a safe list.`,

  badCanteen: text =>
    `${q(text)} is neither the number of a canteen nor a SIRET of 14 digits (“ma-cantine canteens” gives them).`,
  badCode: (text, nearest, codes) => `${q(text)} is not in the list (the nearest is ${nearest}): ${codes.join(', ')}.`,
  badDay: 'write a day, for example 2025-03-15, 15/03/2025 or “yesterday”.',
  badPrice: 'write a price in euros without VAT, for example 1234.50 or “1 234,50 €” (1.234 may be read in two ways).',
  badSort: (text, fields) =>
    `${q(text)} is not an order; choose among ${fields.join(', ')}, after a dash for the reverse order.`,
  notFound: detail => ({
    message: detail,
    advice: 'The list of your purchases gives their numbers: ma-cantine purchases',
  }),

  help: {
    purchases: 'lists, adds, deletes, exports and sums the purchases of your canteens',
    list: 'lists the purchases, latest first',
    canteen: 'number or SIRET of a canteen; may be repeated, or separated by commas',
    canteenArgument: 'canteen',
    family: 'product family, by its code or its name; may be repeated',
    familyArgument: 'family',
    characteristic: 'characteristic, by its code or its name; one of them is enough',
    characteristicArgument: 'code',
    after: 'from this day on (2025-03-15, 15/03/2025, yesterday)',
    before: 'up to this day, included',
    dayArgument: 'day',
    search: 'words of the product, the supplier or the canteen',
    sort: 'order: date, priceHt, provider, description, family, canteenName or creationDate, after a dash for the reverse order',
    sortArgument: 'order',
    page: 'page of the list',
    limit: 'number of purchases on a page',
    all: 'shows all the purchases as they come (without --page or --limit)',
    listJson: `With --json:
  { ok, server, count, page, limit, purchases: [ … ] }, where a purchase has the
  shape of the API; with --all, one purchase a line. If the command cannot end:
  { error: { code, message, advice } }, on the last line with --all.`,
  },
}
