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
      'Your decision holds for the next purchases of your canteens that buy this product, whatever earlier ones say. Stored purchases do not change.',
    introApart:
      'Your decision holds for the next purchases of this canteen, whatever earlier ones say. Stored purchases do not change.',
    hint: 'Tick those that this product must be given.',
    save: 'Save the decision',
    saving: 'Saving…',
    cancel: 'Cancel',
  },
  sharing: {
    all: 'Your canteens learn from one another: each is proposed what the purchases of all of them say.',
    some: names =>
      plural(
        names.length,
        `Your canteens learn from one another, but for one that follows its own purchases alone: ${names[0]}.`,
        `Your canteens learn from one another, but for ${number(names.length)} that follow their own purchases alone: ${names.slice(0, 5).join(', ')}${names.length > 5 ? '…' : '.'}`,
      ),
    choose: 'Choose the canteens apart',
    memory: 'Products of',
    shared: 'Your canteens that learn from one another',
    of: name => `${name}, apart`,
    title: 'The canteens apart',
    intro:
      'A canteen that is kept apart gets proposals from its own purchases alone, and gives none to the others. The choice is yours: nothing changes for your colleagues.',
    apart: 'Canteens to keep apart',
    choices: {
      search: 'Search a canteen',
      shown: count => counted(count, 'canteen shown', 'canteens shown'),
      chosen: count => counted(count, 'canteen apart', 'canteens apart'),
      none: 'No canteen has this name.',
    },
    save: 'Save this choice',
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
