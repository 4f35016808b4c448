import { counted } from '@ma-cantine/lib/messages/english'
import type { fr } from './fr.ts'

export const en: typeof fr = {
  introduction:
    'For software that writes files to import or that calls the API: the accepted formats, what changes from one to the other, and each error with the way to mend it.',
  formats: {
    title: 'The formats of files',
    text: 'All these formats are accepted: the header of a file tells which one it follows.',
    format: 'Format',
    columns: 'Columns',
    validity: 'Validity',
    schema: 'Schema',
    template: 'Template',
    templateOf: (format, fileFormat) => `${fileFormat}: template of ${format}`,
    fileFormats: { csv: 'CSV', xlsx: 'Excel' },
  },
  differences: {
    title: 'From 2025 to 2026',
    text: 'The command “ma-cantine schemas diff” makes the same comparison, for you, or in JSON for a program.',
    pair: (before, after) => `${after}, compared with ${before}`,
    removed: count => counted(count, 'column removed', 'columns removed'),
    added: count => counted(count, 'column added', 'columns added'),
    moved: count => counted(count, 'column moved', 'columns moved'),
    changed: count => counted(count, 'column changed', 'columns changed'),
  },
  calls: {
    title: 'The calls of 2025 and those of 2026',
    text: 'The calls of 2025 stay: go over to those of 2026 whenever you like. Files of purchases and of diagnostics are sent to the same addresses, whatever their format.',
    documents:
      'Each version has its description (OpenAPI), of which a generator makes a client in the language of your program.',
    documentOf: version => `Description of the calls of ${version} (OpenAPI)`,
    action: 'To',
    former: 'In 2025',
    current: 'In 2026',
    actions: {
      createPurchase: 'Create a purchase',
      readPurchase: 'Read a purchase',
      changePurchase: 'Change a purchase',
      deletePurchase: 'Delete a purchase',
      attachInvoice: 'Attach an invoice',
      importNewCanteens: 'Create canteens by a file',
      importCanteenChanges: 'Change canteens by a file',
      linkSatellite: 'Attach a satellite canteen',
      declare: 'Declare a diagnostic',
      cancelDeclaration: 'Cancel a declaration',
      downloadProof: 'Download the proof',
    },
  },
  changes: {
    title: 'The changes',
    text: 'Subscribe to the feed to learn of the next changes without coming back here.',
    feed: 'Feed of the changes (Atom)',
  },
  sandbox: {
    title: 'A sandbox on your computer',
    text: 'In the folder of the source code, one command starts a server on a new database, with an account and five canteens, then imports a right file and one to be corrected. Nothing leaves your computer.',
    command: 'Command that starts the sandbox',
    tools: 'Check files without a server, with the command or the library',
  },
  errors: {
    title: 'The catalogue of errors',
    text: 'Each error has a code that does not change, in the API as in the command and the library. “ma-cantine explain” says more, with an example.',
  },
}
