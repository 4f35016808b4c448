import type { KeepReason, KeptRow } from '@ma-cantine/lib/imports/import-record'
import type { Words } from './fr.ts'

const number = (value: number): string => value.toLocaleString('en')
const counted = (count: number, one: string, many: string): string => `${number(count)} ${count === 1 ? one : many}`
const the: Record<KeptRow['entity'], string> = {
  canteens: 'The canteen',
  diagnostics: 'The diagnostic',
  purchases: 'The purchase',
}

const keepReasons: Record<KeepReason, string> = {
  edited: 'changed since',
  deleted: 'deleted since',
  'in-use': 'other data depend on it',
  'not-manager': 'you no longer manage this canteen',
}

export const en: Words = {
  open: 'Undo this import',
  title: 'Undo this import?',
  text: 'What it created will be removed, what it changed will be as before. What you have changed since will stay as it is.',
  confirm: 'Yes, undo the import',
  keep: 'No, keep the import',
  working: 'Undoing…',
  doneTitle: 'Import undone',
  removed: count => counted(count, 'created item was removed', 'created items were removed'),
  restored: count => counted(count, 'changed item was restored', 'changed items were restored'),
  nothing: 'Nothing was removed nor restored.',
  kept: count => (count === 1 ? '1 item stayed as it is:' : `${number(count)} items stayed as they are:`),
  keptRow: (entity, name, reason, row) =>
    `${the[entity]}${name === null ? '' : ` “${name}”`}${row === null ? '' : ` (row ${number(row)})`}: ${keepReasons[reason]}`,
  otherKept: count => `and ${counted(count, 'other', 'others')}.`,
  emailsCancelled: count => (count === 1 ? '1 message will not leave.' : `${number(count)} messages will not leave.`),
  emailsSent: count => (count === 1 ? '1 message had already left.' : `${number(count)} messages had already left.`),
  failed: 'The import could not be undone',
  unreachable: 'The service does not answer. Try again in a moment.',
}
