import type { ImportChange } from '@ma-cantine/lib/imports/import-plan'
import { counted, number, percent, plural } from '@ma-cantine/lib/messages/english'
import { formatTenths, formatWhole } from '@ma-cantine/lib/messages/numbers'
import { progressPercent } from '@ma-cantine/lib/messages/percentages'
import type { DataFamily } from '../data-family.ts'
import type { Words } from './fr.ts'

const rounded = (seconds: number): string => (seconds < 10 ? formatTenths : formatWhole)(Math.max(seconds, 0.1), 'en')
const things: Record<ImportChange['entity'], string> = {
  canteens: 'canteen',
  diagnostics: 'diagnostic',
  purchases: 'purchase',
}

function nameOf({ entity, name, canteen, fields }: ImportChange): string {
  const former = fields.find(({ field }) => field === 'name')?.before
  const canteenName = typeof former === 'string' ? former : canteen?.name
  if (entity === 'canteens') return ` “${canteenName ?? name ?? ''}”`
  if (entity === 'purchases') return name === null ? '' : ` “${name}”`
  return `${name === null ? '' : ` ${name}`}${canteenName === undefined ? '' : ` of “${canteenName}”`}`
}
const savedSentences: Record<DataFamily, (count: number) => string> = {
  purchases: count =>
    plural(count, 'Your purchase is saved and available.', `Your ${number(count)} purchases are saved and available.`),
  canteens: count =>
    plural(count, 'Your canteen is saved and available.', `Your ${number(count)} canteens are saved and available.`),
  diagnostics: count =>
    plural(
      count,
      'Your diagnostic is saved and available.',
      `Your ${number(count)} diagnostics are saved and available.`,
    ),
}

