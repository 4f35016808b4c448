import { capitalise } from '@ma-cantine/lib/messages/capitalise'
import { formatDay, formatMoment } from '@ma-cantine/lib/messages/dates'
import { counted, number } from '@ma-cantine/lib/messages/english'
import { formatPeriod } from '@ma-cantine/lib/messages/periods'
import { parisDay } from '@ma-cantine/lib/messages/today'
import type { Words } from './fr.ts'

export const en: Words = {
  intro: (canteen, kitchen, year) =>
    `What “${kitchen}” enters and declares for “${canteen}” in the diagnostic of ${year}.`,
  year: 'Year of the diagnostic',
  unknownYear: 'This year cannot have a diagnostic.',
  toYear: year => `See the year ${year}`,
  states: {
    empty: 'Nothing is entered for your canteen yet. Come back later: what is entered will show here.',
    draft: 'This diagnostic is not declared yet: it may still change.',
    declared: date => `This diagnostic has been declared since ${formatDay(date, 'en')}.`,
    corrected: date => `This diagnostic has been corrected and declared again since ${formatDay(date, 'en')}.`,
  },
  modes: {
    ALL: 'It gives all measures for your canteen: you have nothing to declare.',
    APPRO: 'It gives your purchases. You declare the four other measures yourself.',
  },
  share: {
    title: 'The share of your canteen in the purchases',
    method: (own, total, canteens) =>
      `Purchases are shared by the meals of the year: ${number(own)} for your canteen, out of ${number(total)} for ${counted(canteens, 'canteen', 'canteens')}.`,
    lacking: count =>
      `The share of your canteen cannot be worked out: the meals of the year are missing for ${counted(count, 'canteen', 'canteens')}. The parts of each family in the total are still right.`,
    table: 'The purchases, and your share',
    label: 'Purchases',
    amount: 'Your share',
    percentage: 'Of the kitchen’s total',
    nothing: 'Not given',
  },
  measures: {
    title: 'The other measures',
    text: 'Its answers are in your diagnostic:',
  },
  answer: {
    title: 'Your answer',
    question: 'Is it right for your canteen? The team of the kitchen gets your answer, and it stays in the history.',
    confirm: 'It is right, I confirm',
    confirming: 'Sending…',
    contest: 'Say what is wrong',
    given: (verdict, author, date) =>
      `${verdict === 'confirmed' ? 'Confirmed' : 'Contested'} by ${author ?? 'an account that no longer exists'}, on ${formatMoment(date, 'en')}.`,
    older: 'This answer is about an older version: the diagnostic has changed since.',
    sent: 'Your answer is sent',
    sentText: 'The team of the kitchen sees it, and it stays in the history of your canteen.',
  },
  dialog: {
    title: 'Say what is wrong',
    text: 'The kitchen gets your reason. It can then correct its diagnostic, or talk to you.',
    reason: 'What is wrong',
    hint: 'For example: a number of meals, an amount, a measure.',
    send: 'Send',
    busy: 'Sending…',
    cancel: 'Cancel',
  },
  toReport: 'Back to the diagnostic',
  toKitchenReport: 'See what my kitchen declares for me',
  toAnswers: 'See the answers of my canteens',
  answers: {
    intro: (kitchen, year) =>
      `Who has seen, confirmed or contested what “${kitchen}” enters and declares in the diagnostic of ${year}.`,
    list: 'The canteens',
    filter: 'Which canteens to show',
    all: 'All canteens',
    states: { contested: 'Contested', confirmed: 'Confirmed', seen: 'Seen', unseen: 'Not seen yet' },
    counts: counts =>
      [
        `${counted(counts.contested, 'canteen contests', 'canteens contest')}`,
        `${counted(counts.confirmed, 'confirms', 'confirm')}`,
        `${counted(counts.seen, 'has seen without answering', 'have seen without answering')}`,
        `${counted(counts.unseen, 'has not seen yet', 'have not seen yet')}.`,
      ].join(', '),
    columns: { canteen: 'Canteen', state: 'State', seen: 'Seen', answer: 'Answer' },
    seen: (first, last) =>
      capitalise(formatPeriod({ start: parisDay(new Date(first)), end: parisDay(new Date(last)) }, 'en')),
    never: '—',
    shown: (first, last, count) =>
      first === 1 && last === count
        ? counted(count, 'canteen', 'canteens')
        : `Canteens ${number(first)} to ${number(last)} of ${number(count)}`,
    none: 'No canteen is covered by this diagnostic yet.',
    nothing: 'No canteen matches.',
  },
}
