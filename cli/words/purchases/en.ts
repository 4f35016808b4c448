import { formatNumericDay } from '@ma-cantine/lib/messages/dates'
import { counted, number, plural } from '@ma-cantine/lib/messages/english'
import { formatPercent, formatShare } from '@ma-cantine/lib/messages/percentages'
import { quoteEn as q } from '../quotes.ts'
import type { purchasesFr } from './fr.ts'
import { labelsEn } from './labels-en.ts'

const purchases = (count: number): string => counted(count, 'purchase', 'purchases')

export const purchasesEn: typeof purchasesFr = {
  remembered: labelsEn,
  headers: {
    id: 'No.',
    day: 'Date',
    product: 'Product',
    supplier: 'Supplier',
    canteen: 'Canteen',
    family: 'Family',
    characteristics: 'Characteristics',
    price: 'Price',
  },
  shortDay: date => formatNumericDay(date, 'en'),
  numbered: id => `no. ${id}`,
  nameless: 'Purchase without a product name',
  withInvoice: 'with its invoice',

  none: 'Your canteens have no purchase yet. To add one: ma-cantine purchases add',
  noneFound: 'No purchase matches.',
  beyondLastPage: last => `There is no purchase on this page: the last one is ${number(last)}.`,
  shown: (first, last, count, sum) =>
    plural(
      count,
      `1 purchase, ${sum} without VAT.`,
      `Purchases ${number(first)} to ${number(last)} of ${number(count)}, ${sum} without VAT in all.`,
    ),
  nextPage: page => `More: --page ${page} (--all shows them all)`,
  total: (count, sum) => `${purchases(count)}, ${sum} without VAT.`,
  changedMeanwhile: (given, count) =>
    `Warning: purchases changed while they were read (${number(given)} read, ${number(count)} at the end). Run the command again for a safe list.`,

  countOf: (done, total) => (total === null ? purchases(done) : `${number(done)} of ${purchases(total)}`),
  whatToDelete: {
    message: 'The command does not say which purchases to delete.',
    advice: 'Give their numbers, a file with --from, or filters: --canteen, --after, --before, --search…',
  },
  idsAndFilters: {
    message: 'Numbers of purchases and filters do not go together.',
    advice: 'Keep the numbers, or the filters.',
  },
  whatToRestore: {
    message: 'The command does not say which purchases to restore.',
    advice: 'Give their numbers, or with --from the file written when they were deleted.',
  },
  confirmByOption: {
    message: 'Nothing was deleted: nobody is there to confirm.',
    advice: 'First look with --dry-run at what would be deleted, then add --yes.',
  },
  badId: (text, row) => ({
    message: `${q(text)}${row === null ? '' : `, line ${number(row)},`} is not the number of a purchase.`,
    advice: 'Nothing was done. The list of your purchases gives their numbers: ma-cantine purchases',
  }),
  toDelete: (count, sum) =>
    count === 0 ? 'No purchase to delete' : `${purchases(count)} to delete, ${sum} without VAT`,
  nothingDeleted: 'dry run, nothing was deleted',
  deleteNow: 'To delete them: the same command with --yes instead of --dry-run',
  period: (first, last) => (first === last ? `On ${first}` : `From ${first} to ${last}`),
  canteenNumbered: id => `Canteen no. ${id}`,
  ofCanteen: (canteen, count, sum) => `${canteen}: ${purchases(count)}, ${sum} without VAT`,
  confirm: (count, sum) => `Delete ${purchases(count)}, ${sum} without VAT? [y/N] `,
  notConfirmed: { message: 'Nothing was deleted.', advice: '' },
  deleted: count => (count === 0 ? 'No purchase deleted.' : `${purchases(count)} deleted.`),
  notThere: count =>
    plural(
      count,
      '1 number is not that of one of your purchases, or of those that are left.',
      `${number(count)} numbers are not those of your purchases, or of those that are left.`,
    ),
  howToRestore: command => `To undo this: ${command}`,
  recordTitle: server =>
    `Purchases deleted from ${server}. To restore them: ma-cantine purchases restore --from THIS_FILE`,
  interrupted: (done, total, file) =>
    `Interrupted: ${number(done)} of ${purchases(total)} deleted for sure. Run the same command again to finish, or “ma-cantine purchases restore --from ${file}” to undo this.`,
  restored: count =>
    count === 0 ? 'No purchase restored.' : `${purchases(count)} ${plural(count, 'is', 'are')} in your lists again.`,
  notYours: count =>
    plural(
      count,
      '1 number is not that of one of your purchases.',
      `${number(count)} numbers are not those of your purchases.`,
    ),

  added: id => `purchase no. ${id} stored`,
  showAdded: id => `To remove it: ma-cantine purchases delete ${id}`,
  whichCanteen: 'Canteen (number, SIRET or start of its name)',
  question: (label, proposed) => `${label}${proposed === null ? '' : ` [${proposed}]`}: `,
  numberedChoice: (rank, label) => `  ${String(rank).padStart(2)}. ${label}`,
  today: 'today',
  wrongAnswer: why => `  → ${why}`,
  noSuchCanteen: 'choose one of the canteens of the list.',
  severalCanteens: 'several canteens start like this: write more of the name, or the number.',
  noSuchChoice: 'write one of the numbers of the list, or nothing.',
  labels: {
    canteen: 'Canteen',
    date: 'Date',
    description: 'Product',
    provider: 'Supplier',
    priceHt: 'Price without VAT, in euros',
    family: 'Product family (number)',
    characteristics: 'Characteristics (numbers separated by commas)',
    localDefinition: 'Local, that is (number)',
    localDefinitionKm: 'Within how many kilometres (empty if you do not know)',
  },
  incomplete: {
    message: 'Something is missing to store the purchase.',
    advice: 'Complete the command: ma-cantine purchases add --help',
  },
  missingOption: option => ({ message: `${option} is not given.`, advice: `Add ${option} to the command.` }),
  refused: { message: 'The server refused this purchase: nothing is stored.', advice: '' },
  ofOption: (option, message) => `${option}: ${message}`,
  correctOption: option => `Correct ${option}.`,
  invoiceTooLarge: file => ({
    message: `${q(file)} is too large for an invoice.`,
    advice: 'Photograph it in a lower quality, or give the PDF.',
  }),
  underWay: detail => ({
    message: `The server has not finished storing this purchase: ${detail}`,
    advice: 'Wait a little, then see what happened with “ma-cantine purchases”.',
  }),
  mayBeAdded: key =>
    `Nobody knows whether the purchase is stored. Run the same command again with --idempotency-key ${key}: it is stored only once.`,

  exported: file => `The purchases are written in ${file}.`,
  leftOut: count =>
    plural(
      count,
      '1 purchase is not in it: its canteen has no SIRET, or this format cannot say it.',
      `${number(count)} purchases are not in it: their canteens have no SIRET, or this format cannot say them.`,
    ),
  summary: {
    labels: {
      total: 'Total without VAT',
      organic: 'Organic',
      combined: 'Quality and sustainable, with organic',
      noFamily: 'Without a family',
    },
  },
  summaryTitle: (year, canteens, count) =>
    `Purchases of ${year} — ${counted(canteens, 'canteen', 'canteens')}, ${purchases(count)}`,
  noneInYear: year => (year === null ? 'No purchase.' : `No purchase in ${year}.`),
  share: (percent, ...goals) => formatShare(percent / 100, 'en', ...goals),
  reached: goal => `✔ goal of ${formatPercent(goal, 'en')} reached`,
  notReached: goal => `goal of ${formatPercent(goal, 'en')}`,
  severalGoals: goals =>
    `goals: ${goals.map(({ goal, canteens }) => `${formatPercent(goal, 'en')} (${counted(canteens, 'canteen', 'canteens')})`).join(', ')}`,
  ofQuality: (share, goal) =>
    `quality and sustainable ${share}${goal === null ? '' : ` (aim ${formatPercent(goal, 'en')})`}`,
  ofFrance: share => `France ${share}`,
  ofOrganic: share => `organic ${share}`,
  failedUnder: (label, percent, minimum) =>
    percent === null
      ? `✖ ${label}: without purchases, no share to compare with ${formatPercent(minimum, 'en')} (--fail-under)`
      : `✖ ${label}: ${formatShare(percent / 100, 'en', minimum)}, less than the ${formatPercent(minimum, 'en')} asked (--fail-under)`,
  badShare: (text, shares) =>
    `${q(text)} is no share to watch; write for example bio=20,combined=50 (shares: ${shares.join(', ')}).`,

  badCode: (text, nearest, codes) => `${q(text)} is not in the list (the nearest is ${nearest}): ${codes.join(', ')}.`,
  badPrice:
    'write a price in euros without VAT, for example 1234.50 or “1 234,50 €” (1.234 and 1,234 may be read in two ways).',
  badSort: (text, fields) =>
    `${q(text)} is not an order; choose among ${fields.join(', ')}, after a dash for the reverse order.`,
  notFound: detail => ({
    message: detail,
    advice: 'The list of your purchases gives their numbers: ma-cantine purchases',
  }),

  help: {
    purchases: 'lists, adds, deletes, exports and sums the purchases of your canteens',
    list: 'lists the purchases, latest first',
    family: 'product family, by its code or its name; may be repeated',
    familyArgument: 'family',
    characteristic: 'characteristic, by its code or its name; one of them is enough',
    characteristicArgument: 'code',
    after: 'from this day on (2025-03-15, 15/03/2025, yesterday)',
    before: 'up to this day, included',
    search: 'words of the product, the supplier or the canteen',
    sort: 'order: date, priceHt, provider, description, family, canteenName or creationDate, after a dash for the reverse order',
    sortArgument: 'order',
    page: 'page of the list',
    limit: 'number of purchases on a page',
    all: 'shows all the purchases as they come (without --page or --limit)',
    delete: 'deletes purchases, which can be restored',
    idsArgument: 'numbers',
    ids: 'numbers of the purchases, as “ma-cantine purchases” gives them; - to read them from the standard input',
    from: 'reads the numbers from this file, one a line (or the purchases of “list --all --json”); - for the standard input',
    deleteDryRun: 'counts and sums what would be deleted, and deletes nothing',
    yes: 'does not ask to confirm, for scripts',
    record:
      'writes the deleted numbers in this file, to restore them (achats-supprimes-DATE.txt for more than 20 purchases)',
    deleteJson: `With --json:
  { ok, server, count, ids, missing, restore: { command, file } | null };
  with --dry-run: { ok, server, dryRun, count, totalHt, first, last, missing, byCanteen, ids }.`,
    restore: 'restores deleted purchases',
    restoreFrom: 'reads the numbers from this file, which the deletion wrote; - for the standard input',
    add: 'stores a purchase; in a terminal, asks for what is missing',
    addCanteen: 'number or SIRET of the canteen (not needed if you manage only one)',
    date: 'day of the purchase: 2025-03-15, 15/03/2025, yesterday (today by default)',
    product: 'name of the product',
    productArgument: 'name',
    supplier: 'name of the supplier',
    price: 'price without VAT in euros: 1234.50 or “1 234,50 €”',
    priceArgument: 'price',
    addFamily: 'product family, by its code or its name',
    addCharacteristic: 'characteristic, by its code or its name; may be repeated, or separated by commas',
    local:
      'what “local” means: AUTOUR_SERVICE, PAT, COMMUNE, DEPARTMENT, REGION, KM or AUTRE; adds the characteristic LOCAL',
    localKm: 'the distance that defines “local”, in whole kilometres; “local” is then KM',
    localKmArgument: 'distance',
    localArgument: 'meaning',
    invoice: 'invoice to attach: a PDF or a photograph',
    addKey: 'key of this purchase, for a script that tries again: with the same key, it is stored only once',
    addJson: `With --json:
  { ok, server, purchase }, as the API gives it; when it is refused:
  { error: { code, message, hint, next, reasons: [ { field, message, hint } ] } }.`,
    export: 'writes the purchases in a CSV, XLSX or ODS file, or on the standard output',
    exportOutput: 'writes in this file (achats.csv by default), whose name gives the format; - for the standard output',
    reimportable:
      'with the columns of the import of purchases, to change and import again: format 2025 (otherwise), 2026-siret or 2026-id',
    versionArgument: 'format',
    exportJson: `With --json: { ok, server, file, format, reimportable, version, bytes, leftOut }.`,
    summary: 'sums the purchases of a year: total, organic, quality, families, before the goals of the territory',
    summaryCanteen: 'number or SIRET of a canteen; may be repeated (all your canteens by default)',
    year: 'year (the latest one with purchases by default)',
    failUnder:
      'fails (exit code 1) if a share is under this percentage: bio=20,combined=50, where combined is organic, quality and sustainable together',
    sharesArgument: 'shares',
    summaryJson: `With --json:
  { ok, server, year, years, canteenCount, purchaseCount, totalHt, organic, combined,
  meat, fish, goals, families, failedUnder }: euros without VAT and percentages;
  ok is false when --fail-under fails.`,
    listJson: `With --json:
  { ok, server, count, totalPriceHt, page, limit, purchases: [ … ] }, where a purchase
  has the shape of the API; with --all, one purchase a line. If the command cannot end:
  { error: { code, message, hint, next } }, on the last line with --all.`,
  },
}