export const en: Words = {
  title: 'Save your data',
  ready: {
    title: 'Check what will be saved',
    text: 'We compare your file with your data and show you what will change. Nothing is saved at this step.',
    start: 'See what will be saved',
    interruptedTitle: 'The sending of this file was interrupted',
    interruptedText:
      'We do not know whether it was saved. Resume the sending: if it was already saved, nothing will be saved twice.',
    resume: 'Resume the sending',
  },
  progress: {
    title: {
      planning: 'Comparing your file with your data',
      sending: 'Sending your file',
      withdrawing: 'Cancelling the sending',
    },
    sent: part => `${percent(progressPercent(part))} of the file sent`,
    afterwards: {
      planning: 'File sent. Comparing…',
      sending: 'File sent. Saving…',
      withdrawing: 'We are making sure that nothing was saved…',
    },
    label: 'Progress of the sending',
    stay: 'Keep this page open until the end.',
    cancel: 'Cancel the sending',
    cancelPlan: 'Cancel',
  },
  waiting: {
    title: {
      planning: 'The comparison was interrupted',
      sending: 'We do not know yet whether the file was saved',
      withdrawing: 'We do not know yet whether the sending is cancelled',
    },
    text: {
      planning: 'Your file is still there and nothing was saved.',
      sending: 'We are asking the service again: the file will be saved only once, even if the sending starts again.',
      withdrawing: 'We are asking the service again, which will tell us.',
    },
    why: {
      unreachable: 'The service does not answer: the connection was cut, or it is restarting.',
      busy: 'The service received too many requests in a short time.',
      'under-way': 'The service has received the file and is about to have saved it.',
    },
    offline: 'You are offline: we will resume as soon as the connection is back.',
    countdown: seconds => `New try in ${counted(seconds, 'second', 'seconds')}.`,
    retry: 'Try again',
    cancel: 'Cancel the sending',
  },
  signedOut: {
    title: 'Your session has expired',
    text: {
      planning: 'Your file is still there and nothing was saved.',
      sending: 'Your file is still there. We will tell you whether it had been saved.',
      withdrawing: 'We will tell you whether the sending is cancelled.',
    },
    how: 'Sign in again in a new tab, then come back here to go on.',
    signIn: 'Sign in',
    resume: 'Go on',
  },
  similar: {
    title: count =>
      counted(
        count,
        'row resembles a purchase that is already saved',
        'rows resemble purchases that are already saved',
      ),
    text: 'Same canteen, same date, same product, same price: they may be the same purchases, or other deliveries.',
    caption: 'Rows of the file and purchases already saved',
    columns: ['Row', 'Purchase', 'Date', 'Price excl. VAT'],
    others: count =>
      plural(count, 'and 1 other row, which is not shown.', `and ${number(count)} other rows, which are not shown.`),
    question: 'What should be done with these rows?',
    choices: {
      skip: ['Leave them out', 'They will not be saved; the rest of the file will.'],
      allow: ['Save them as well', 'They are other deliveries, which count in addition.'],
      refuse: ['Save nothing', 'You remove the repeated rows from your file yourself.'],
    },
    required: 'Choose what should be done with these rows.',
    next: 'Continue',
  },
  recap: {
    title: count => counted(count, 'row needs a look before storing', 'rows need a look before storing'),
    text: 'Your purchases may hold them already, or a part of them. They are added only if you say so.',
    columns: ['Row', 'Article', 'Recap without VAT', 'Your purchases without VAT'],
    purchase: (day, description, provider, euros) => `${day}: ${description}, ${provider}, ${euros}`,
    noProvider: 'no supplier',
    others: count => plural(count, 'and 1 other purchase', `and ${number(count)} other purchases`),
    more: count => plural(count, 'Show 1 more row', `Show ${number(count)} more rows`),
    question: 'What should become of these rows?',
    choices: {
      skip: ['Leave them out', 'They will not be stored; new rows will.'],
      allow: [
        'Add them to your purchases',
        'Of a row that is stored in part, only the difference is added; others are added whole.',
      ],
      refuse: ['Store nothing', 'You first correct your purchases, or the rows of this file.'],
    },
    required: 'Choose what should become of these rows.',
    next: 'Continue',
    left: 'The rows among your purchases already',
    nothing: 'No row of this recap is to be added to your purchases. Nothing was changed.',
    refused: stored => `Your purchases may hold this row already: ${stored} stored.`,
    refusedAdvice: 'Remove it if it is counted already.',
  },
  plan: {
    title: 'What will be saved',
    renewal: {
      expired: 'The comparison was more than an hour old: we made it again. Check it, nothing has been saved yet.',
      moved:
        'Your data changed meanwhile, perhaps in another tab: we made the comparison again. Check it, nothing has been saved yet.',
    },
    emails: {
      title: 'Messages to people',
      text: count =>
        counted(count, 'will be sent to the person added as a manager', 'will be sent to the people added as managers'),
    },
    send: (family, count) => {
      if (family !== 'purchases') return plural(count, 'Save this change', 'Save these changes')
      return plural(count, 'Save the purchase', `Save the ${number(count)} purchases`)
    },
    changeChoice: 'Change my choice',
    another: 'Choose another file',
    undoable: 'You will be able to undo this import for 30 days.',
  },
  changes: {
    title: 'In detail',
    shown: (shown, all) => `${number(shown)} of ${counted(all, 'change', 'changes')} shown.`,
    onlyFirst: first => `Only the first ${number(first)} changes of the file can be shown; all of them will be saved.`,
    filter: 'Show',
    filters: { all: 'All', create: 'Creations', update: 'Updates' },
    search: 'Search in the changes',
    none: 'No change matches this search.',
    more: count => plural(count, 'Show the next one', `Show the next ${number(count)}`),
    heading: change =>
      `${change.action === 'create' ? 'Creation' : 'Update'} of the ${things[change.entity]}${nameOf(change)}`,
    row: row => `Row ${number(row)}`,
    siret: siret => `SIRET number ${siret}`,
    labelled: (label, value) => `${label}: ${value}`,
    updateCaption: heading => `${heading}: values before and after`,
    createCaption: heading => `${heading}: values`,
    columns: { field: 'Item', before: 'Before', after: 'After', value: 'Value' },
    values: count => `See the ${number(count)} values`,
    changedValues: count => `See the ${number(count)} changed values`,
  },
  nothing: {
    title: 'There is nothing to save',
    text: family =>
      family === 'purchases'
        ? 'All the purchases of this file are already saved. Nothing was changed.'
        : 'Your data are already as this file describes them. Nothing was changed.',
  },
  refused: {
    text: 'Nothing was saved. Your corrections here are compared by themselves; if you add a canteen or change a team elsewhere, ask for a new comparison.',
    again: 'Compare again',
    similar: (description, price) => `This row resembles the purchase stored already, “${description}”, at ${price}.`,
    similarAdvice: 'Remove it if it is the same purchase.',
  },
  duplicate: {
    title: 'This file is already saved',
    text: count => `This file was already used to import ${counted(count, 'purchase', 'purchases')}:`,
    caption: 'Purchases that this file saved',
    columns: ['Purchase', 'Date', 'Price excl. VAT'],
    others: count => plural(count, 'and 1 other purchase.', `and ${number(count)} other purchases.`),
    advice: 'Nothing was saved a second time. If it is a new version, check that you chose the right file.',
  },
  cancelled: {
    title: 'Sending cancelled',
    text: 'Nothing was saved: the service confirmed it.',
    again: 'Start again',
  },
  stored: {
    title: 'The file was already saved',
    text: 'It was saved before the cancellation reached the service. You can still undo this import.',
  },
  failed: {
    title: 'The sending did not succeed',
    why: {
      'unreadable-file': 'The file was moved or changed since you chose it. Choose it again.',
      'too-large': 'The file is too large to be sent. Split it into several files.',
    },
    nothingStored: 'Nothing was saved.',
    unknown: 'We do not know whether the file was saved: the list of your imports will tell you.',
    again: 'Try again',
  },
  done: {
    title: 'The file was imported successfully',
    processed: seconds => `File processed in ${rounded(seconds)} seconds`,
    summary: file => `What “${file}” changed`,
    emails: {
      title: 'Messages to people',
      text: count =>
        counted(
          count,
          'is on its way to the person added as a manager',
          'are on their way to the people added as managers',
        ),
    },
    record: 'See each change of this import',
    saved: (family, count) => savedSentences[family](count),
    campaign: 'The declaration campaign is open: remember to declare your data from your dashboard.',
    purchases: 'See my purchases',
    dashboard: 'Go to my dashboard',
    another: 'Import another file',
    imports: 'See my imports',
  },
  values: {
    none: '—',
    yes: 'Yes',
    no: 'No',
    fields: {
      managers: 'Managers',
      managerInvitations: 'People invited to manage the canteen',
      city: 'Municipality',
      departmentLib: 'Department',
      regionLib: 'Region',
      epciLib: 'Group of municipalities',
      satelliteCanteensCount: 'Number of satellites',
      diagnosticType: 'Type of diagnostic',
      publicationStatus: 'State of the publication',
      importSource: 'Source of the data',
      lineMinistry: 'Line ministry',
      sirenUniteLegale: 'SIREN of the legal unit',
      centralKitchenDiagnosticMode: 'Data that the meal deliverer declares',
    },
  },
  left: {
    notDoneTitle: 'Import to be checked',
    notDone: file =>
      `The sending of the file “${file}” did not end as expected. The list of your imports tells how it ended.`,
  },
}
