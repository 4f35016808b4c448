import type { Fault } from './fault.ts'

/** Requests for recaps, and the imports of what comes. */
export const serverRecapFaults: readonly Fault[] = [
  {
    path: 'server/recap-requests/change-request.ts',
    rule: 'a reminder by hand does not start again those that have ended',
    right: 'row.nextReminderDate !== null',
    wrong: 'row.reminderDays !== null',
    tests: ['sqlite', 'tests/server/recap-requests/recap-requests.test.ts'],
  },
  {
    path: 'server/recap-requests/request-rows.ts',
    rule: 'a request stays with its managers once one of its canteens is deleted',
    right: 'canteens.deletion_date IS NULL AND canteens.id NOT IN ?',
    wrong: 'canteens.id NOT IN ?',
    tests: ['sqlite', 'tests/server/recap-requests/recap-requests.test.ts'],
  },
  {
    path: 'server/recap-requests/recap-reminders-job.ts',
    rule: 'no reminder leaves for an account that is blocked',
    right: '{ id: userId, isActive: true, emailConfirmed: true }',
    wrong: '{ id: userId, emailConfirmed: true }',
    tests: ['sqlite', 'tests/server/recap-requests/recap-requests.test.ts'],
  },
  {
    path: 'server/recap-requests/answer-request.ts',
    rule: 'a mailbox that stops requests leaves those that it answered as they are',
    right: ".where({ mailboxHash: row.mailboxHash, state: 'sent' })",
    wrong: '.where({ mailboxHash: row.mailboxHash })',
    tests: ['sqlite', 'tests/server/recap-requests/recap-requests.test.ts'],
  },
  {
    path: 'server/recap-requests/receive-recap.ts',
    rule: 'a file answers those requests alone of which it has rows',
    right: '[...byRequest].filter(([, own]) => own.length > 0)',
    wrong: '[...byRequest]',
    tests: ['sqlite', 'tests/server/recap-requests/recap-requests.test.ts'],
  },
  {
    path: 'server/recap-requests/ask-recap.ts',
    rule: 'a request for more canteens than one that waits is another',
    right: 'same.length === wanted.size && ',
    wrong: '',
    tests: ['sqlite', 'tests/server/recap-requests/recap-requests.test.ts'],
  },
  {
    path: 'server/imports/recap-attempt.ts',
    rule: 'a row that is stored whole is not stored again as nothing',
    right: "(similar === 'allow' && compared.missingCents > 0)",
    wrong: "similar === 'allow'",
    tests: ['sqlite', 'tests/server/imports/recap-import.test.ts'],
  },
  {
    path: 'server/imports/recap-comparison.ts',
    rule: 'rows are compared with purchases up to the end of their periods',
    right: "[draft.firstDay ?? '', draft.lastDay ?? '']",
    wrong: "[draft.firstDay ?? '']",
    tests: ['sqlite', 'tests/server/imports/recap-import.test.ts'],
  },
  {
    path: 'server/imports/managed-canteen-check.ts',
    rule: 'a limited token is told which rows are outside of it',
    right: "  else if (!canteen.covered) addCanteenError(validation, 'outside-token', row, key)\n",
    wrong: '',
    tests: ['sqlite', 'tests/server/imports/limited-token.test.ts'],
  },
]
