import { counted, number, percent, plural } from '@ma-cantine/lib/messages/english'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import type { Words } from './fr.ts'

export const en: Words = {
  change: 'Change establishment',
  title: 'My establishment',
  intro: 'All that the service knows about your canteen, and the people who manage it with you.',
  missing: {
    title: 'Some information about your canteen is missing',
    text: 'Your diagnostics and your declaration need it:',
    beforeDeclaring: 'The campaign is open: complete it before you declare.',
    complete: 'Complete my canteen',
  },
  satellites: {
    title: 'My satellite canteens',
    none: 'Add the canteens that you deliver to: your diagnostics will serve them.',
    noneInGroup: 'This group has no canteen yet: add those that it holds.',
    entered: (entered, announced) =>
      announced === null
        ? counted(entered, 'satellite entered', 'satellites entered')
        : `${number(entered)} of ${counted(announced, 'satellite', 'satellites')} entered`,
    others: count => plural(count, 'and 1 other', `and ${number(count)} others`),
    add: 'Add my satellites',
    manage: 'Manage my satellites',
    inconsistentTitle: 'Your satellite canteens have to be updated',
    inconsistent: (announced, entered) =>
      `You announce ${counted(announced, 'satellite canteen', 'satellite canteens')}, and ${counted(entered, 'is entered', 'are entered')}.`,
    update: 'Update my satellites',
  },
  report: {
    title: 'My yearly diagnostic',
    year: 'Year of the diagnostic',
    make: year => `Make the diagnostic of ${year}`,
    open: 'Complete my diagnostic',
    toCorrect: 'Open my diagnostic',
    goals: (organic, quality) =>
      `Goals of your territory: ${percent(quality)} of sustainable and quality products, of which ${percent(organic)} are organic.`,
    noTotal: 'The total of your purchases is missing: without it, no share can be reckoned.',
    missing: names => `To declare, these are missing: ${names.join('; ')}.`,
    notStarted: 'This measure is not begun.',
    served: (name, siret) =>
      name
        ? `Your canteen serves meals made by “${name}”.`
        : siret
          ? `Your canteen serves meals made by the establishment with the SIRET ${siret}.`
          : 'Your canteen serves meals made by an establishment that is not given yet.',
    servedInGroup: name => `Your canteen is in the group “${name}”, which gives its purchases.`,
    groupNone: 'Your group has not given its purchases yet.',
    kitchenNone: 'Your meal deliverer has not given its purchases yet.',
    declareOthers: 'You can complete the other measures of your establishment.',
    encouragement: year =>
      `The diagnostic of ${year} is not begun. A few minutes are enough for the first measure, and nothing is lost: you can stop whenever you want.`,
    older: year => `No diagnostic of ${year}: one can still be made, to follow your progress.`,
    tool: 'Enter your purchases throughout the year: the shares are reckoned by themselves, and your diagnostic fills with them.',
    toolStart: 'Begin',
    purposes: {
      'gaspillage-alimentaire': 'Find where the waste comes from, act, give away what can be given.',
      'menus-vegetariens': 'Offer a menu without meat and fish.',
      'interdiction-du-plastique': 'Replace plastic, in the kitchen and at the table.',
      'information-des-usagers': 'Tell your diners what is on their plate.',
    },
    vegetarianWithPlan: 'Offer a menu without meat and fish, and plan how to vary proteins.',
    bySatellites: 'Each place that is served gives these data.',
    byKitchen: 'Your meal deliverer gives these data.',
    finishedTitle: 'Well done, your diagnostic is complete',
    finished: year => `All that is left is to read the data of ${year} again, and to declare them.`,
    readyTitle: 'Your diagnostic can be declared',
    openedLate: day =>
      `Our team has opened its declaration outside of the campaign, until ${day} included (Paris time).`,
    ready: year =>
      `Thank you for giving your purchases of ${year}. You can still complete the other measures, or declare now.`,
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
    all: count => plural(count, 'See this purchase', `See these ${number(count)} purchases`),
    importThem: 'Import my purchases',
    summary: 'See the summary',
    importMore: 'Import more purchases',
    ofGroup: name => `Purchases are entered by your group, “${name}”.`,
    delivered: by =>
      by ? `Purchases are entered by the meal deliverer, “${by}”.` : 'Purchases are entered by the meal deliverer.',
    count: (count, source) =>
      `${counted(count, 'purchase', 'purchases')} saved, ${plural(count, '', 'the last one ')}${
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
      plural(
        managers,
        'You are the only one who manages this canteen.',
        `${number(managers)} people manage it, with you.`,
      ),
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
    group: {
      member: name => `This canteen is in the group “${name}”.`,
      leave: 'Leave the group',
      question: name => `Leave the group “${name}”?`,
      keep: 'Stay in the group',
      text: 'Your canteen will no longer be declared with the group: you will make its diagnostic and its declaration yourself. The team of the group will be told by e-mail.',
      left: name => `Your canteen is no longer in the group “${name}”.`,
    },
    delivered: (name, siret) =>
      name
        ? `Its meals are made by “${name}”.`
        : siret
          ? `Its meals are made by the establishment whose SIRET is ${siret}.`
          : 'Its meals are made by an establishment that is not known yet.',
    publicPage: 'Its public page',
    change: 'Change this information',
    poster: 'Make the poster for my diners',
    history: 'See the history',
    remove: 'Delete this canteen',
  },
}
