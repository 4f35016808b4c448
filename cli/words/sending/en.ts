import { counted, number } from '@ma-cantine/lib/messages/english'
import { formatDuration } from './duration.ts'
import type { sendingFr } from './fr.ts'

const names = {
  achats: { one: 'purchase', many: 'purchases' },
  cantines: { one: 'canteen', many: 'canteens' },
} as const

export const sendingEn: typeof sendingFr = {
  nothingSent: 'Nothing was sent. Correct the errors, then import again.',
  accepted: warnings => (warnings ? `stored (${warnings})` : 'stored'),
  stored: (count, kind, seconds) => {
    const { one, many } = names[kind]
    if (count === 0) return `No ${one} to store: the file holds only its header row.`
    return `${counted(count, one, many)} stored in ${formatDuration(seconds, 'en')}`
  },
  diagnosticsStored: (diagnostics, canteens, seconds) => {
    if (canteens === 0) return 'No diagnostic to store: the file holds only its header row.'
    const ofCanteens = counted(canteens, 'canteen', 'canteens')
    return diagnostics === 0
      ? `${ofCanteens} stored, without diagnostics, in ${formatDuration(seconds, 'en')}`
      : `${counted(diagnostics, 'diagnostic', 'diagnostics')} stored for ${ofCanteens} in ${formatDuration(seconds, 'en')}`
  },
  refused: total => `refused by the server (${total})`,
  refusedAdvice: 'Nothing was stored for this file.',
  alreadyImported: 'already imported',
  duplicateFile: count => `This file was already used to import ${counted(count, 'purchase', 'purchases')}:`,
  otherPurchases: count => `and ${counted(count, 'other purchase', 'other purchases')}`,
  duplicateAdvice: 'If you chose the wrong file, take the right one; otherwise there is nothing to do.',
  sendingFailed: 'import interrupted',
  notSent: 'not sent',
  safeToRetry: 'You may run the command again: a file already stored will not be stored twice.',
  imported: (accepted, refused, notSent) => {
    const parts = [
      ...(accepted > 0 ? [`${number(accepted)} stored`] : []),
      ...(refused > 0 ? [`${number(refused)} refused`] : []),
      ...(notSent > 0 ? [`${number(notSent)} not stored`] : []),
    ]
    return `${counted(accepted + refused + notSent, 'file', 'files')}: ${parts.join(', ')}.`
  },
  help: {
    files: 'CSV, TSV, XLSX or ODS files to import, or - for the standard input',
    onError: 'what to do of a file with rows to mend: refuse (send nothing) or skip-rows (send the other rows)',
    rejects: 'file of the rows to mend, with --on-error skip-rows (X.rejets.csv beside the file otherwise)',
    force: 'replace the file of the rows to mend if it exists',
    failOn: 'what stops the sending: error, or warning for warnings too',
    import: 'check files, then store them on the server, which takes the kinds of “ma-cantine schemas” only',
    dryRun: 'show what the import would do, without storing anything',
    idempotencyKey:
      'key of the sending, for a script that tries again: with the same key, the same file is stored only once (a new key for each file otherwise)',
    json: `With --json:
  { ok, server, files: [ { file, sent, … } ] }, where each file also has
  “report” if it was checked and not sent, “answer” if the server answered,
  “rejects” ({ rows, sentRows, file, report }) if rows are to mend,
  or “error” ({ code, message, advice }) if it could not be read or sent.
  If the command cannot start, for want of a token for example: { error }.`,
  },
}
