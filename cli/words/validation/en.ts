import { counted, number, plural } from '@ma-cantine/lib/messages/english'
import { quoteEn as q } from '../quotes.ts'
import type { validationFr } from './fr.ts'

export const validationEn: typeof validationFr = {
  mayBeImported: file => `This file may be imported: ma-cantine import ${file}`,
  checked: (valid, toMend, unreadable) => {
    const parts = [
      ...(valid > 0 ? [`${number(valid)} valid`] : []),
      ...(toMend > 0 ? [`${number(toMend)} to be corrected`] : []),
      ...(unreadable > 0 ? [`${number(unreadable)} unreadable`] : []),
    ]
    return `${counted(valid + toMend + unreadable, 'file', 'files')} checked: ${parts.join(', ')}.`
  },
  expectedColumns: kind => `Expected columns and values: ma-cantine schemas ${kind}`,
  mendAndCheckAgain: 'Correct in your spreadsheet, save, then check again.',
  failedOnWarning: 'With --fail-on warning, a warning stops the command as an error does.',
  ignoreWarnings: codes => `To leave out these warnings: --ignore ${codes}`,
  online: {
    failed: ({ message, advice }) =>
      `Not compared with the stored data: only the file was checked. ${message} ${advice}`,
    notOurs: file => `${file}: not compared with the stored data, as it is none of our import files.`,
  },
  known: count =>
    plural(
      count,
      '1 error or warning known already is not shown (--baseline).',
      `${number(count)} errors and warnings known already are not shown (--baseline).`,
    ),
  noBaseline: file => ({
    message: `${q(file)} is no baseline written by --write-baseline.`,
    advice: 'Write one: ma-cantine validate --write-baseline baseline.json, followed by your files.',
  }),
  baselineTooLarge: (file, maximum) => ({
    message: `${q(file)} has more than ${number(maximum)} errors or warnings: they cannot all be compared.`,
    advice: 'Correct the most frequent error first, or leave warnings out with --ignore.',
  }),
  baselineOnline: {
    message: 'What the server says cannot be compared with a baseline.',
    advice: 'Keep --online, or else --baseline and --write-baseline.',
  },
  twoFormats: {
    message: 'The options --json and --format ask for two different reports in the same place.',
    advice: 'Keep one of them, or write the second report to a file with --report.',
  },
  wouldOverwrite: file => ({
    message: `The report cannot be written to ${q(file)}: it is one of the files checked, their schema or another report.`,
    advice: 'Choose another name for the report.',
  }),
  notAnnotatable: {
    message: 'Only an XLSX workbook can be given back with its wrong cells marked, and only one at a time.',
    advice:
      'Check an XLSX file with a sheet that is recognised, or choose another report, for example --report html=report.html.',
  },
  help: {
    baseline: 'shows only what is not in this baseline; the exit code too depends on that alone',
    writeBaseline: 'writes the baseline of what is found to this file, without your data, for --baseline',
    filesToCheck: 'CSV, TSV, XLSX or ODS files, folders or patterns (“purchases/*.csv”); - for the standard input',
    validate: 'check files, sending nothing except with --online',
    online:
      'also compare the files with the data stored on the server, storing nothing: unknown canteens, rights, purchases stored already',
    maxErrors: 'number of errors detailed per file; totals are always whole',
    failOn: 'what makes the command fail (exit code 1): error, warning (warnings too) or never (no data)',
    format: 'form of the report: ',
    reportOutput: 'writes the report to this file rather than to the standard output',
    report:
      'also writes the report to a file, for example html=report.html, or annotated=copy.xlsx: the checked workbook with its wrong cells marked; may be repeated',
    reportArgument: 'format=file',
    quiet: 'show only one line per file to be corrected',
  },
}
