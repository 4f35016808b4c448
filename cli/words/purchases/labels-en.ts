import { formatNumericDay } from '@ma-cantine/lib/messages/dates'
import { counted, number, plural } from '@ma-cantine/lib/messages/english'
import { quoteEn as q } from '../quotes.ts'
import type { labelsFr } from './labels-fr.ts'

const advice = 'The list gives the products and their suppliers: ma-cantine labels'

export const labelsEn: typeof labelsFr = {
  none: 'Nothing is remembered yet: what you choose for a purchase is proposed the next time.',
  noneFound: () => 'No product matches these criteria.',
  hidden: count =>
    plural(
      count,
      '1 more product is not shown: --limit shows more, --all shows all of them.',
      `${number(count)} more products are not shown: --limit shows more, --all shows all of them.`,
    ),
  listMore: 'To propose no more what is remembered of a product: ma-cantine labels forget PRODUCT',
  from: (product, supplier) => `${product}, ${supplier}`,
  nothing: 'nothing is proposed',
  forgotten: 'forgotten',
  chosen: (count, day) => `${counted(count, 'purchase', 'purchases')}, the last time on ${formatNumericDay(day, 'en')}`,
  decided: (day, author) =>
    `decided by hand ${author === null ? '' : `by ${author} `}on ${formatNumericDay(day, 'en')}`,
  corrected: product => `Your decision is proposed for ${q(product)}. Purchases have not changed.`,
  followed: product => `${q(product)} is proposed by your purchases again.`,
  noChoice: {
    message: 'The command does not say what to propose.',
    advice:
      'Give --family or --characteristic, or else --follow-purchases to go back to what purchases say, but not both.',
  },
  notDecided: product => ({
    message: `Nothing was decided by hand for ${q(product)} from this supplier.`,
    advice,
  }),
  allShare: 'All your canteens learn from one another.',
  apartTitle: 'Your canteens learn from one another, but for:',
  canteenApart: (name, id) => `  ${name} (no. ${id})`,
  other: (labels, count) => `also: ${labels} (${counted(count, 'purchase', 'purchases')})`,
  exported: file => `What is remembered is written in ${file}.`,
  forgot: product => `Nothing is proposed any more for ${q(product)} before your next choice.`,
  recalled: product => `What was remembered of ${q(product)} is proposed again.`,
  neverBought: product => ({
    message: `None of your canteens has a purchase of ${q(product)} from this supplier.`,
    advice,
  }),
  notForgotten: product => ({ message: `Nothing was forgotten of ${q(product)} from this supplier.`, advice }),
  notFound: detail => ({ message: detail, advice }),
  help: {
    command: 'lists, exports, corrects and forgets the labels remembered of your purchases, which are then proposed',
    list: 'lists the products by supplier, with what is proposed for each',
    export: 'writes what is remembered in a CSV, XLSX or ODS file, or on the standard output',
    exportOutput: 'writes in this file (labels.csv otherwise), whose name gives the format; - for the standard output',
    forget: 'proposes no more what was chosen for a product; purchases do not change',
    correct: 'decides what is proposed for a product, whatever purchases say; they do not change',
    followPurchases: 'takes the decision back: the product is proposed by its purchases again',
    basedOn: 'refuses if somebody decided since this version, which “labels list --json” gives',
    sharing: 'tells which canteens are kept apart, and changes it: these follow their own purchases alone',
    apart: 'keeps this canteen apart, by its number or its SIRET; may be repeated',
    together: 'puts this canteen back among those that learn from one another; may be repeated',
    sharingJson: 'With --json: { ok, server, apart: [{ id, name }] }.',
    canteen: 'canteen whose memory is meant, where it is kept apart',
    versionArgument: 'version',
    sort: 'order: article, provider, purchaseCount or lastPurchaseDate, after a dash for the reverse order',
    recall: 'proposes again what was forgotten',
    product: 'name of the product, whatever way it is written',
    productArgument: 'product',
    supplier: 'supplier of the product; without this option, that of purchases without a supplier',
    supplierArgument: 'name',
    search: 'products and suppliers whose name has these words',
    searchArgument: 'words',
    limit: 'number of products to show',
    all: 'shows all products',
    listJson: `With --json: { ok, server, count, labels: [ … ] }, where each product has the shape that the API gives.`,
    exportJson: `With --json: { ok, server, file, format, bytes, leftOut }.`,
  },
}
