import { counted, number, plural } from '@ma-cantine/lib/messages/english'
import type { Words } from './fr.ts'

const purchases = (count: number) => counted(count, 'purchase', 'purchases')

export const en: Words = {
  intro:
    'This is what is remembered of your purchases, product by product: it is proposed when you read the invoice of a supplier or enter a purchase.',
  list: 'Your products',
  search: { label: 'Product or supplier', button: 'Search' },
  order: 'Order',
  orders: {
    produit: 'By product, from A to Z',
    fournisseur: 'By supplier, from A to Z',
    achats: 'Most bought first',
  },
  shown: (first, last, count) => `Products ${number(first)} to ${number(last)} of ${number(count)}`,
  nothing: search => `No product matches “${search}”.`,
  showAll: 'Show all products',
  empty:
    'Nothing is remembered yet. As soon as you choose the family or the characteristics of a purchase, they are proposed the next time.',
  exports: 'Export these products',
  exportAll: count =>
    plural(
      count,
      'This product and what is remembered of it',
      `These ${number(count)} products and what is remembered of them`,
    ),
  toInvoice: 'Read an electronic invoice',
  from: provider => `from ${provider}`,
  noProvider: 'without a supplier',
  origin: (count, day) => `Chosen for ${purchases(count)}, the last time on ${day}.`,
  others: 'Also chosen:',
  other: (labels, count, day) => `${labels} (${purchases(count)}, on ${day})`,
  forgotten: 'Forgotten',
  forgottenText: 'Nothing is proposed for this product until you choose again.',
  gone: 'Nothing is proposed for this product any more.',
  forget: 'Forget',
  recall: 'Propose again',
  of: name => `“${name}”`,
}
