import { formatDay } from '@ma-cantine/lib/messages/dates'
import { canteensEn } from './canteens/en.ts'
import { chooserEn } from './chooser/en.ts'
import { diagnosticsEn } from './diagnostics/en.ts'
import { isFull, type Words } from './fr.ts'
import { importsEn } from './imports/en.ts'
import { invoicesEn } from './invoices/en.ts'
import { mappingsEn } from './mapping/en.ts'
import { purchasesEn } from './purchases/en.ts'
import { declareEn } from './teledeclaration/en.ts'
import { wasteEn } from './waste/en.ts'

const number = (value: number, digits = 0): string => value.toLocaleString('en-GB', { maximumFractionDigits: digits })
const plural = (count: number, one: string, many: string): string => `${number(count)} ${count === 1 ? one : many}`
const q = (text: string): string => `“${text}”`

const datum = {
  achats: { one: 'purchase', many: 'purchases' },
  cantines: { one: 'canteen', many: 'canteens' },
} as const

const duration = (seconds: number): string => `${number(Math.max(seconds, 0.1), seconds < 10 ? 1 : 0)} s`

const checkTheNetwork = 'Check your connection and the address of the server, then try again.'

export const en: Words = {
  steps: {
    check: 'Checking',
    send: 'Sending',
    save: 'Being stored by the server',
    list: 'Reading',
    delete: 'Deleting',
    declare: 'Declaring',
  },
  bytes: bytes =>
    bytes >= 1e6 ? `${number(bytes / 1e6, 1)} MB` : bytes >= 1e3 ? `${number(bytes / 1e3)} kB` : `${number(bytes)} B`,
  bytesOf: (done, total) => `${done} of ${total}`,
  readingTerminal: 'Reading the standard input: paste the content of the file, then Ctrl-D.',

  standardInput: 'standard input',
  unreadable: 'unreadable',
  fileNotFound: file => ({
    message: `The file ${q(file)} cannot be found.`,
    advice: 'Check its name and the folder it is in.',
  }),
  isADirectory: file => ({
    message: `${q(file)} is a folder, not a file.`,
    advice: `Name the files in it, for example ${q(`${file.replace(/\/$/, '')}/*.csv`)}.`,
  }),
  emptyFolder: folder => ({
    message: `The folder ${q(folder)} holds no file to check.`,
    advice: 'The files checked in a folder are those whose name ends in .csv, .tsv, .xlsx or .ods.',
  }),
  notPermitted: file => ({
    message: `You are not allowed to read the file ${q(file)}.`,
    advice: 'Ask its owner for that right, or copy it to one of your folders.',
  }),
  unreadableFile: (file, code) => ({
    message: `The file ${q(file)} could not be read (${code}).`,
    advice: 'Check that it opens in another program, then try again.',
  }),
  standardInputTwice: {
    message: 'The standard input (-) can be read only once.',
    advice: 'Keep a single dash in the list of files.',
  },

  mayBeImported: file => `This file may be imported: ma-cantine import ${file}`,
  checked: (valid, toMend, unreadable) => {
    const parts = [
      ...(valid > 0 ? [`${number(valid)} valid`] : []),
      ...(toMend > 0 ? [`${number(toMend)} to be corrected`] : []),
      ...(unreadable > 0 ? [`${number(unreadable)} unreadable`] : []),
    ]
    return `${plural(valid + toMend + unreadable, 'file', 'files')} checked: ${parts.join(', ')}.`
  },
  badSchema: (file, reasons) => ({
    message: `The schema ${q(file)} cannot be used${reasons > 1 ? `, for ${number(reasons)} reasons` : ''}:`,
    advice: 'Nothing was done. What a schema may hold is described in schemas/README.md.',
  }),
  schemaTooLarge: (file, bytes) => ({
    message: `The schema ${q(file)} is larger than the limit of ${number(bytes / 1024 / 1024)} MiB.`,
    advice: 'Check that it is a schema, and not a data file.',
  }),
  notOurSchema: {
    older: (file, { name, version }, bundledVersion, inForce) =>
      `The schema ${q(file)} is an older version (${version}) of ${q(name)}: files are checked by it, without the rules between columns. The version in force is ${bundledVersion}: use ${inForce}.`,
    newer: (file, { name, version }, bundledVersion) =>
      `The schema ${q(file)} is a newer version (${version}) of ${q(name)} than that of this command (${bundledVersion}): files are checked by it, without the rules between columns. Update ma-cantine.`,
    altered: (file, { name }, bundledVersion, inForce) =>
      `The schema ${q(file)} has the name ${q(name)}, but is not that of version ${bundledVersion}: files are checked by it, without the rules between columns. For the schema in force, use ${inForce}.`,
  },
  expectedColumns: kind => `Expected columns and values: ma-cantine schemas ${kind}`,
  mendAndCheckAgain: 'Correct in your spreadsheet, save as CSV, then check again.',

  notFixed: 'not mended',
  fixed: (changes, remaining) => {
    const made = plural(changes, 'fix', 'fixes')
    if (changes === 0) return remaining ? `nothing could be mended (${remaining})` : 'valid, nothing to mend'
    return remaining ? `partly mended (${made}, ${remaining} left)` : `mended (${made}), now valid`
  },
  fixGroup: (title, count, safe) => `${title} (${plural(count, 'fix', 'fixes')}${safe ? '' : ', to be checked'})`,
  columnAt: letter => `column ${letter}`,
  change: (place, from, to) => {
    if (from === null) return `${place}: ${q(to ?? '')} added`
    return to === null ? `${place}: ${q(from)} removed` : `${place}: ${q(from)} → ${q(to)}`
  },
  otherChanges: count => `and ${plural(count, 'other', 'others')}`,
  remainingErrors: total => `Left to mend by hand: ${total}`,
  errorsToMend: 'To mend by hand:',
  fixedFile: file => `Mended file: ${file}`,
  originalKept: file => `Original kept: ${file}`,
  patchFile: file => `List of the fixes: ${file}`,
  nothingWritten: 'Nothing was written: run again without --dry-run to get the mended file.',
  outputInPlace: {
    message: 'The options --output and --in-place do not go together.',
    advice: 'Keep --output to write elsewhere, or --in-place to replace the original.',
  },
  oneOutput: {
    message: 'With --output, only one file can be mended at a time.',
    advice: 'Without this option, each mended file is written beside its original.',
  },
  standardInputInPlace: {
    message: 'The standard input (-) cannot be mended in place.',
    advice: 'Leave out --in-place: the mended file is written to the standard output.',
  },
  standardOutputTwice: {
    message: 'The mended file and the JSON report cannot both take the standard output.',
    advice: 'Write the mended file elsewhere with --output.',
  },

  nothingSent: 'Nothing was sent. Correct the errors, then import again.',
  accepted: warnings => (warnings ? `stored (${warnings})` : 'stored'),
  stored: (count, kind, seconds) => {
    const { one, many } = datum[kind]
    if (count === 0) return `No ${one} to store: the file holds only its header row.`
    return `${plural(count, one, many)} stored in ${duration(seconds)}`
  },
  diagnosticsStored: (diagnostics, canteens, seconds) => {
    if (canteens === 0) return 'No diagnostic to store: the file holds only its header row.'
    const ofCanteens = plural(canteens, 'canteen', 'canteens')
    return diagnostics === 0
      ? `${ofCanteens} stored, without diagnostics, in ${duration(seconds)}`
      : `${plural(diagnostics, 'diagnostic', 'diagnostics')} and ${ofCanteens} stored in ${duration(seconds)}`
  },
  refused: total => `refused by the server (${total})`,
  refusedAdvice: 'Nothing was stored for this file.',
  alreadyImported: 'already imported',
  duplicateFile: count => `This file was already used to import ${plural(count, 'purchase', 'purchases')}:`,
  otherPurchases: count => `and ${plural(count, 'other purchase', 'other purchases')}`,
  duplicateAdvice: 'If you chose the wrong file, take the right one; otherwise there is nothing to do.',
  date: date => formatDay(date, 'en'),
  euros: value => value.toLocaleString('en-GB', { style: 'currency', currency: 'EUR' }),
  imports: importsEn,
  canteens: canteensEn,
  mappings: mappingsEn,
  invoices: invoicesEn,
  purchases: purchasesEn,
  waste: wasteEn,
  diagnostics: diagnosticsEn,
  declare: declareEn,
  chooser: chooserEn,
  sendingFailed: 'import interrupted',
  notSent: 'not sent',
  safeToRetry: 'You may run the command again: a file already stored will not be stored twice.',
  imported: (accepted, refused, notSent) => {
    const parts = [
      ...(accepted > 0 ? [`${number(accepted)} stored`] : []),
      ...(refused > 0 ? [`${number(refused)} refused`] : []),
      ...(notSent > 0 ? [`${number(notSent)} not stored`] : []),
    ]
    return `${plural(accepted + refused + notSent, 'file', 'files')}: ${parts.join(', ')}.`
  },

  askServer: proposed => `Address of the server [${proposed}]: `,
  askToken: server => `Personal access token for ${server} (it does not show): `,
  signedIn: (name, server) => `You are signed in to ${server} as ${name}.`,
  tokenStored: path => `The token is stored in ${path}, readable by you alone.`,
  signedOut: server =>
    `The token for ${server} is gone from this computer. To make it useless elsewhere, revoke it in your account.`,
  wasNotSignedIn: server => `No token was stored for ${server}.`,
  unencrypted: server =>
    `Beware: ${server} is not encrypted, your token can be read on its way. Prefer an https address.`,
  tokenMissing: server => ({
    message: `No access token is known for ${server}.`,
    advice: 'Run “ma-cantine login”, or put your token in the variable MA_CANTINE_TOKEN.',
  }),
  badToken: {
    message: 'The token given is empty or badly copied.',
    advice: 'Create a personal access token in your account and copy it whole.',
  },
  tokenRefused: server => ({
    message: `${server} did not recognise this access token.`,
    advice: 'It may be badly copied, expired or revoked: create a new one in your account.',
  }),
  cannotAsk: {
    message: 'The access token cannot be asked for here: there is no terminal to answer.',
    advice: 'Give it on the standard input with --token-stdin.',
  },
  noAnswer: { message: 'No answer came: the input is closed.', advice: 'Run the command again.' },
  badServerAddress: text => ({
    message: `${q(text)} is not the address of a server.`,
    advice: 'Write it whole, for example https://ma-cantine.agriculture.gouv.fr.',
  }),
  credentialsUnreadable: path => ({
    message: `The file of tokens, ${path}, could not be read.`,
    advice: 'Remove it, then run “ma-cantine login”.',
  }),

  signInRefused: (server, detail) => ({
    message: `${server} refused access${detail ? `: ${detail}` : '.'}`,
    advice:
      'Your token may be expired, revoked or without the rights it takes (user:read and import:write): create a new one in your account, then run “ma-cantine login”.',
  }),
  serverUnreachable: server => ({ message: `The server ${server} does not answer.`, advice: checkTheNetwork }),
  serverUnknown: server => ({
    message: `The server ${server} does not exist, or your connection is down.`,
    advice: checkTheNetwork,
  }),
  serverTooSlow: (server, seconds) => ({
    message: `The server ${server} did not answer in ${number(seconds, 1)} s.`,
    advice: 'Try again later, or wait longer with --timeout.',
  }),
  connectionLost: server => ({ message: `The connection with ${server} was cut.`, advice: checkTheNetwork }),
  certificateRefused: server => ({
    message: `The security certificate of ${server} is not trusted.`,
    advice: 'Check the address, or ask your IT department.',
  }),
  unexpectedAnswer: server => ({
    message: `The answer of ${server} is not that of ma cantine.`,
    advice: 'Check the address of the server; if it is right, try again later.',
  }),
  serverError: (server, status) => ({
    message: `An error occurred on the server ${server} (${status}).`,
    advice: 'Try again later.',
  }),
  tooManyRequests: server => ({
    message: `The server ${server} receives too many requests.`,
    advice: 'Try again in a few minutes.',
  }),
  fileTooLarge: server => ({
    message: `The file is too large for ${server}.`,
    advice: 'Cut the file into several smaller ones, each with its header row.',
  }),
  badRequest: messages => ({
    message: `The server refused the request: ${messages.join(' ')}`,
    advice: 'Check that the command and the server are up to date.',
  }),

  schemasTitle: 'The files that can be imported',
  columns: count => plural(count, 'column', 'columns'),
  schemaVersion: version => `version ${version}`,
  schemasMore: 'Details of a kind of file: ma-cantine schemas achats — empty file: ma-cantine template achats',
  explanationsTitle: 'What the check and the import can find',
  explanationsMore: 'The page of an error: ma-cantine explain pattern',
  failedOnWarning: 'With --fail-on warning, a warning stops the command as an error does.',
  ignoreWarnings: codes => `To leave out these warnings: --ignore ${codes}`,
  explainMore: code => `To know more: ma-cantine explain ${code}`,
  unknownCode: (code, nearest) => ({
    message: `${q(code)} is not a known error code.`,
    advice: `Did you mean ${q(nearest)}? “ma-cantine explain” lists the codes.`,
  }),
  required: 'required',
  optional: 'optional',
  unique: 'no duplicates',
  types: { string: 'text', integer: 'whole number', number: 'number', date: 'date', year: 'year' },
  expected: expectation => `Expected: ${expectation}`,
  allowed: values => `Values: ${values.join(', ')}`,
  example: example => `Example: ${example}`,
  online: {
    failed: ({ message, advice }) =>
      `Not compared with the stored data: only the file was checked. ${message} ${advice}`,
    workbook: file => `${file}: a workbook is not compared with the stored data; save its sheet as “CSV UTF-8”.`,
    notOurs: file => `${file}: not compared with the stored data, as it is none of our import files.`,
  },
  workbookNotImportable: {
    message: 'A workbook can be checked, but not imported yet.',
    advice: 'In your spreadsheet, save the sheet as “CSV UTF-8”, then import that file.',
  },
  unknownKind: (kind, known, nearest) => ({
    message: `${q(kind)} is not a known kind of file.`,
    advice: `Choose among ${known.join(', ')} (the nearest is ${q(nearest)}), or give the path of a schema of your own, a JSON file, for example ./my-schema.json.`,
  }),
  templateWritten: file => `The template is written in ${file}.`,
  fileExists: file => ({
    message: `The file ${q(file)} already exists: it was left as it is.`,
    advice: 'Choose another name, or replace it with --force.',
  }),
  twoFormats: {
    message: 'The options --json and --format ask for two different reports in the same place.',
    advice: 'Keep one of them, or write the second report to a file with --report.',
  },
  wouldOverwrite: file => ({
    message: `The report cannot be written to ${q(file)}: it is one of the files checked, their schema or another report.`,
    advice: 'Choose another name for the report.',
  }),
  cannotWriteOutput: code => ({
    message: `The standard output could not be written whole (${code}).`,
    advice: 'Check the space left on the disk, then run the command again.',
  }),
  cannotWrite: (file, code) => ({
    message: `The file ${q(file)} could not be written (${code}).`,
    advice: isFull(code)
      ? 'The disk is full: make room, then run the command again.'
      : 'Check that the folder exists and that you may write in it.',
  }),

  bug: reason => ({
    code: 'bug',
    message: `The command stopped on an unforeseen error: ${reason}`,
    advice: 'Run it again with MA_CANTINE_DEBUG=1 and send us what it shows.',
  }),

  oldNode: (found, needed) => ({
    code: 'old-node',
    message: `ma-cantine does not run on Node ${found}, which is too old.`,
    advice: `Install Node ${needed} or later, then run the command again.`,
  }),

  usage: {
    unknownOption: option => `There is no option ${q(option)}.`,
    unknownCommand: command => `There is no command ${q(command)}.`,
    missingArgument: argument => `An argument is missing: ${argument}.`,
    optionMissingArgument: option => `The option ${q(option)} needs a value.`,
    excessArguments: 'The command received too many arguments.',
    invalidArgument: (option, value, why) => `The value ${q(value)} does not suit the option ${q(option)}: ${why}`,
    suggestion: names => `Did you mean ${q(names)}?`,
    seeHelp: command => `For the commands and options: ${command} --help`,
    oneOf: values => `choose among ${values.join(', ')}.`,
    schema: (kinds, nearest) =>
      `choose among ${kinds.join(', ')} (the nearest is ${q(nearest)}), or give the path of a schema of your own, a JSON file, for example ./my-schema.json.`,
    reportFile: formats =>
      `write a format, the = sign and a file, for example sarif=report.sarif; formats: ${formats.join(', ')}.`,
    notWarning: code => `${q(code)} is an error: only warnings can be ignored.`,
    unknownWarning: (text, nearest, codes) =>
      `${q(text)} is no warning; did you mean ${q(nearest)}? Warnings: ${codes.join(', ')}.`,
    wholeNumber: 'write a whole number, 0 or more.',
    seconds: 'write a number of seconds, between 0.1 and 86,400.',
  },
  help: {
    headings: {},
    groups: {
      files: 'Your files:',
      data: 'Your stored data:',
      help: 'Understanding the files:',
      signIn: 'Signing in, and help:',
    },
    usage: '[options]',
    programUsage: '<command> [options]',
    program: 'Checks, mends and imports the files of purchases, canteens and diagnostics of “ma cantine”.',
    version: 'show the version',
    help: 'show this help',
    helpCommand: 'show the help of a command',
    commandArgument: 'command',
    json: 'write one JSON object, and nothing else, on the standard output',
    lang: 'language of the messages, fr or en (fr, or as LC_ALL and LANG say)',
    noColor: 'use no colours (or variable NO_COLOR)',
    noInput: 'never ask a question',
    filesArgument: 'files',
    files: 'CSV files to read, or - for the standard input',
    filesToCheck: 'CSV, TSV, XLSX or ODS files, folders or patterns (“purchases/*.csv”); - for the standard input',
    sheet: 'name of the sheet to check in a workbook (recognised by its first row otherwise)',
    sheetArgument: 'name',
    kindArgument: 'kind',
    kindOrSchema:
      'achats, cantines, diagnostics… (“ma-cantine schemas” lists them), or path of a schema of your own: a Table Schema JSON file',
    validate: 'check files, sending nothing except with --online',
    online:
      'also compare the files with the data stored on the server, storing nothing: unknown canteens, rights, purchases stored already',
    fix: 'mends files: writes the mended file and the list of fixes beside the original',
    filesToFix: 'CSV files to mend, or - from the standard input to the standard output',
    fixOutput: 'writes the mended file under this name (name.corrigé.csv otherwise)',
    inPlace: 'replaces the original, kept as name.csv.orig',
    noPatch: 'does not write the list of fixes (name.corrections.csv)',
    dryRun: 'shows the fixes without writing anything',
    unsafe: 'also accepts fixes to be checked: nearest value, two-digit year…',
    fixForce: 'replaces mended files that already exist',
    maxChanges: 'number of fixes detailed per file in the JSON; totals are always complete',
    anySchema:
      'kind of the files (told by the header otherwise), or path of a schema of your own: a Table Schema JSON file',
    maxErrors: 'number of errors detailed per file; totals are always whole',
    maxErrorsArgument: 'number',
    failOn: 'what makes the command fail (exit code 1): error, warning (warnings too) or never (no data)',
    failOnImport: 'what stops the sending: error, or warning for warnings too',
    failOnArgument: 'level',
    ignore: 'leaves out these warnings, separated by commas; may be repeated',
    ignoreArgument: 'codes',
    strict: 'refuses the cells that the schema refuses, even where their meaning is certain',
    format: 'form of the report: ',
    formatArgument: 'format',
    reportOutput: 'writes the report to this file rather than to the standard output',
    report: 'also writes the report to a file, for example html=report.html; may be repeated',
    reportArgument: 'format=file',
    quiet: 'show only one line per file to be corrected',
    import: 'check files, then store them on the server, which takes the kinds of “ma-cantine schemas” only',
    dryRunImport: 'show what the import would do, without storing anything',
    similar:
      'what to do of rows whose very purchase is stored already: refuse (the file), skip (leave these rows out) or allow (store them too)',
    similarArgument: 'choice',
    idempotencyKey:
      'key of the sending, for a script that tries again: with the same key, the same file is stored only once (a new key for each file otherwise)',
    idempotencyKeyArgument: 'key',
    canteens: 'list the canteens you manage, show one or export them',
    canteensList: 'list your canteens, by name',
    canteensShow: 'show a canteen and what its managers say of it',
    canteensExport: 'write your canteens in a file of the format of imports, to change and to import again',
    search: 'words of the name, or digits of the SIRET',
    searchArgument: 'words',
    canteen: 'number of the canteen, as “ma-cantine canteens” gives it, or its SIRET',
    canteenArgument: 'canteen',
    canteenLimit: 'number of canteens shown',
    canteenLimitArgument: 'number',
    exportOutput: 'writes to this file (cantines.csv otherwise); its name gives the format',
    exportFormat: 'format of the file: csv, ods or xlsx (by the name of the file, or csv)',
    mapping:
      'mapping of columns: the name of one of yours (“ma-cantine mappings”) or a JSON file, for the files of another program',
    mappingArgument: 'mapping',
    mappings: 'keeps the mappings between the columns of your programs and ours',
    mappingsList: 'lists your mappings, and those that your teams share',
    mappingsShow: 'shows a mapping, column by column',
    mappingsSave: 'proposes a mapping for a file (--from), or keeps one in your account (--file)',
    mappingsDelete: 'deletes a mapping',
    mappingName: 'name of the mapping',
    mappingFrom: 'file of your program: the proposed mapping is written in NAME.json, to be read',
    mappingFile: 'mapping file to keep in your account, under this name',
    mappingKind: 'kind of file to fill',
    mappingOutput: 'writes the proposed mapping in this file (NAME.json otherwise)',
    mappingCanteen: 'number of the canteen with whose team to share it',
    imports: 'list the imports you made, show one or undo it',
    importsList: 'list your imports, latest first',
    importsShow: 'show an import: its figures, its errors, what undoing it did',
    importChanges: 'shows what it created and changed as well, value by value',
    importPage: 'page of the changes, 20 on each',
    importPageArgument: 'number',
    importsUndo: 'undo an import: remove what it created, put back what it changed',
    importId: 'number of the import, as “ma-cantine imports” gives it',
    importIdArgument: 'number',
    importLimit: 'number of imports shown, 100 at most',
    importLimitArgument: 'number',
    server: 'address of the server (or variable MA_CANTINE_SERVER, or that of “login”)',
    serverArgument: 'address',
    token:
      'access token; prefer the variable MA_CANTINE_TOKEN or “login”: a command line is visible to other users and stays in the history',
    tokenArgument: 'token',
    timeout: 'longest wait for the answer of the server',
    timeoutArgument: 'seconds',
    login: 'store your personal access token on this computer',
    tokenStdin: 'read the token on the standard input, for scripts',
    logout: 'erase your access token from this computer',
    schemas: 'list the kinds of files, or describe the columns of one, or of a schema of your own',
    explain: 'explain an error: what it means, where it comes from, how to mend it',
    codeArgument: 'code',
    code: 'code of an error, as the JSON report gives it',
    template: 'give an empty file, with its header row',
    output: 'write to this file rather than to the standard output',
    outputArgument: 'file',
    force: 'replace the file if it exists',
    byDefault: value => `default: ${value}`,
    exitCodes: `Exit codes:
  0   all is well
  1   data refused: a file to correct or already imported, a share under its minimum
  2   wrong command line, file missing or unreadable
  3   sign-in or rights not sufficient
  5   network or server down: trying again later makes sense
  70  unforeseen error (MA_CANTINE_DEBUG=1 shows the details)
  130 interrupted by Ctrl-C`,
    importJson: `With --json:
  { ok, server, files: [ { file, sent, … } ] }, where each file also has
  “report” if it was checked and not sent, “answer” if the server answered,
  or “error” ({ code, message, advice }) if it could not be read or sent.
  If the command cannot start, for want of a token for example: { error }.`,
  },
}
