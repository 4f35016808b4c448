import { number, plural } from '@ma-cantine/lib/messages/english'
import type { conversionFr } from './fr.ts'

export const conversionEn: typeof conversionFr = {
  notConverted: 'not converted',
  converted: (rows, to) => `converted to the format ${to} (${plural(rows, '1 row', `${number(rows)} rows`)})`,
  same: format => `already in the format ${format}, nothing to convert`,
  convertedFile: file => `Converted file: ${file}`,
  otherNames: {
    message: 'This file names canteens in another way than the format asked for: one by id, the other by SIRET.',
    advice: 'Convert to “2026”, which keeps the names of the file.',
  },
  unsayable: (rows, to) =>
    plural(
      rows,
      `1 row cannot be said in full in the format ${to}: nothing was written.`,
      `${number(rows)} rows cannot be said in full in the format ${to}: nothing was written.`,
    ),
  leftOut: rows => plural(rows, '1 row was left out.', `${number(rows)} rows were left out.`),
  inPart: rows =>
    plural(
      rows,
      '1 row was written without what this format cannot say.',
      `${number(rows)} rows were written without what this format cannot say.`,
    ),
  row: (row, reason) => `row ${row}: ${reason}`,
  otherRows: rows => plural(rows, 'and 1 other row', `and ${number(rows)} other rows`),
  leaveOutAdvice: 'To convert the rest, add --leave-out.',
  wrongCanteens: file => ({
    message: `“${file}” is no file of canteens without errors.`,
    advice: 'The file that “ma-cantine canteens export” writes will do.',
  }),
  oneOutput: {
    message: 'With --output, only one file can be converted at a time.',
    advice: 'Without this option, each converted file is written beside its original.',
  },
  standardOutputTwice: {
    message: 'The converted file and the JSON report cannot both be on the standard output.',
    advice: 'Write the converted file elsewhere with --output.',
  },
  help: {
    convert: 'converts files of purchases, diagnostics or canteens, without loss or telling what is lost',
    files: 'files (CSV, XLSX, ODS), or - from the standard input to the standard output',
    to: 'format wanted: 2025, 2026 (canteens named as in the file), 2026-siret or 2026-id',
    toArgument: 'format',
    leaveOut: 'leaves out what the other format cannot say, instead of refusing the file',
    canteens:
      'your canteens (see canteens export), to write diagnostics that only name them in the format of 2025; without this file, your account is asked for them if you are signed in',
    canteensArgument: 'file',
    output: 'writes the converted file under this name (name.FORMAT.csv otherwise), - for the standard output',
    json: `With --json: { ok, files: [ { file, outcome, from, to, output, rows, converted,
  unsayableRows, partRows, unsayable: [ { row, code, value, message } ] } ] }, where outcome is converted, same,
  wrong, other-names, needs-canteens, needs-places, only-format or unsayable;
  partRows counts the rows written in part.`,
  },
}
