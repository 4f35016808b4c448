import { counted, number, plural } from '@ma-cantine/lib/messages/english'
import type { Words } from './fr.ts'

export const en: Words = {
  states: {
    'current-year': 'Current year',
    'to-complete': 'Data to complete',
    waiting: 'Waiting for your deliverer',
    'not-declared': 'Diagnostic not declared',
    'to-declare': 'Diagnostic to declare',
    'to-correct': 'Declaration to correct',
    declared: 'Diagnostic declared',
  },
  measures: {
    complete: 'Complete',
    finished: unanswered => `Finished, ${number(unanswered)} without an answer`,
    'in-progress': 'Under way',
    'by-kitchen': 'By your deliverer',
    'awaits-kitchen': 'To be completed by your deliverer',
    'to-correct': 'To correct',
    mandatory: 'To complete, mandatory',
    optional: 'To complete, optional',
  },
  preview: {
    title: canteen => `Declaration: ${canteen}`,
    text: year => `Read the data of ${year} again before you declare them: they are sent as they are here.`,
    modes: {
      SATELLITE_WITHOUT_APPRO:
        'Your meal deliverer declares the purchases; you declare here the other measures of your establishment.',
      CENTRAL_ALL: 'You declare all measures for your kitchen and for the canteens that it delivers to.',
      CENTRAL_APPRO:
        'You declare the purchases for the canteens that you deliver to; each declares its other measures.',
      SITE: '',
    },
    modesOfGroup: {
      SATELLITE_WITHOUT_APPRO:
        'Your group declares the purchases; you declare here the other measures of your establishment.',
      CENTRAL_ALL: 'You declare all measures for the canteens of the group.',
      CENTRAL_APPRO: 'You declare the purchases for the canteens of the group; each declares its other measures.',
      SITE: '',
    },
    table: 'The data to declare',
    columns: { item: 'Data', value: 'Declared value' },
    establishment: 'My establishment',
    purchases: 'My food purchases, in euros without tax',
    shares: (organic, quality) =>
      `Organic: ${organic ?? 'not given'}. Other sustainable and quality products: ${quality ?? 'not given'}.`,
    incomplete: 'The total is missing.',
    cell: (label, family) => `${label}: ${family}`,
    purchasesOfGroup: 'Your group gives the purchases.',
    purchasesOfKitchen: 'Your meal deliverer gives the purchases.',
    others: 'The other EGalim data',
    unknown: 'Does not know',
    notGiven: 'Not given',
    notApplicable: 'Does not apply',
    measurement: period => `Waste measurement, ${period}`,
    source: (source, mass) => `${source.toLocaleLowerCase('en')}: ${mass}`,
    unusualTitle: 'Are these data right?',
    unusual: {
      satellites: count =>
        plural(
          count,
          'You deliver to one satellite canteen only.',
          `You deliver to ${counted(count, 'satellite canteen', 'satellite canteens')}.`,
        ),
      'cost-per-meal': euros => `A meal costs you ${euros} of food purchases on average.`,
      'opening-days': days =>
        `Your covers mean that your establishment is open ${counted(days, 'day', 'days')} a year.`,
      'short-supply-above-french': (part, french) =>
        `Your products of short supply chains (${part}) exceed your French products (${french}), which include them for this year.`,
      'local-above-french': (part, french) =>
        `Your local products (${part}) exceed your French products (${french}), which include them for this year.`,
    },
    honour: 'I declare on my honour that these data are right',
    declare: 'Declare',
    declaring: 'Declaring…',
    skip: 'Go on to the next one',
    edit: 'Edit',
    cancel: 'Cancel',
    changed:
      'This diagnostic or its canteen has just been changed by somebody else, or in another tab. The data above are up to date: read them, then confirm.',
  },
  modeToCorrect:
    'This canteen became a meal deliverer after its declaration: correct the declaration to choose what it gives for its satellites.',
  tooLate: 'This diagnostic was not declared during the campaign: it cannot be declared any more.',
  check: 'Check and declare',
  declared: {
    title: 'Diagnostic declared',
    text: (canteen, year) =>
      `The diagnostic of ${year} of “${canteen}” is declared. Its proof can be downloaded whenever you want.`,
  },
  proof: { action: 'Download the proof', detail: 'PDF document' },
  late: {
    title: 'Outside of the campaign',
    text: 'Something forgotten, or wrong? Ask our team to open this diagnostic for your canteen, and for this year only.',
    declare: 'Ask to declare',
    correct: 'Ask to correct',
    declareTitle: year => `Ask to declare the diagnostic of ${year}`,
    correctTitle: year => `Ask to correct the diagnostic of ${year}`,
    explanation: canteen =>
      `Our team reads your request and answers all managers of ${canteen} by e-mail. If it accepts, you will have some weeks. Your reason and its answer stand in the history and in the proof.`,
    reason: 'Your reason',
    reasonHint: 'From 10 to 500 characters: what happened, and what you want to declare or correct.',
    send: 'Send the request',
    busy: 'Sending…',
    cancel: 'Go back',
    sent: 'Request sent',
    sentText: year => `Our team will read your request about the diagnostic of ${year}.`,
    waiting: (name, day) =>
      `${name === null ? 'A request was made' : `${name} made a request`} on ${day}. It awaits the answer of our team.`,
    refused: (asked, answered) =>
      `The request of ${asked} was not accepted. Here is the answer of our team, on ${answered}:`,
    withdraw: {
      action: 'Withdraw the request',
      question: year => `Withdraw the request about the diagnostic of ${year}?`,
      text: 'Our team will not answer it. You can make another one.',
      keep: 'Keep the request',
      done: 'Request withdrawn',
      doneText: year => `The diagnostic of ${year} stays closed.`,
    },
  },
  correct: {
    action: 'Correct',
    confirm: 'Reopen the diagnostic',
    question: year => `Correct the declaration of ${year}?`,
    text: 'The present declaration will be cancelled so that you can change the diagnostic. Your data are kept; you will have to declare again.',
    keep: 'Go back',
    doneTitle: 'Declaration cancelled',
    doneText: year =>
      `The diagnostic of ${year} can be changed. It is not declared any more: remember to declare it again.`,
  },
  blockers: {
    title: 'Before you declare',
    obstacle: 'Some points have to be settled before you declare.',
    actions: {
      satellites: 'Update your satellites',
      kitchen: 'Enter your purchases, or ask your meal deliverer to declare them',
      report: 'Begin your diagnostic',
      mode: 'Choose what you declare for your satellites',
      amounts: 'Give the amounts that are missing',
      'canteen-data': 'Complete the data of the canteen',
      'satellite-data': 'Complete the data of the canteens of the group',
    },
    kitchen: 'Your meal deliverer has not chosen yet what it declares for you.',
    askGroup: 'Enter your purchases, or ask your group to declare them',
    group: 'Your group has not chosen yet what it declares for you.',
    satelliteCounts: (entered, announced) =>
      `${counted(entered, 'satellite entered', 'satellites entered')} of ${number(announced)}`,
    emptyGroup: 'The group has no canteen yet.',
    incompleteSatellites: count => counted(count, 'incomplete record of a canteen', 'incomplete records of canteens'),
    missing: fields => `Missing: ${fields.join(', ')}`,
  },
}
