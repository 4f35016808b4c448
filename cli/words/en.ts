import { accountsEn } from './accounts/en.ts'
import { apiEn } from './api/en.ts'
import { canteenListsEn } from './canteen-lists/en.ts'
import { canteensEn } from './canteens/en.ts'
import { certificationEn } from './certification/en.ts'
import { chooserEn } from './chooser/en.ts'
import { completionEn } from './completion/en.ts'
import { configurationEn } from './configuration/en.ts'
import { conversionEn } from './conversion/en.ts'
import { demonstrationEn } from './demonstration/en.ts'
import { diagnosticsEn } from './diagnostics/en.ts'
import { doctorEn } from './doctor/en.ts'
import { explanationsEn } from './explanations/en.ts'
import { filesEn } from './files/en.ts'
import type { Words } from './fr.ts'
import { homeEn } from './home/en.ts'
import { importsEn } from './imports/en.ts'
import { inspectionEn } from './inspection/en.ts'
import { invoicesEn } from './invoices/en.ts'
import { listsEn } from './lists/en.ts'
import { manualEn } from './manual/en.ts'
import { mappingsEn } from './mapping/en.ts'
import { progressEn } from './output/en.ts'
import { purchasesEn } from './purchases/en.ts'
import { quoteEn as q } from './quotes.ts'
import { requestsEn } from './recap-requests/en.ts'
import { referencesEn } from './references/en.ts'
import { repairEn } from './repair/en.ts'
import { schemasEn } from './schemas/en.ts'
import { sendingEn } from './sending/en.ts'
import { declareEn } from './teledeclaration/en.ts'
import { kitchenReportEn } from './teledeclaration/kitchen-report-en.ts'
import { serverEn } from './transport/en.ts'
import { validationEn } from './validation/en.ts'
import { wasteEn } from './waste/en.ts'
import { watchEn } from './watch/en.ts'
export const en: Words = {
  files: filesEn,
  progress: progressEn,
  validation: validationEn,
  schemas: schemasEn,
  repair: repairEn,
  conversion: conversionEn,
  canteenLists: canteenListsEn,
  certification: certificationEn,
  demonstration: demonstrationEn,
  sending: sendingEn,
  accounts: accountsEn,
  api: apiEn,
  completion: completionEn,
  configuration: configurationEn,
  doctor: doctorEn,
  server: serverEn,
  explanations: explanationsEn,
  imports: importsEn,
  lists: listsEn,
  canteens: canteensEn,
  mappings: mappingsEn,
  invoices: invoicesEn,
  inspection: inspectionEn,
  references: referencesEn,
  manual: manualEn,
  purchases: purchasesEn,
  waste: wasteEn,
  watch: watchEn,
  diagnostics: diagnosticsEn,
  declare: declareEn,
  kitchenReport: kitchenReportEn,
  requests: requestsEn,
  chooser: chooserEn,
  home: homeEn,
  noAnswer: { message: 'No answer came: the input is closed.', advice: 'Run the command again.' },
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
    badArgument: (argument, value, why) => `The value ${q(value)} does not suit the argument ${q(argument)}: ${why}`,
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
    day: 'write a day, for example 2025-03-15, 15/03/2025 or “yesterday”.',
    year: 'write a year of four digits.',
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
    examples: 'Examples:',
    help: 'show this help',
    helpCommand: 'show the help of a command',
    commandArgument: 'command',
    json: 'write one JSON object, and nothing else, on the standard output',
    lang: 'language of the messages, fr or en (or variable MA_CANTINE_LANG, setting, or as LC_ALL and LANG say)',
    profile: 'profile: prod, local or one of yours (or variable MA_CANTINE_PROFILE)',
    profileArgument: 'name',
    noColor: 'use no colours (or variable NO_COLOR)',
    noInput: 'never ask a question',
    verbose: 'write each call of the server on the error output, with the number of its request',
    filesArgument: 'files',
    files: 'CSV files to read, or - for the standard input',
    kindArgument: 'kind',
    anySchema:
      'kind of the files (told by the header otherwise), or path of a schema of your own: a Table Schema JSON file',
    sheet: 'name of the sheet to read in a workbook (recognised by its first row otherwise)',
    sheetArgument: 'name',
    countArgument: 'number',
    failOnArgument: 'level',
    ignore: 'leaves out these warnings, separated by commas; may be repeated',
    ignoreArgument: 'codes',
    strict: 'refuses the cells that the schema refuses, even where their meaning is certain',
    encodingArgument: 'encoding',
    encoding:
      'reads the file in this encoding, instead of the one that its words show: windows-1252, macintosh or ibm850 (MS-DOS)',
    formatArgument: 'format',
    similar:
      'what to do of rows whose very purchase is stored already: refuse (the file), skip (leave these rows out) or allow (store them too)',
    similarArgument: 'choice',
    idempotencyKeyArgument: 'key',
    searchArgument: 'words',
    exportFormat: 'format of the file: csv, ods or xlsx (by the name of the file, or csv)',
    dayArgument: 'day',
    yearArgument: 'year',
    pageArgument: 'number',
    server: 'address of the server (or variable MA_CANTINE_SERVER, profile, setting, or that of “login”)',
    serverArgument: 'address',
    token:
      'access token, until the next major version; prefer the variable MA_CANTINE_TOKEN or “login”: a command line is visible to other users and stays in the history',
    tokenArgument: 'token',
    timeout: 'longest wait for the answer of the server',
    timeoutArgument: 'seconds',
    output: 'write to this file rather than to the standard output',
    outputArgument: 'file',
    force: 'replace the file if it exists',
    byDefault: value => `default: ${value}`,
    exitCodes: `Exit codes:
  0   all is well
  1   data refused: a file to correct or already imported, a share under its minimum
  2   wrong command line or variable, file missing or unreadable
  3   sign-in or rights not sufficient
  5   network or server down: trying again later makes sense
  70  unforeseen error (MA_CANTINE_DEBUG=1 shows the details)
  130 interrupted by Ctrl-C`,
  },
}
