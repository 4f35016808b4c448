import { counted, fileSize, plural } from '@ma-cantine/lib/messages/english'
import { quoteEn as q } from '../quotes.ts'
import type { certificationFr } from './fr.ts'

const value = (text: string): string => (text === '' ? 'an empty cell' : q(text))

export const certificationEn: typeof certificationFr = {
  suite: (version, cases) => `Certification suite ${version}: ${counted(cases, 'case', 'cases')}`,
  howToRun:
    'Export each case to a file of its name (cas-01.csv, .tsv, .xlsx or .ods), then: ma-cantine certify run FOLDER',
  howToShow: 'What a case says: ma-cantine certify show cas-01',
  format: name => `Format: ${name} (columns: ma-cantine schemas ${name})`,
  file: name => `File to export: ${name}.csv, .tsv, .xlsx or .ods`,
  unknownCase: (name, names) => ({
    message: `There is no case ${q(name)}.`,
    advice: `Cases go from ${names[0]} to ${names.at(-1)}. “ma-cantine certify list” gives them.`,
  }),
  noFolder: path => ({
    message: `The folder ${q(path)} cannot be found.`,
    advice: 'Give the folder of the exported files, one for each case.',
  }),
  needsProduct: {
    message: 'A certificate says which program it is about.',
    advice: 'Add its name and version, for example --product "Menus 4.2".',
  },
  product: 'write a name and a version, in 100 characters at most, without invisible characters.',
  passed: 'passed',
  failed: 'to be corrected',
  missing: 'missing',
  noFile: name => `There is no file ${name}.csv, .tsv, .xlsx or .ods in the folder.`,
  exportIt: name => `What it must hold: ma-cantine certify show ${name}`,
  severalFiles: names => `Several files answer this case: ${names.join(', ')}.`,
  keepOne: 'Keep one of them.',
  tooLarge: bytes => `The file is larger than ${fileSize(bytes)}: it is not that of a case.`,
  notAFile: 'This is not a regular file.',
  otherValue: (row, column, read, expected) =>
    `row ${row}, column ${q(column)}: ${value(read)} instead of ${value(expected)}`,
  unexpectedRow: (row, values) => `row ${row} should not be there: ${values}`,
  missingRow: values => `missing row: ${values}`,
  otherDifferences: count => `and ${counted(count, 'other difference', 'other differences')}`,
  mend: name => `Mend the export of your program, not the file. What the case says: ma-cantine certify show ${name}`,
  totals: (passed, all) =>
    passed === all
      ? `All ${counted(all, 'case', 'cases')} of the suite passed.`
      : `${counted(passed, 'case', 'cases')} passed of ${counted(all, 'case', 'cases')}.`,
  written: (file, key) => [
    `Certificate: ${file}`,
    `It is signed by your key ${key}: publish this fingerprint, so that people know that the certificate is yours.`,
    'It says what you state. Give the files too: anybody can then check everything again with “ma-cantine certify verify”.',
  ],
  badKey: path => ({
    message: `The key ${q(path)} cannot be read.`,
    advice: 'Put it back from a backup, or remove this file: another key, with another fingerprint, will be made.',
  }),
  readableKey: path => ({
    message: `Other users of this machine can read the key ${q(path)}.`,
    advice: `If it may have been copied, remove this file to get another one; otherwise: chmod 600 ${path}`,
  }),
  holds: 'holds',
  doesNotHold: 'does not hold',
  check: {
    altered: 'This is no certificate as the command writes it: it was changed, or it is something else.',
    signature: key => `The signature is right, of the key ${key}`,
    wrongSignature: key => `The signature is not that of the key ${key}: the certificate was changed.`,
    expectedKey: 'The key is the one you gave',
    otherKey: key => `The key is not the one you gave, ${key}.`,
    suite: version => `Suite ${version}, that of this command`,
    olderSuite: (version, own) =>
      `The certificate is about suite ${version}, and this command knows ${own}: check it with the command of its version.`,
    otherSuite: version => `The certificate is about a suite ${version} that differs from that of this command.`,
    cases: count => `All ${counted(count, 'case', 'cases')} of the suite passed`,
    otherCases: 'The certificate is not about exactly the cases of the suite.',
    failedCases: names =>
      plural(names.length, `A case did not pass: ${names[0]}.`, `Some cases did not pass: ${names.join(', ')}.`),
    files: 'The files are those of the certificate, and give the same verdicts',
    otherFiles: names => `These cases have another file, or another verdict: ${names.join(', ')}.`,
    filesOfOtherSuite: 'The files cannot be checked with this command.',
    future: 'Its date is to come: one of the two clocks is wrong.',
  },
  declared: (product, date) => `${product}, as stated by its vendor, on ${date}`,
  statementOnly:
    'The signature tells who states this, and that nothing was changed since; neither that it is true, nor when it was. With --files FOLDER, everything is checked again.',
  help: {
    certify: 'check the exports of a program against a public suite of cases, and certify them',
    list: 'list the cases of the suite',
    show: 'tell what a case asks to export',
    run: 'check a folder in which each case has a file of its name',
    verify: 'check a certificate: its signature, its suite, and the files with --files',
    caseArgument: 'case',
    case: 'name of the case, for example cas-01',
    folderArgument: 'folder',
    folder: 'folder of the exported files',
    certificateArgument: 'certificate',
    certificate: 'file of the certificate',
    output: 'write the signed certificate to this file',
    product: 'name and version of the program, written in the certificate',
    productArgument: 'name',
    files: 'folder of the files, whose digests and verdicts are checked again',
    key: 'fingerprint that the key of the certificate must have, as its vendor publishes it',
    keyArgument: 'fingerprint',
    keyPlace: 'The key that signs is made the first time, and kept in the folder of settings (certify-key.json).',
  },
}
