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
    standard: 'By product, from A to Z',
    '-article': 'By product, from Z to A',
    provider: 'By supplier, from A to Z',
    '-provider': 'By supplier, from Z to A',
    '-lastPurchaseDate': 'Last bought first',
    lastPurchaseDate: 'Oldest first',
    '-purchaseCount': 'Most bought first',
    purchaseCount: 'Least bought first',
    custom: 'Another order',
  },
  columns: {
    product: 'Product',
    provider: 'Supplier',
    proposed: 'What is proposed',
    purchases: 'Purchases',
    lastPurchase: 'Last purchase',
    acts: 'Correct or forget',
  },
  count: count => number(count),
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
  decided: 'Decided',
  decidedBy: (day, author) => (author === null ? `On ${day}.` : `By ${author}, on ${day}.`),
  since: 'Chosen since then:',
  correct: 'Correct',
  follow: 'Follow the purchases again',
  correction: {
    title: product => `Correct what is proposed for “${product}”`,
    from: provider => `From ${provider}.`,
    proposed: labels => `Proposed today: ${labels}.`,
    nothingProposed: 'Nothing is proposed today.',
    intro:
      'Your decision holds for the next purchases of all your canteens that buy this product, whatever earlier ones say. Stored purchases do not change.',
    hint: 'Tick those that this product must be given.',
    save: 'Save the decision',
    saving: 'Saving…',
    cancel: 'Cancel',
  },
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
