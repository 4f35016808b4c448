import { counted, number, percent } from '@ma-cantine/lib/messages/english'
import type { Words } from './fr.ts'

export const en: Words = {
  title: (canteen, year) => `${canteen}: diagnostic of ${year}`,
  change: 'Change establishment',
  aside: 'The year and its declaration',
  year: 'Year of the diagnostic',
  unknownYear: 'This year cannot have a diagnostic.',
  toYear: year => `See the diagnostic of ${year}`,
  parts: 'The parts of the diagnostic',
  partChoice: 'Part of the diagnostic',
  establishmentTitle: 'My establishment',
  partWithState: (part, state) => `${part}: ${state}`,
  campaign: {
    title: 'Declaration',
    declared: (when, day) => `Declared ${when}, on ${day}.`,
    editable: day => `Can be changed until ${day} included (Paris time).`,
    kitchen: 'Your meal deliverer will declare this diagnostic for your establishment.',
    kitchenDeclared: 'Your meal deliverer has declared this diagnostic for your establishment.',
    kitchenPurchases:
      'Your meal deliverer gives the purchases; the other measures are for your establishment to complete.',
    group: 'Your group will declare this diagnostic for your establishment.',
    groupDeclared: 'Your group has declared this diagnostic for your establishment.',
    groupPurchases: 'Your group gives the purchases; the other measures are for your establishment to complete.',
    open: (year, day) => `The campaign on the data of ${year} is open until ${day} included (Paris time).`,
    openedLate: (year, day) =>
      `Our team has opened the declaration of the diagnostic of ${year} for your canteen, outside of the campaign, until ${day} included (Paris time).`,
    correction: (year, day) =>
      `The diagnostics of ${year} that are declared already can be corrected until ${day} included (Paris time).`,
    opens: day => `The campaign opens on ${day}: prepare your diagnostic now.`,
    parts: 'What the declaration holds',
    notYet: 'The service still checks your latest changes: reload the page in a moment.',
    early: year => `Begin now: the diagnostic of ${year} is declared during the campaign of ${year + 1}.`,
    over: year => `The campaign on the data of ${year} is over: there is nothing to do.`,
    unannounced: year =>
      `The dates of the campaign on the data of ${year} are not announced yet: prepare your diagnostic from now on.`,
  },
  question: 'A question?',
  contact: 'Write to us',
  mode: {
    legend: 'For my satellite canteens, this diagnostic gives',
    ALL: 'all measures',
    allHint: 'Your satellites have nothing to complete.',
    APPRO: 'purchases alone',
    approHint: 'Each satellite completes the four other measures.',
    busy: 'Saving…',
  },
  purposes: {
    'qualite-des-produits': 'Your purchases of the year, and the share of sustainable and quality products.',
    'gaspillage-alimentaire': 'What you do to throw less away, and what is given rather than lost.',
    'menus-vegetariens': 'The place of menus without meat and fish, and your plan to vary proteins.',
    'interdiction-du-plastique': 'What takes the place of plastic, in the kitchen and at the table.',
    'information-des-usagers': 'What your diners know of what they eat.',
  },
  goals: (organic, quality) =>
    `The goal of your territory: ${percent(quality)} of sustainable and quality products, of which ${percent(organic)} are organic.`,
  mandatory: 'This measure is needed to declare.',
  optional: 'This measure is optional to declare; each answer counts to follow your progress.',
  optionalQuestions: 'No question is mandatory: what you do not know can wait.',
  more: 'Learn more',
  law: 'What the law asks for',
  measureFirst: {
    title: 'Weigh your waste first',
    text: 'One week of weighing is enough to know where to act; the answers then come by themselves.',
    link: 'See my evaluations',
  },
  start: 'Begin',
  starting: 'Opening…',
  resume: 'Go on',
  edit: 'Edit my data',
  editEstablishment: 'Edit my establishment',
  soFar: 'Your answers so far',
  synthesis: 'Summary',
  ofKitchen: kitchen =>
    kitchen
      ? `These data come from the diagnostic of your meal deliverer, “${kitchen}”.`
      : 'These data come from the diagnostic of your meal deliverer.',
  ofGroup: group => `These data come from the diagnostic of your group, “${group}”.`,
  ofGroupNone: 'Your group has not filled in this measure yet.',
  ofKitchenNone: 'Your meal deliverer has not filled in this measure yet.',
  declared: 'Diagnostic declared',
  previous: part => `Previous: ${part}`,
  next: part => `Next: ${part}`,
  neighbours: 'Previous and next part',
  sources: {
    title: 'Where these data come from',
    names: {
      TYPED: 'Typed in the diagnostic',
      PURCHASES: 'Taken from your purchases',
      LAST_YEAR: 'Taken from the year before',
      IMPORT: 'Imported from a file',
      DERIVED: 'Computed',
    },
    count: count => counted(count, 'answer', 'answers'),
    latest: when => `Last change: ${when}.`,
  },
  purchases: {
    none: 'No purchase is registered this year: enter them as they come, and the diagnostic fills itself with them.',
    enter: 'Enter my purchases',
    title: 'Interim results',
    text: year => `Computed from the purchases of ${year} registered so far.`,
    latest: when => `Latest purchase entered: ${when}.`,
    complete: 'Complete my purchases',
  },
  satellites: {
    title: 'My satellite canteens',
    entered: (entered, announced) =>
      announced === null
        ? counted(entered, 'satellite entered', 'satellites entered')
        : `${number(entered)} of ${counted(announced, 'satellite entered', 'satellites entered')}`,
    inconsistent: 'The number announced and the list differ: correct one or the other before you declare.',
    noneInGroup: 'Add the canteens of the group before you declare.',
    manage: 'Manage my satellites',
  },
  facts: {
    identity: 'Identity',
    place: 'Place',
    organisation: 'How it works',
    meals: 'Meals',
    activity: 'Activity',
    deliverer: 'Meal deliverer',
    group: 'Group of canteens',
    satellitesCount: 'Satellites announced',
    daily: 'Covers per day',
    yearly: 'Meals per year',
  },
  missing: 'Information on your establishment is missing:',
}
