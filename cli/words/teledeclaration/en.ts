import { number, plural } from '@ma-cantine/lib/messages/english'
import type { declareFr } from './fr.ts'

export const declareEn: typeof declareFr = {
  countOf: (done, total) =>
    total === null ? `${number(done)} canteens` : `${number(done)} of ${number(total)} canteens`,
  none: 'You manage none of these canteens.',
  allReady: (count, year) =>
    plural(
      count,
      `The canteen is ready for the declaration of the diagnostic of ${year}.`,
      `All ${number(count)} canteens are ready for the declaration of the diagnostic of ${year}.`,
    ),
  someReady: ({ ready, done, waiting, lacking, all, 'too-late': late }, year) =>
    [
      `Ready for the declaration of the diagnostic of ${year}: ${number(ready)} of ${number(all)}.`,
      done > 0 && `Declared: ${number(done)}.`,
      waiting > 0 && `Waiting for the meal deliverer: ${number(waiting)}.`,
      late > 0 && `Not declared in time: ${number(late)}.`,
      lacking > 0 && 'What is missing:',
    ]
      .filter(Boolean)
      .join(' '),
  howToDeclare: 'To declare: ma-cantine declare --honour-statement',
  actions: {
    '10_add_satellites': 'delivered canteens to complete',
    '18_prefill_diagnostic': 'diagnostic to create; purchases can fill it',
    '20_create_diagnostic': 'diagnostic to create',
    '30_fill_diagnostic': 'diagnostic to complete',
    '35_fill_canteen_data': 'description of the canteen to complete',
    '36_fill_satellite_canteen_data': 'canteens of the group to complete',
    '40_teledeclare': 'ready to declare',
    '45_did_not_teledeclare': 'ready, but not declared',
    '90_nothing_satellite': 'waiting for the declaration of the meal deliverer',
    '91_nothing_satellite_teledeclared': 'declared by the meal deliverer',
    '95_nothing': 'declared',
  },
  advice: {
    '10_add_satellites':
      'The number of delivered canteens that you announce must be that of the canteens linked to it.',
    '18_prefill_diagnostic': 'Open the canteen on the site and create its diagnostic from the purchases.',
    '20_create_diagnostic': 'Open the canteen on the site and create its diagnostic, or import it.',
    '30_fill_diagnostic':
      'Give the amounts that are missing in the measure “Quality products” of the diagnostic, 0 where nothing was bought; a central kitchen says what it declares as well.',
    '35_fill_canteen_data': 'Complete the canteen on the site, or by an import of canteens.',
    '36_fill_satellite_canteen_data': 'Complete the canteens of the group on the site, or by an import of canteens.',
  },
  missing: fields => `Missing: ${fields}`,
  satellites: announced =>
    plural(
      announced,
      `${number(announced)} delivered canteen announced`,
      `${number(announced)} delivered canteens announced`,
    ),
  nothingToDeclare: year => `No diagnostic of ${year} is to be declared at the moment.`,
  honour: (count, year) =>
    plural(
      count,
      `Do you declare on your honour that the data of ${year} of this canteen are right? (yes/no) `,
      `Do you declare on your honour that the data of ${year} of these ${number(count)} canteens are right? (yes/no) `,
    ),
  notStated: {
    message: 'Nothing is declared without a statement on your honour.',
    advice: 'Add --honour-statement to state that the data are right.',
  },
  declared: 'declared',
  refused: 'not declared',
  interrupted: (done, count) =>
    `Interrupted: ${number(done)} of ${number(count)} declared. Run the command again: it goes on where it stopped.`,
  closing: (done, count) => `Declared: ${number(done)} of ${number(count)}.`,
  notFound: detail => ({ message: detail, advice: 'Check the number of the canteen.' }),
  help: {
    declare: 'declares the diagnostics of one’s canteens that are ready, and tells what the others lack',
    run: 'declares all the diagnostics that are ready, one by one; run again, the command goes on where it stopped',
    check: 'tells which canteens are ready, and what the others lack; exits with 1 when something is missing',
    year: 'year of the diagnostic (last year by default)',
    canteen: 'number or SIRET of a canteen; repeat it for several (all by default)',
    honour: 'states on your honour that the data are right; asked for in a terminal otherwise',
    checkJson:
      'With --json: { ok, server, year, count, ready, done, lacking: [ { id, name, siret, action, missing } ] }.',
    runJson:
      'With --json: { ok, server, year, count, declared: [ { id, name, siret } ], refused: [ { id, name, siret, reason } ] }.',
  },
}
