import { counted, fileSize } from '@ma-cantine/lib/messages/english'
import type { Words } from './fr.ts'

export const en: Words = {
  found: {
    errors: count => counted(count, 'error found', 'errors found'),
    rows: count => counted(count, 'row with this error', 'rows with this error'),
  },
  selection: {
    intro: 'Answer a few questions to find the file that suits your data.',
    stepOf: (step, count) => `Step ${step} of ${count}`,
    found: 'The import you need',
    all: 'See all available imports',
    journal: 'Find my imports',
  },
  intros: {
    PURCHASES: 'Add the purchases of all your canteens at once.',
    RECAP:
      'Add what a supplier sold you over the year. Each row is compared with your purchases: what is stored already is not counted twice.',
    CANTEENS: 'Create or edit all your canteens at once.',
    SIMPLE:
      'Create or update canteens and their diagnostics, from the totals of organic and of quality purchases alone.',
    COMPLETE: 'Create or update canteens and their diagnostics, from the purchases by label and by product family.',
    CC_SIMPLE:
      'Purchases are given once, for the meal deliverer. Its satellite canteens are listed with what describes the establishment only.',
    CC_COMPLETE:
      'Purchases are given once, for the meal deliverer, by label and by product family. Its satellite canteens are listed with what describes the establishment only.',
  },
  shortcuts: {
    PURCHASES: {
      text: 'With fewer than 10 purchases, typing them one by one is quicker.',
      link: 'Type my purchases',
    },
    RECAP: {
      text: 'You do not have this file yet?',
      link: 'Ask a supplier for its recap',
    },
    CANTEENS: {
      text: 'This tool is for managers of more than 5 canteens.',
      link: 'Add a canteen with the form',
    },
  },
  levelTitle: (title, screen) => `${title} - ${screen}`,
  prepare: 'How to prepare your file',
  send: 'Check and send your file',
  rules: {
    download:
      'Download the template and open it in your spreadsheet. Its first row holds the names of the columns: leave it as it is.',
    fill: {
      PURCHASES: 'Fill in one row per purchase, in the format of each column.',
      RECAP:
        'Send it to your supplier, who fills in one row per article and per period, or make it from the supplier’s own recap.',
      CANTEENS: 'Fill in one row per canteen, in the format of each column.',
      SIMPLE: 'Fill in one row per canteen and per year, in the format of each column.',
      COMPLETE: 'Fill in one row per canteen and per year, in the format of each column.',
      CC_SIMPLE:
        'Fill in one row for the meal deliverer, then one row for each of its satellite canteens, in the format of each column.',
      CC_COMPLETE:
        'Fill in one row for the meal deliverer, then one row for each of its satellite canteens, in the format of each column.',
    },
    save: 'Save your file as CSV, Excel (.xlsx) or OpenDocument (.ods), then choose it at the top of this page.',
  },
  known: {
    title: 'Good to know',
    allOrNothing: 'If a single row has an error, nothing is stored.',
    canteens: {
      any: 'A canteen that exists is known by its SIRET. To edit it, you must be one of its managers.',
      stored: 'The canteens must exist on ma cantine, and you must be one of their managers.',
      new: 'No canteen of the file may exist on ma cantine already. To change some, choose the format that changes them.',
    },
    ofAnyTeam: 'The canteens must exist on ma cantine, whatever their team.',
    declared: 'A diagnostic that was declared cannot be edited any more.',
  },
  documents: {
    title: 'Files to download',
    template: 'Template to fill in',
    example: 'Filled-in example',
    withStaffColumns: {
      template: 'Template with the columns of the staff',
      example: 'Example with the columns of the staff',
    },
    formats: { csv: 'CSV', xlsx: 'Excel' },
    size: bytes => fileSize(bytes),
    details: (format, size) => `${format} – ${size}`,
  },
  formats: {
    label: 'Format of your file',
    hint: 'All these formats are accepted: the header of your file tells which one it follows.',
    until: accepted => `This format is ${accepted}.`,
    names: {
      achats: '2025, by SIRET (8 columns)',
      achats_2026_siret: '2026, by SIRET (12 columns)',
      achats_2026_id: '2026, by id (12 columns)',
      diagnostics: '2025, by SIRET (23 columns)',
      diagnostics_2026_siret: '2026, by SIRET (21 columns)',
      diagnostics_2026_id: '2026, by id (21 columns)',
      diagnostics_complets: '2025, by SIRET (128 columns)',
      diagnostics_complets_2026: '2026, by SIRET (125 columns)',
      cantines: '2025, to create or to change (12 columns)',
      cantines_2026_creer: '2026, to create (12 columns)',
      cantines_2026_modifier: '2026, to change (15 columns)',
      cantines_2026_gestionnaires: '2026, managers to add (3 columns)',
    },
  },
  schema: {
    title: 'What the file must hold',
    intro: columns =>
      `The file has ${columns} columns, in this order. Their names stay in French, as the file is written.`,
    groups: {
      canteen: 'The canteen',
      diagnostic: 'The diagnostic',
      all: 'The columns',
      staff: 'For the team of ma cantine only',
    },
    group: (title, first, last) => `${title} (columns ${first} to ${last})`,
    openAll: 'Open all',
    closeAll: 'Close all',
    caption: title => `${title}: expected columns`,
    letter: 'Column',
    name: 'Name',
    description: 'Description',
    format: 'Format',
    example: 'Example',
    required: 'Required',
    yes: 'Yes',
    no: 'No',
    values: count => `See the ${count} accepted values`,
    several: 'Several values may be given, joined by the sign',
    linkTo: name => `Link to column ${name}`,
  },
  staff: {
    title: 'For the team of ma cantine',
    CANTEENS:
      'Add these three columns at the end of the file. You may then create canteens without joining their team, unless your address is among the managers, and edit canteens that you do not manage.',
    SIMPLE:
      'Add these three columns at the end of the file. The managers that are added are not told, and you do not join the team of the canteens, unless your address is among the managers.',
  },
  help: {
    badge: 'Help',
    title: 'Need help?',
    text: 'Your file is refused and you cannot see why? Write to us and tell us what you see, we will answer.',
    contact: 'Contact us',
    faq: 'Read the frequently asked questions',
  },
  leave:
    'Your file has not been sent. If you leave this page, you will have to choose it again, and your corrections will be lost.',
}
