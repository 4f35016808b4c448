import { counted, number, plural } from '@ma-cantine/lib/messages/english'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import type { Words } from './fr.ts'

const purchases = (count: number) => counted(count, 'purchase', 'purchases')

const amount = (sum: number) => `, ${formatEuros(sum, 'en')} excluding tax`

export const en: Words = {
  intro:
    'Find, correct and complete the purchases of your canteens: your diagnostics and your declaration rest on them.',
  ways: {
    one: 'Add a purchase',
    several: 'Enter several',
    file: 'Import a file',
    summary: 'See the summary',
    recaps: 'Ask a supplier',
    remembered: 'Remembered labels',
  },
  noCanteen: {
    title: 'Begin with your canteen',
    text: 'A purchase is always that of a canteen. Add yours: its SIRET number is enough to find it.',
    add: 'Add a canteen',
    file: 'Import my canteens',
  },
  first: {
    title: 'Your first purchases',
    text: 'You have no purchase yet. Choose the way that suits you best:',
    one: 'One by one',
    oneText: 'A product, a price, a family: it takes a minute.',
    several: 'Several at once',
    severalText: 'A sheet as in your spreadsheet: type, or paste what you have already.',
    file: 'From a file',
    fileText: 'The export of your software or of your supplier, checked with you before it is saved.',
    fileAction: 'Import a file',
    invoice: 'From an invoice',
    invoiceText: 'Photograph your invoice, or drop an electronic invoice, beside the form.',
    invoiceAction: 'Add an invoice',
    supplier: 'Your supplier knows these figures already?',
    supplierAction: 'Ask them for their recap',
  },
  search: { label: 'Product or supplier', button: 'Search' },
  filters: {
    toggle: 'Filters',
    toggleActive: count => `Filters (${number(count)})`,
    canteens: 'Canteen',
    families: 'Family of products',
    characteristics: 'Characteristics',
    anyCharacteristic: 'At least one of those that you tick',
    year: year => `Year ${year}`,
    after: 'From',
    before: 'Until',
    wrongDays: 'The first day is after the last one.',
    none: 'No choice for now',
    canteenSearch: {
      search: 'Look for a canteen',
      shown: count => counted(count, 'canteen', 'canteens'),
      chosen: count => `${number(count)} chosen`,
      none: 'No canteen matches',
    },
  },
  tags: {
    search: text => `“${text}”`,
    after: day => `From ${day}`,
    before: day => `Until ${day}`,
    canteen: name => name ?? 'Unknown canteen',
  },
  order: {
    label: 'Order',
    custom: 'Several criteria',
    standard: 'Latest first',
    orders: {
      date: 'Oldest first',
      '-creationDate': 'Last entered first',
      description: 'Product, A to Z',
      '-description': 'Product, Z to A',
      provider: 'Supplier, A to Z',
      '-provider': 'Supplier, Z to A',
      family: 'Family of products',
      '-family': 'Family of products, backwards',
      canteenName: 'Canteen, A to Z',
      '-canteenName': 'Canteen, Z to A',
      '-priceHt': 'Price, highest first',
      priceHt: 'Price, lowest first',
    },
  },
  list: 'List of purchases',
  shown: (first, last, count, sum) =>
    (first === 1 && last === count
      ? purchases(count)
      : `Purchases ${number(first)} to ${number(last)} of ${number(count)}`) + amount(sum),
  slow: 'Searching…',
  nothing: 'No purchase matches these filters.',
  nothingFound: search => `No purchase matches “${search}” with these filters.`,
  columns: {
    choice: 'Choice',
    date: 'Date',
    product: 'Product',
    family: 'Family',
    characteristics: 'Characteristics',
    canteen: 'Canteen',
    price: 'Price excl. tax',
    actions: 'Invoice and actions',
  },
  nameless: 'Nameless product',
  ofDay: day => `, ${day}`,
  andOthers: count => `and ${counted(count, 'other', 'others')}`,
  euros: value => formatEuros(value, 'en'),
  invoice: name => `Invoice of “${name}”`,
  copy: name => `Duplicate “${name}”`,
  remove: name => `Delete “${name}”`,
  selection: {
    choose: (name, day) => `Choose “${name}”, ${day}`,
    choosePage: 'Choose this whole page',
    chooseAll: count => `Choose the ${number(count)} purchases of the list`,
    choosing: 'One moment…',
    tooManyToChoose: most => `To choose the whole list, filter it down to ${number(most)} purchases at most.`,
    clear: 'Clear the choice',
    chosen: (count, sum) =>
      count === 0
        ? 'No purchase chosen'
        : `${counted(count, 'purchase', 'purchases')} chosen, ${formatEuros(sum, 'en')} excluding tax`,
    remove: count => plural(count, 'Delete this purchase', `Delete these ${number(count)} purchases`),
    removing: 'Deleting…',
    change: count => plural(count, 'Change this purchase', `Change these ${number(count)} purchases`),
  },
  changeMany: {
    subject: 'What do you want to change?',
    subjects: {
      family: 'The product family',
      addCharacteristics: 'Add characteristics',
      removeCharacteristics: 'Remove characteristics',
      canteen: 'The canteen',
      provider: 'The supplier',
      date: 'The date of purchase',
    },
    labels: {
      family: 'New product family',
      addCharacteristics: 'Characteristics to add',
      removeCharacteristics: 'Characteristics to remove',
      canteen: 'New canteen',
      provider: 'New supplier',
      date: 'New date of purchase',
    },
    hints: {
      addCharacteristics: 'Those that the purchases have already stay.',
      removeCharacteristics: 'The others stay.',
    },
    look: 'See what changes',
    looking: 'One moment…',
    plan: {
      title: 'What will change',
      family: (count, value) => `The family of ${purchases(count)} will become “${value}”.`,
      addCharacteristics: (count, value) => `Will be added to ${purchases(count)}: ${value}.`,
      removeCharacteristics: (count, value) => `Will be removed from ${purchases(count)}: ${value}.`,
      canteen: (count, value) => `${purchases(count)} will move to the canteen “${value}”.`,
      provider: (count, value) => `The supplier of ${purchases(count)} will become “${value}”.`,
      date: (count, value) => `The date of ${purchases(count)} will become ${value}.`,
      unchanged: count =>
        plural(
          count,
          '1 purchase is like this already: it stays.',
          `${number(count)} purchases are like this already: they stay.`,
        ),
      nothing: 'The chosen purchases are like this already: there is nothing to change.',
      impossible: (label, count) =>
        `“${label}” does not concern the family of ${purchases(count)}, which will not have it.`,
    },
    save: count => plural(count, 'Change the purchase', `Change the ${number(count)} purchases`),
    saving: 'Changing…',
    back: 'Go back',
    cancel: 'Cancel',
    changed: count => counted(count, 'purchase changed', 'purchases changed'),
    undo: 'Undo the change',
    undone: count => counted(count, 'purchase put back as before', 'purchases put back as before'),
    left: count =>
      plural(
        count,
        '1 purchase was changed or deleted since: it stays as it is.',
        `${number(count)} purchases were changed or deleted since: they stay as they are.`,
      ),
  },
  exports: {
    all: count => plural(count, 'Export this purchase', `Export these ${number(count)} purchases`),
    chosen: count => plural(count, 'Export the chosen purchase', `Export the ${number(count)} chosen purchases`),
    tooMany: most => `To export a choice, keep ${number(most)} purchases at most, or the whole list.`,
    read: 'To read and count:',
    readText: 'the purchases shown, in the same order, in plain words.',
    again: 'To correct and import again, in the format of 2025:',
    againText:
      'without the purchases of canteens that have no SIRET, nor those that this format cannot say (from Europe, local by town, PAT or distance).',
    again2026: 'To correct and import again, in the format of 2026:',
    again2026Text:
      'without the purchases of canteens that have no SIRET, nor those in organic conversion or equivalent, which this format no longer knows.',
  },
  removed: count => counted(count, 'purchase deleted', 'purchases deleted'),
  removedText: 'You can go back.',
  alreadyRemoved: 'Purchases already deleted',
  undo: 'Undo the deletion',
  undoing: 'Restoring…',
  restored: count => counted(count, 'purchase restored', 'purchases restored'),
  restoredText: 'The list is up to date.',
}
