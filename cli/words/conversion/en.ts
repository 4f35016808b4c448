import { number, plural } from '@ma-cantine/lib/messages/english'
import type { conversionFr } from './fr.ts'

export const conversionEn: typeof conversionFr = {
  notConverted: 'not converted',
  converted: (rows, to) => `converted to the format ${to} (${plural(rows, '1 row', `${number(rows)} rows`)})`,
  same: format => `already in the format ${format}, nothing to convert`,
  convertedFile: file => `Converted file: ${file}`,
  otherData: {
    message: 'This is no file of purchases, the only data that have several formats.',
    advice: 'To see what a file must hold: ma-cantine schemas',
  },
  otherNames: {
    message: 'This file names canteens in another way than the format asked for: one by id, the other by SIRET.',
    advice: 'Convert to “2026”, which keeps the names of the file.',
  },
  unsayable: (rows, to) =>
    plural(
      rows,
      `1 row cannot be said in the format ${to}: nothing was written.`,
      `${number(rows)} rows cannot be said in the format ${to}: nothing was written.`,
    ),
  leftOut: rows => plural(rows, '1 row was left out:', `${number(rows)} rows were left out:`),
  row: (row, reason) => `row ${row}: ${reason}`,
  otherRows: rows => plural(rows, 'and 1 other row', `and ${number(rows)} other rows`),
  leaveOutAdvice: 'To convert the other rows, add --leave-out.',
  oneOutput: {
    message: 'With --output, only one file can be converted at a time.',
    advice: 'Without this option, each converted file is written beside its original.',
  },
  standardOutputTwice: {
    message: 'The converted file and the JSON report cannot both be on the standard output.',
    advice: 'Write the converted file elsewhere with --output.',
  },
  help: {
    convert: 'converts purchases files to another format, without loss or telling what is lost',
    files: 'purchases files (CSV, XLSX, ODS), or - from the standard input to the standard output',
    to: 'format wanted: 2025, 2026 (canteens named as in the file), 2026-siret or 2026-id',
    toArgument: 'format',
    leaveOut: 'leaves out the rows that the other format cannot say, instead of refusing the file',
    output: 'writes the converted file under this name (name.FORMAT.csv otherwise), - for the standard output',
    json: `With --json: { ok, files: [ { file, outcome, from, to, output, rows, converted,
  unsayableRows, unsayable: [ { row, code, value, message } ] } ] }, where outcome is converted, same, wrong,
  other-data, other-names or unsayable.`,
  },
}
