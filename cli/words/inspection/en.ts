import { counted, fileSize, plural, share } from '@ma-cantine/lib/messages/english'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import { joinParts } from '@ma-cantine/lib/messages/join-parts'
import { quoteEn as q } from '../quotes.ts'
import type { inspectionFr } from './fr.ts'

const euros = (amount: number) => formatEuros(amount, 'en')

export const inspectionEn: typeof inspectionFr = {
  title: (year, canteen) => joinParts(canteen, `before an inspection of the ${year} diagnostic`),
  preview: 'This diagnostic is not declared yet: the amounts are those of the diagnostic as it is today.',
  proved: (proved, total, part) => `Invoices are attached for ${euros(proved)} out of ${euros(total)}: ${share(part)}.`,
  noTotal: 'This diagnostic has no total of purchases: there is nothing to prove yet.',
  amount: (name, declared, proved) => `${name}: ${euros(declared)}, of which ${euros(proved)} with an invoice`,
  asTotal: 'entered as a total',
  purchasesMake: amount => `purchases make ${euros(amount)}`,
  toAttach: count =>
    `To attach first, the largest purchases first (${counted(count, 'purchase', 'purchases')} in all):`,
  nothingToAttach: 'Nothing is missing: each purchase has its invoice, and each label its certificate.',
  noPurchase: 'No purchase of this year is entered.',
  unnamed: 'purchase without a name',
  purchase: (id, name, day, price, missing) => `no. ${id}, ${name}, ${day}, ${euros(price)}: ${missing}`,
  missing: { invoice: 'invoice', certificate: 'certificate of the label' },
  notDeclared: year => ({
    message: `The ${year} diagnostic is not declared: it has no inspection dossier yet.`,
    advice: `Declare it: ma-cantine declare --year ${year}`,
  }),
  wouldWrite: (place, invoices, size) =>
    `Would be written: ${place}, with seven files and ${counted(invoices, 'invoice', 'invoices')}${invoices > 0 ? ` (${fileSize(size)})` : ''}. Nothing was written.`,
  written: (place, size) => `Dossier written: ${place} (${fileSize(size)})`,
  howToCheck: place => `To recompute each of its figures: ma-cantine inspection check ${place}`,
  right: 'all figures agree',
  wrong: count => plural(count, 'one figure does not agree', `${count} figures do not agree`),
  checked: (figures, files) =>
    `${counted(figures, 'figure recomputed', 'figures recomputed')}, ${counted(files, 'file checked', 'files checked')}`,
  faults: {
    'not-an-archive': 'This file is no archive that can be read.',
    unreadable: path => `${path} is missing, or cannot be read.`,
    digest: path => `${path} has changed since the dossier was made.`,
    unlisted: path => `${path} has no digest: it was added.`,
    figure: ({ path, figure, written, recomputed }) =>
      `${path}, ${figure}: ${q(written)} is written, ${q(recomputed)} recomputed.`,
  },
  help: {
    inspection: 'what an inspection would find of a diagnostic, and the dossier to give it',
    show: 'tells what invoices prove of a diagnostic, and what to attach first',
    download: 'writes the inspection dossier of a declared diagnostic, with its invoices',
    check: 'recomputes each figure of a dossier from it alone; code 1 if they do not agree',
    canteen: 'number or SIRET of the canteen',
    canteenArgument: 'number|SIRET',
    year: 'year of the diagnostic (by default the last one)',
    output: 'writes the dossier to this file',
    dryRun: 'tells what would be written, and writes nothing',
    archive: 'archive of the dossier',
    archiveArgument: 'archive',
  },
}
