import type { KeepReason } from '@ma-cantine/lib/imports/import-record'
import { formatMoment } from '@ma-cantine/lib/messages/dates'
import { counted, number, plural } from '@ma-cantine/lib/messages/english'
import { quoteEn as q } from '../quotes.ts'
import type { importsFr } from './fr.ts'

const entities = { canteens: 'canteen', diagnostics: 'diagnostic', purchases: 'purchase' } as const

export const importsEn: typeof importsFr = {
  planned: warnings => (warnings ? `can be imported (${warnings})` : 'can be imported'),
  effects: ({ created, updated, unchanged }) => {
    const parts = [
      ...(created > 0 ? [counted(created, 'creation', 'creations')] : []),
      ...(updated > 0 ? [counted(updated, 'update', 'updates')] : []),
      ...(unchanged > 0 ? [`${number(unchanged)} unchanged`] : []),
    ]
    return parts.length > 0 ? parts.join(', ') : 'nothing to store'
  },
  ofKind: (title, text) => `${title}: ${text}`,
  change: (row, action, entity, name, canteen) =>
    `${row ? `Row ${number(row)}: ` : ''}${action} the ${entities[entity]}${name === null ? '' : ` ${q(name)}`}${canteen === null ? '' : ` — ${canteen}`}`,
  changedField: (column, before, after) => `${column}: ${before} → ${after}`,
  otherChanges: count => `and ${counted(count, 'other change', 'other changes')}`,
  emails: count =>
    plural(
      count,
      '1 message will leave, to the person added as a manager',
      `${number(count)} messages will leave, to the managers added`,
    ),
  emailsLeaving: count =>
    plural(
      count,
      '1 message is on its way to the person added as a manager',
      `${number(count)} messages are on their way to the managers added`,
    ),
  fields: { managers: 'managers', managerInvitations: 'people invited', year: 'year' },
  nothing: 'empty',
  yesNo: value => (value ? 'yes' : 'no'),
  nothingStored: 'Dry run: nothing was stored. Run again without --dry-run to store it.',

  similarPurchase: (row, description) => `row ${number(row)}: ${description}`,
  similarAdvice:
    'Run again with --similar skip to leave these rows out, or with --similar allow if they are other deliveries, to be stored too.',
  similarFound: count =>
    plural(
      count,
      'This row says the same as a purchase stored already: check that it does not count twice.',
      `These ${number(count)} rows say the same as purchases stored already: check that they do not count twice.`,
    ),

  recapRow: (row, article, euros, stored) => `row ${number(row)}: ${article}, ${euros}; your purchases: ${stored}`,
  otherRows: count => plural(count, 'and 1 other row', `and ${number(count)} other rows`),
  recapAdvice:
    'These rows may be among your purchases. With --similar skip, they are left out; with --similar allow, they are added, for what is missing of them.',

  rejects: {
    verdicts: {
      accepted: rows => `partly stored (${counted(rows, 'row', 'rows')} to mend)`,
      planned: rows => `may be partly imported (${counted(rows, 'row', 'rows')} to mend)`,
    },
    nothingRight: 'nothing to send: all the rows are to mend',
    counts: (sent, rows, isPlan) =>
      `${counted(sent, 'row', 'rows')} ${isPlan ? 'to send' : 'sent'}, ${counted(rows, 'row', 'rows')} to mend`,
    written: (place, rows) =>
      plural(
        rows,
        `The row to mend is in ${place}, with its reason in the last column.`,
        `The ${number(rows)} rows to mend are in ${place}, each with its reasons in the last column.`,
      ),
    advice: place => `Correct ${place}, leaving the source as it is, then: ma-cantine import ${place}`,
    problems: {
      withoutSkipping: {
        message: 'The option --rejects says where refused rows go, but the whole file is refused if it has one.',
        advice: 'Add --on-error skip-rows to send the other rows, or leave --rejects out.',
      },
      ofMapping: {
        message: 'With a mapping of columns, a file is sent as a whole or not at all.',
        advice: 'Leave --on-error skip-rows out, then correct the file by its errors.',
      },
      severalFiles: {
        message: 'One file cannot take the refused rows of several.',
        advice: 'Import the files one by one, or leave --rejects out: the rows of each go to a file beside it.',
      },
      ofStandardInput: {
        message: 'The standard input has no folder where refused rows could go.',
        advice: 'Name a file with --rejects, for example --rejects achats.rejets.csv.',
      },
      rowsTogether: file => ({
        message: `The rows of ${q(file)} cannot be imported without one another: a diagnostic is compared with the other rows of its canteen, and satellites follow their kitchen.`,
        advice: 'Leave --on-error skip-rows out, correct the file, then import it as a whole.',
      }),
    },
  },

  oneFileAKey: {
    message: 'With --idempotency-key, only one file can be imported at a time.',
    advice: 'Give a key to each file, or leave the option out: the command chooses one for each file.',
  },
  badKey: 'write 1 to 200 letters, digits or signs, without space, accent, quotation mark or backslash.',
  underWay: detail => ({
    message: `The server is still storing this file: ${detail}`,
    advice: 'Wait a little, then see what became of it with “ma-cantine imports”.',
  }),
  keyUsed: detail => ({
    message: `The server refused the key: ${detail}`,
    advice: 'Change the value of --idempotency-key, or leave the option out.',
  }),

  none: 'You have not made any import yet.',
  nameless: 'nameless file',
  status: { done: 'stored', refused: 'refused', undone: 'undone' },
  numbered: (id, status) => `import no. ${id}, ${status}`,
  moment: date => formatMoment(date, 'en'),
  undoableUntil: date => `Can be undone until ${date}`,
  notUndoable: 'Cannot be undone any more',
  withheld: 'About a canteen that you no longer manage: the file is no longer shown in detail',
  undoneOn: date => `Undone on ${date}`,
  through: {
    session: 'Made on the site',
    token: 'Made with an access token',
    application: 'Made by an authorised application',
  },
  hidden: count => `${counted(count, 'older import is', 'older imports are')} not shown.`,
  listMore: 'To see one: ma-cantine imports show NUMBER — to undo it: ma-cantine imports undo NUMBER',
  changesShown: (first, last, count) =>
    count === 0 ? 'No change to show.' : `Changes ${number(first)} to ${number(last)} of ${number(count)}.`,
  changesNext: (id, page) => `Next: ma-cantine imports show ${id} --changes --page ${page}`,
  howToUndo: id => `To undo it: ma-cantine imports undo ${id}`,

  keptRows: count => `${counted(count, 'row was', 'rows were')} left as they are:`,
  keptRow: (entity, name, reason) =>
    `the ${entities[entity]}${name === null ? '' : ` ${q(name)}`}: ${keepReasons[reason]}`,
  otherKept: count => `and ${counted(count, 'other', 'others')}`,
  emailsCancelled: count => `${counted(count, 'message', 'messages')} will not be sent.`,
  emailsSent: count => `${counted(count, 'message had', 'messages had')} been sent already.`,
  badNumber: text => ({
    message: `${q(text)} is not the number of an import.`,
    advice: 'The list of your imports gives their numbers: ma-cantine imports',
  }),
  notFound: detail => ({
    message: detail,
    advice: 'The list of your imports gives their numbers: ma-cantine imports',
  }),
  cannotUndo: detail => ({ message: detail, advice: 'To see what became of it: ma-cantine imports show NUMBER' }),
  help: {
    command: 'list the imports you made, show one or undo it',
    list: 'list your imports, latest first',
    show: 'show an import: its figures, its errors, what undoing it did',
    changes: 'shows what it created and changed as well, value by value',
    page: 'page of the changes, 20 on each',
    undo: 'undo an import: remove what it created, put back what it changed',
    number: 'number of the import, as “ma-cantine imports” gives it',
    numberArgument: 'number',
    limit: 'number of imports shown',
  },
}

const keepReasons: Record<KeepReason, string> = {
  edited: 'changed since',
  deleted: 'deleted since',
  'in-use': 'other data rest on it',
  declared: 'declared since',
  'not-manager': 'you no longer manage its canteen',
}
