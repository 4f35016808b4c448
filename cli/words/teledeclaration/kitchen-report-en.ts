import { formatDay, formatMoment } from '@ma-cantine/lib/messages/dates'
import { counted, number } from '@ma-cantine/lib/messages/english'
import type { kitchenReportFr } from './kitchen-report-fr.ts'

export const kitchenReportEn: typeof kitchenReportFr = {
  states: {
    empty: 'nothing is entered yet',
    draft: 'not declared yet',
    declared: date => `declared on ${formatDay(date, 'en')}`,
    corrected: date => `corrected and declared again on ${formatDay(date, 'en')}`,
  },
  modes: { ALL: 'It gives all measures.', APPRO: 'It gives purchases alone.' },
  method: (own, total, canteens) =>
    `Share by the meals of the year: ${number(own)} out of ${number(total)}, for ${counted(canteens, 'canteen', 'canteens')}.`,
  lacking: count => `No share: the meals of the year are missing for ${counted(count, 'canteen', 'canteens')}.`,
  given: (verdict, author, date) =>
    `${verdict === 'confirmed' ? 'Confirmed' : 'Contested'} by ${author ?? 'an account that no longer exists'}, on ${formatMoment(date, 'en')}.`,
  older: 'This answer is about an older version.',
  answerStates: { contested: 'contested', confirmed: 'confirmed', seen: 'seen', unseen: 'not seen yet' },
  counts: counts =>
    `Contested: ${number(counts.contested)}; confirmed: ${number(counts.confirmed)}; seen without an answer: ${number(counts.seen)}; not seen yet: ${number(counts.unseen)}.`,
  howToAnswer: 'To answer: ma-cantine kitchen-report confirm, or contest --reason',
  sent: 'The answer is sent to the kitchen.',
  notSent: 'Nothing is sent: this is a trial.',
  nothingYet: { message: 'The kitchen has entered nothing for its canteens yet.', advice: 'Come back later.' },
  notFound: detail => ({
    message: detail,
    advice: 'Check the number of the canteen and the year: ma-cantine canteens',
  }),
  help: {
    command: 'what the kitchen or group declares for a satellite, and the answer of the satellite',
    show: 'shows what the kitchen enters and declares for a canteen, in its share',
    confirm: 'confirms what the kitchen enters and declares for a canteen',
    contest: 'says what is wrong; the team of the kitchen gets the reason',
    answers: 'shows a kitchen or group what its satellites answer',
    reason: 'what is wrong, in 1,000 characters at most',
    reasonArgument: 'text',
    dryRun: 'tells what would be sent, and sends nothing',
    json: 'With --json: { ok, server, report }; answers gives { ok, server, count, counts, answers }.',
  },
}
