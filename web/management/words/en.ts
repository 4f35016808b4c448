import { formatDay } from '@ma-cantine/lib/messages/dates'
import { counted, number, plural } from '@ma-cantine/lib/messages/english'
import type { Words } from './fr.ts'

export const en: Words = {
  welcome: firstName => (firstName ? `Hello ${firstName}` : 'Hello'),
  account: 'Edit my account',
  elected: { text: 'As an elected official, follow', link: 'all the canteens of your territory' },
  title: 'My canteens',
  add: 'Add a canteen',
  addGroup: 'Create a group',
  addSeveral: 'Create several canteens from a file',
  none: {
    title: 'Begin with your canteen',
    text: 'You do not manage any canteen yet. Three ways to begin:',
    one: 'Add my canteen',
    oneText: 'Its SIRET number is enough to find it. It takes two minutes.',
    add: 'Add a canteen',
    several: 'Add several of them',
    severalText: 'A file, one row a canteen: we check it with you before it is saved.',
    importThem: 'Import a file',
    team: 'Join a team',
    teamText: 'Is your canteen registered already? Look for it by its SIRET, then ask to join its team.',
    search: 'Look for my canteen',
  },
  views: { legend: 'View', card: 'Cards', list: 'List' },
  search: {
    label: 'Name or SIRET number',
    button: 'Search',
    type: 'Type of canteen',
    allTypes: 'All types',
    types: {
      livreurs: 'Meal deliverers',
      sites: 'Satellite canteens and kitchens on the spot',
      groupes: 'Groups of canteens',
    },
    order: 'Order',
    orders: {
      recentes: 'Last added first',
      nom: 'By name, from A to Z',
      modification: 'Last changed first',
      couverts: 'Most covers first',
      'a-faire': 'What is left to do first',
    },
  },
  shown: (first, last, count) =>
    first === 1 && last === count
      ? counted(count, 'canteen', 'canteens')
      : `Canteens ${number(first)} to ${number(last)} of ${number(count)}`,
  nothing: search =>
    search ? `None of your canteens matches “${search}”.` : 'You do not manage any canteen of this type.',
  gone: 'You do not manage any canteen any more. Reload the page to see how to begin.',
  showAll: 'See all my canteens',
  selection: {
    exportAll: count => plural(count, 'Export this canteen', `Export these ${number(count)} canteens`),
    exportChosen: count => plural(count, 'Export the chosen canteen', `Export the ${number(count)} chosen canteens`),
    export2026: 'Export the canteens in the format of 2026',
    again2026: 'To change these canteens and import them again:',
    again2026Text:
      'Each canteen is named by its id, with or without a SIRET. Meal deliverers are not in it: this format cannot change them.',
    chosen: count => (count === 0 ? 'No canteen chosen' : counted(count, 'canteen chosen', 'canteens chosen')),
    restored: 'This is your earlier choice: it is kept as long as this tab stays open.',
    choose: name => `Choose “${name}”`,
    choosePage: 'Choose this whole page',
    clear: 'Clear the choice',
  },
  reportToBegin: year => `Diagnostic of ${year}: to begin`,
  reportComplete: year => `Diagnostic of ${year}: complete`,
  reportUnderWay: (year, finished, all) =>
    `Diagnostic of ${year}: ${finished} of ${counted(all, 'measure', 'measures')} finished`,
  reportToCorrect: year => `Diagnostic of ${year}: to correct`,
  diagnosticExports: {
    ofAll: 'Export the diagnostics of all your canteens',
    ofChosen: count =>
      plural(
        count,
        'Export the diagnostics of the chosen canteen',
        `Export the diagnostics of the ${number(count)} chosen canteens`,
      ),
  },
  choice: 'Choice',
  declared: 'Declaration recorded',
  actionsOf: year => `My canteens and their diagnostic of ${year}`,
  campaign: {
    title: period => `The declaration campaign is open ${period}`,
    text: year =>
      `Complete the diagnostic of your purchases of ${year}, then declare it: the order of 14 September 2022 asks each canteen for it.`,
    declare: 'Declare my canteens',
    webinars: 'See the next webinars',
  },
  guide: 'Read the guide of the campaign (PDF, in French)',
  correction: {
    title: (year, period) => `The diagnostics of ${year} can be corrected ${period}`,
    text: end =>
      `Only those that were declared during the campaign. Once corrected, the diagnostic has to be declared again by the evening of ${end}. You can correct:`,
    items: [
      'the data of the diagnostic, purchases and other measures;',
      'the satellite canteens, which a central kitchen can complete;',
      'the description of the canteen.',
    ],
    action: 'See my diagnostics',
  },
  actions: {
    title: 'You still have things to do',
    text: year => `See, canteen by canteen, what the diagnostic of ${year} lacks.`,
    action: 'See the pending actions',
    doneTitle: 'You are up to date',
    doneText: year => `There is nothing to do now for the diagnostic of ${year} of your canteens.`,
    look: 'See the details',
  },
  deleted: {
    title: 'Deleted canteens',
    text: 'They come back with their purchases and their diagnostics.',
    until: (deletionDate, lastDay) =>
      `Deleted on ${formatDay(deletionDate, 'en')}. You can bring it back until ${formatDay(lastDay, 'en')}.`,
    restore: 'Bring back',
    restoreNamed: name => `Bring back ${name}`,
    restoring: 'Bringing back…',
    restored: name => `“${name}” is back among your canteens.`,
    open: name => `Open “${name}”`,
  },
  tools: {
    title: 'My tools',
    names: {
      PurchasesHome: 'Find my purchases',
      ImportSelection: 'Import data',
      ImportJournal: 'Follow my imports',
      PartnersHome: 'Find help',
      FAQ: 'Find an answer',
    },
    texts: {
      PurchasesHome: 'Search them, correct them, add some, export them.',
      ImportSelection: 'Purchases, diagnostics, canteens: send a file rather than typing it all.',
      ImportJournal: 'What each file changed, and the way back.',
      PartnersHome: 'Actors who supply, train, weigh or finance, near your canteen.',
      FAQ: 'The questions that managers ask, and how to write to us.',
    },
  },
}
