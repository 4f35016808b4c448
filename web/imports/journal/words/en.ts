import { describeCounts, describeUndone } from '@ma-cantine/lib/imports/count-words'
import { formatMoment, formatShortMonthOfYear } from '@ma-cantine/lib/messages/dates'
import { counted, fileSize, number, plural } from '@ma-cantine/lib/messages/english'
import { sentence } from '../sentence.ts'
import type { Words } from './fr.ts'

export const en: Words = {
  intro: 'Find here all that you have imported, what each file changed, and go back if you need to.',
  empty: 'You have not imported anything yet.',
  start: 'Import data',
  list: 'The list of my imports',
  overTime: 'My imports month by month',
  month: 'Month',
  shown: (first, last, count) => plural(count, '1 import', `Imports ${first} to ${last} of ${count}`),
  kinds: {
    achats: 'Purchases',
    achats_2026_siret: 'Purchases (format of 2026)',
    achats_2026_id: 'Purchases (format of 2026)',
    cantines: 'Canteens',
    cantines_admin: 'Canteens (staff)',
    cantines_2026_creer: 'Canteens to create (format of 2026)',
    cantines_2026_modifier: 'Canteens to change (format of 2026)',
    cantines_2026_gestionnaires: 'Managers to add (staff, format of 2026)',
    diagnostics: 'Simple diagnostics',
    diagnostics_2026_siret: 'Simple diagnostics (format of 2026)',
    diagnostics_2026_id: 'Simple diagnostics (format of 2026)',
    diagnostics_admin: 'Simple diagnostics (staff)',
    diagnostics_cc: 'Simple diagnostics of meal deliverers',
    diagnostics_complets: 'Detailed diagnostics',
    diagnostics_complets_2026: 'Detailed diagnostics (format of 2026)',
    diagnostics_complets_cc: 'Detailed diagnostics of meal deliverers',
    recapitulatif_fournisseur: 'Recap of a supplier',
  },
  status: { done: 'Stored', refused: 'Refused', undone: 'Undone' },
  through: { session: 'On the site', token: 'With an access token', application: 'By an authorised application' },
  columns: { date: 'Date', file: 'File', kind: 'Data', status: 'Result', rows: 'Changes', through: 'How' },
  nameless: 'File without a name',
  withheld:
    'This import is about a canteen that you no longer manage: what the file held is no longer shown in detail.',
  moment: date => formatMoment(date, 'en'),
  monthName: month => formatShortMonthOfYear(month, 'en'),
  effects: ({ created, updated, unchanged, counts, errorCount, status }) =>
    status === 'refused'
      ? counted(errorCount, 'error', 'errors')
      : counts
        ? describeCounts(counts, 'en')
            .map(({ title, parts }) => `${title}: ${parts.join(', ')}`)
            .join(' · ') || 'Nothing to store'
        : [
            created > 0 && `${number(created)} created`,
            updated > 0 && `${number(updated)} updated`,
            unchanged > 0 && `${number(unchanged)} unchanged`,
          ]
            .filter(Boolean)
            .join(', ') || 'Nothing to store',
  back: 'Back to my imports',
  titleOf: name => `Import of “${name}”`,
  figures: { created: 'Created', updated: 'Updated', unchanged: 'Unchanged' },
  facts: { date: 'Date', kind: 'Data', through: 'How', rows: 'Rows of the file', size: 'Size', encoding: 'Encoding' },
  bytes: bytes => fileSize(bytes),
  report: 'What the check found',
  warningsFound: count => counted(count, 'point to look at', 'points to look at'),
  rowsListed: (rows, count) => (rows.length === 0 ? '' : `: ${rows.join(', ')}${rows.length < count ? '…' : ''}`),
  firstErrors: count => plural(count, 'See the error in detail', `See the first ${count} errors in detail`),
  ofRow: row => `Row ${row}`,
  purchases: 'The purchases imported, by month and by family',
  noFamily: 'Without a family',
  measure: { legend: 'What the chart shows', count: 'Number of purchases', priceHt: 'Amount excl. VAT' },
  emails: {
    title: 'Messages to people',
    text: count => counted(count, 'for the person added as a manager', 'for the people added as managers'),
  },
  changes: {
    title: 'What this import changed',
    formerTitle: 'What this import had changed',
    shown: (first, last, count) =>
      first === 1 && last === count
        ? counted(count, 'change', 'changes')
        : `Changes ${number(first)} to ${number(last)} of ${number(count)}`,
  },
  undo: {
    title: 'Undo this import',
    button: 'Undo this import',
    until: date => `You may undo this import until ${date}.`,
    never: 'This import can no longer be undone.',
    would: ({ created, updated, counts }) => {
      const parts: readonly (readonly [number, string, string])[] = counts
        ? [
            [counts.purchases.created, 'purchase saved will be removed', 'purchases saved will be removed'],
            [counts.diagnostics.created, 'diagnostic created will be removed', 'diagnostics created will be removed'],
            [counts.canteens.created, 'canteen created will be removed', 'canteens created will be removed'],
            [counts.diagnostics.updated, 'diagnostic will be as before', 'diagnostics will be as before'],
            [counts.canteens.updated, 'canteen will be as before', 'canteens will be as before'],
          ]
        : [
            [created, 'row created will be removed', 'rows created will be removed'],
            [updated, 'row updated will be put back as before', 'rows updated will be put back as before'],
          ]
      return [
        ...parts.flatMap(([count, one, many]) => (count > 0 ? `${counted(count, one, many)}.` : [])),
        'What was changed since the import, or is in use, will stay as it is.',
      ]
    },
    keep: 'Keep the import',
    question: 'Undo this import?',
    doneTitle: 'The import is undone',
    doneOn: date => `Undone on ${date}.`,
    done: report => sentence(describeUndone(report, 'en')),
    kept: count => counted(count, 'row stayed as it is:', 'rows stayed as they are:'),
    keptRow: (entity, name, reason) =>
      `${{ canteens: 'the canteen', diagnostics: 'the diagnostic', purchases: 'the purchase' }[entity]}${name === null ? '' : ` “${name}”`}: ${
        {
          edited: 'edited since',
          deleted: 'deleted since',
          'in-use': 'other data rest on it',
          declared: 'declared since',
          'not-manager': 'you no longer manage its canteen',
        }[reason]
      }`,
    others: count => `and ${counted(count, 'other', 'others')}`,
    emailsCancelled: count => counted(count, 'message will not be sent.', 'messages will not be sent.'),
    emailsSent: count => counted(count, 'message had been sent.', 'messages had been sent.'),
  },
}
