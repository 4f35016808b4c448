import { counted, number, plural } from '@ma-cantine/lib/messages/english'
import type { Words } from './fr.ts'

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

export const en: Words = {
  title: year => `Pending actions for the diagnostic of ${year}`,
  noCanteen: 'You do not manage any canteen yet: there is nothing to declare.',
  addCanteen: 'Add a canteen',
  listTitle: 'What is left to do, canteen by canteen',
  readiness: {
    title: ({ ready, done, all }, year) => {
      if (ready === 0 && done > 0) return `Diagnostics of ${year} declared: ${number(done)} of ${number(all)}`
      if (ready < all) return `Ready to declare the diagnostic of ${year}: ${number(ready)} of ${number(all)}`
      return plural(
        all,
        `Your canteen is ready to declare the diagnostic of ${year}`,
        `Your ${number(all)} canteens are ready to declare the diagnostic of ${year}`,
      )
    },
    tooLate: (count, year) =>
      plural(
        count,
        `The declaration of the diagnostic of ${year} is over: one canteen was not declared in time.`,
        `The declaration of the diagnostic of ${year} is over: ${number(count)} canteens were not declared in time.`,
      ),
    lackingBelow: count =>
      plural(
        count,
        'One canteen still lacks something: the list says what, and where to complete it.',
        `${number(count)} canteens still lack something: the list says what, and where to complete it.`,
      ),
    parts: {
      done: count => `${number(count)} declared`,
      ready: count => `${number(count)} ready`,
      waiting: count => `${number(count)} waiting for the deliverer`,
      lacking: count => `${number(count)} to complete`,
      'too-late': count => `${number(count)} not declared in time`,
    },
  },
  creation: {
    title: 'Create diagnostics from purchases',
    text: (count, year) =>
      `${number(count)} of your canteens have purchases in ${year} and no diagnostic yet. Their purchases can fill it.`,
    action: count => `Create the ${number(count)} diagnostics`,
    busy: (done, count) => `Creating: ${number(done)} of ${number(count)}…`,
    done: (count, year) =>
      count === 0
        ? `No diagnostic of ${year} was created.`
        : `${counted(count, 'diagnostic', 'diagnostics')} of ${year} created from purchases.`,
    refused: (name, reason) => `${name}: ${reason}`,
  },
  many: {
    title: 'Declare several diagnostics',
    text: (count, year) => `The diagnostics of ${year} of ${number(count)} of your canteens are ready to be declared.`,
    all: count => `Declare the ${number(count)} diagnostics`,
    oneByOne: 'Review them one by one',
    nothingLeft: year => `No diagnostic of ${year} can be declared now.`,
    next: 'Go to the next one',
    position: (place, count, declared) =>
      `Canteen ${number(place)} of ${number(count)}, ${counted(declared, 'diagnostic declared', 'diagnostics declared')}.`,
    walked: (count, year) =>
      plural(count, `One diagnostic of ${year} is declared.`, `${number(count)} diagnostics of ${year} are declared.`),
    labels: {
      list: count => plural(count, 'See the canteen', `See the ${number(count)} canteens`),
      declared: count => plural(count, 'See the declared canteen', `See the ${number(count)} declared canteens`),
    },
    statement: {
      title: year => `Declare the diagnostics of ${year}`,
      text: (count, year) =>
        plural(
          count,
          `The diagnostic of ${year} of this canteen will be sent as it is now.`,
          `The diagnostics of ${year} of these ${number(count)} canteens will be sent one after the other, as they are now. You can stop and go on at any time.`,
        ),
      unusualTitle: count =>
        plural(count, 'One canteen has unusual data', `${number(count)} canteens have unusual data`),
      unusual: 'Review them before you state that all is right:',
      because: figures => `: ${figures.join(' ')}`,
      honour: (count, year) =>
        plural(
          count,
          `I declare on my honour that the data of ${year} of this canteen are right.`,
          `I declare on my honour that the data of ${year} of these ${number(count)} canteens are right.`,
        ),
      declare: count => plural(count, 'Declare this diagnostic', `Declare these ${number(count)} diagnostics`),
      cancel: 'Cancel',
    },
    run: {
      title: year => `Declaration of the diagnostics of ${year}`,
      count: ({ declared, refused, all }) =>
        `${number(declared)} of ${counted(all, 'diagnostic declared', 'diagnostics declared')}${
          refused > 0 ? `, ${number(refused)} refused` : ''
        }`,
      current: name => `Under way: ${name}`,
      waiting:
        'The service does not answer. The declaration goes on by itself as soon as it does: nothing is lost, nothing will be declared twice.',
      stopped: left =>
        plural(
          left,
          'The declaration is stopped: one diagnostic is left. What is declared remains so.',
          `The declaration is stopped: ${number(left)} diagnostics are left. What is declared remains so.`,
        ),
      elsewhere: 'A declaration is under way in another tab: let it end, then go on here.',
      done: ({ declared, refused }) =>
        refused === 0
          ? `All done: ${counted(declared, 'diagnostic is declared', 'diagnostics are declared')}.`
          : `All done: ${counted(declared, 'diagnostic is declared', 'diagnostics are declared')}, ${counted(refused, 'other is refused', 'others are refused')}.`,
      refusedTitle: count => plural(count, 'One diagnostic is refused', `${number(count)} diagnostics are refused`),
      because: reason => `: ${reason}`,
      stop: 'Stop',
      stopping: 'Stopping after the current canteen…',
      resume: left => plural(left, 'Go on: one diagnostic is left', `Go on with the ${number(left)} that are left`),
      close: 'Close this account',
      leaving:
        'The declaration will stop after the current canteen. You can go on with it on this page, in the same tab.',
    },
  },
  filters: {
    search: 'Name or SIRET number',
    button: 'Search',
    action: 'What is left to do',
    all: 'All canteens',
    option: (name, count) => `${name} (${number(count)})`,
    names: {
      completer: 'All that is to complete',
      satellites: 'Satellites to add',
      creer: 'Diagnostic to create',
      bilan: 'Diagnostic to complete',
      etablissement: 'Canteen to complete',
      teledeclarer: 'Diagnostic to declare',
      pretes: 'Diagnostic ready, not declared',
      'trop-tard': 'Diagnostic not declared in time',
      livreur: 'Waiting for the deliverer',
      teledeclarees: 'Diagnostic declared',
    },
  },
  shown: (first, last, count) =>
    first === 1 && last === count
      ? counted(count, 'canteen', 'canteens')
      : `Canteens ${number(first)} to ${number(last)} of ${number(count)}`,
  nothing: search => (search ? `None of these canteens matches “${search}”.` : 'No canteen is in this state.'),
  showAll: 'See all canteens',
  declared: 'Declaration recorded',
  columns: {
    name: 'Name',
    number: 'SIRET or SIREN',
    type: 'Kind',
    state: 'State',
    action: 'To do',
  },
  number: ({ siret, sirenUniteLegale }) => {
    if (sirenUniteLegale) return `SIREN: ${sirenUniteLegale}`
    return siret ? `SIRET: ${siret}` : 'SIRET not given'
  },
  types: {
    central: 'Meal deliverer',
    central_serving: 'Deliverer with service on the spot',
    site: 'Kitchen on the spot',
    site_cooked_elsewhere: 'Satellite canteen',
    groupe: 'Group of canteens',
  },
  unknownType: 'Not given',
  labelled: (action, name) => `${action}: ${name}`,
  actions: {
    '10_add_satellites': () => 'Add satellites',
    '18_prefill_diagnostic': year => `Create the diagnostic of ${year}`,
    '20_create_diagnostic': year => `Create the diagnostic of ${year}`,
    '30_fill_diagnostic': () => 'Complete the diagnostic',
    '35_fill_canteen_data': () => 'Complete the canteen',
    '36_fill_satellite_canteen_data': () => 'Complete the canteens of the group',
    correct: () => 'Correct the declaration',
  },
  reasons: {
    emptyGroup: 'The group has no canteen yet.',
    incompleteSatellites: 'The record of at least one canteen of the group is incomplete.',
    satellites: announced => `The number of attached canteens is not the one that you announce (${number(announced)}).`,
    purchases: year => `Purchases of ${year} are recorded: the diagnostic is still to create.`,
    noReport: year => `The diagnostic of ${year} is not created yet.`,
    amounts: names => `The diagnostic lacks: ${names.join('; ')}.`,
    kitchen: 'Your meal deliverer has not chosen yet what it declares for you: ask it to, or enter your purchases.',
    noMode: 'The diagnostic does not say what it gives for the satellite canteens.',
    missing: names => `Missing: ${list.format(names.map(name => `“${name}”`))}.`,
    complete: 'Nothing is missing.',
    waiting: 'Your meal deliverer has to declare for you.',
    byKitchen: 'Your meal deliverer has declared for you.',
  },
  edition: {
    until: day => `You can change it until ${day} (by the hour of Paris).`,
    link: 'Change',
    of: name => `the diagnostic of ${name}`,
  },
  declareOne: {
    action: 'Declare',
    loading: 'Opening…',
    gone: name => `The diagnostic of “${name}” is gone. Reload the page to see how it stands.`,
    done: (name, year) => `The diagnostic of ${year} of “${name}” is declared.`,
  },
}
