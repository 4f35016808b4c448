import { counted, number } from '../../words/english.ts'
import { formatEuros } from '../../words/format-amounts.ts'
import type { Words } from './fr.ts'

export const en: Words = {
  change: 'Change establishment',
  title: 'My establishment',
  intro: 'All that the service knows about your canteen, and the people who manage it with you.',
  missing: {
    title: 'Some information about your canteen is missing',
    text: 'Your diagnostics and your declaration need it:',
    complete: 'Complete my canteen',
  },
  satellites: {
    title: 'My satellite canteens',
    none: 'Add the canteens that you deliver to: your diagnostics will serve them.',
    entered: (entered, announced) =>
      announced === null
        ? counted(entered, 'satellite entered', 'satellites entered')
        : `${number(entered)} of ${counted(announced, 'satellite', 'satellites')} entered`,
    others: count => (count === 1 ? 'and 1 other' : `and ${number(count)} others`),
    add: 'Add my satellites',
    manage: 'Manage my satellites',
  },
  report: {
    title: year => `Diagnostic of ${year}`,
    start: 'Begin my diagnostic',
    open: 'Complete my diagnostic',
    review: 'Review my diagnostic',
  },
  waste: {
    title: 'My food waste',
    text: 'Weigh what is thrown away for a week, and follow your progress from one measurement to the next.',
    link: 'See my food waste',
  },
  purchases: {
    title: 'My latest purchases',
    none: 'No purchase of this canteen is saved yet.',
    add: 'Add a purchase',
    all: count => (count === 1 ? 'See this purchase' : `See these ${number(count)} purchases`),
    importThem: 'Import my purchases',
    summary: 'See the summary',
    importMore: 'Import more purchases',
    delivered: by =>
      by ? `Purchases are entered by the meal deliverer, “${by}”.` : 'Purchases are entered by the meal deliverer.',
    count: (count, source) =>
      `${counted(count, 'purchase', 'purchases')} saved, ${count > 1 ? 'the last one ' : ''}${
        source === 'IMPORT' ? 'from a file' : 'one by one'
      }.`,
    nameless: 'Product without a name',
    columns: { product: 'Product', date: 'When', characteristics: 'Labels and origin', price: 'Price without VAT' },
    characteristics: (first, count) =>
      [first.join(', ') || '—', count > first.length && `and ${counted(count - first.length, 'other', 'others')}`]
        .filter(Boolean)
        .join(' '),
    euros: value => formatEuros(value, 'en'),
  },
  team: {
    title: 'My team',
    count: managers =>
      managers === 1
        ? 'You are the only one who manages this canteen.'
        : `${number(managers)} people manage it, with you.`,
    you: '(you)',
    invited: '(invitation sent, no account for now)',
    asks: '(asks to join the team)',
    answer: count => `Answer ${counted(count, 'request', 'requests')}`,
    manage: 'Manage the team',
  },
  information: {
    title: 'The information about my canteen',
    yearlyMeals: type =>
      type === 'central'
        ? 'Covers delivered a year'
        : type === 'central_serving'
          ? 'Covers a year, with those delivered'
          : 'Covers a year',
    delivered: (name, siret) =>
      name
        ? `Its meals are made by “${name}”.`
        : siret
          ? `Its meals are made by the establishment whose SIRET is ${siret}.`
          : 'Its meals are made by an establishment that is not known yet.',
    change: 'Change this information',
    history: 'See the history',
    remove: 'Delete this canteen',
  },
}
