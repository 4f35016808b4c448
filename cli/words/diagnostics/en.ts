import { number, plural } from '@ma-cantine/lib/messages/english'
import { formatShare } from '@ma-cantine/lib/messages/percentages'
import type { diagnosticsFr } from './fr.ts'

const advice = 'The list of diagnostics gives their numbers: ma-cantine diagnostics'

export const diagnosticsEn: typeof diagnosticsFr = {
  none: 'Your canteens have no diagnostic yet.',
  noneFound: () => 'No diagnostic matches these filters.',
  hidden: count =>
    plural(
      count,
      '1 more diagnostic is not shown: --limit shows more, --all shows all of them.',
      `${number(count)} more diagnostics are not shown: --limit shows more, --all shows all of them.`,
    ),
  listMore: 'To see one: ma-cantine diagnostics show NUMBER — to export them: ma-cantine diagnostics export',
  title: (year, canteen) => `${year}, ${canteen}`,
  numbered: id => `no. ${id}`,
  simple: 'simplified',
  detailed: 'detailed',
  noType: 'to complete',
  totalOf: euros => `${euros} without VAT`,
  noTotal: 'total to complete',
  organicOf: share => `organic: ${share}`,
  combinedOf: share => `quality and sustainable, organic included: ${share}`,
  share: (share, ...goals) => formatShare(share, 'en', ...goals),
  figure: (label, euros, share) => `${label}: ${euros}${share === null ? '' : `, ${share}`}`,
  figures: {
    valueTotalHt: 'Total without VAT',
    valueBioHt: 'Organic',
    valueSustainableHt: 'Quality and origin signs, without organic',
    valueExternalityPerformanceHt: 'Environmental externalities or performance',
    valueEgalimOthersHt: 'Other EGalim products',
    valueMeatPoultryHt: 'Meat and poultry',
    valueMeatPoultryEgalimHt: 'EGalim',
    valueMeatPoultryFranceHt: 'France',
    valueFishHt: 'Fish and seafood',
    valueFishEgalimHt: 'EGalim',
  },
  badNumber: text => ({ message: `“${text}” is not the number of a diagnostic.`, advice }),
  unknown: id => ({ message: `None of your canteens has a diagnostic no. ${id}.`, advice }),
  notFound: detail => ({ message: detail, advice }),
  exported: file => `The diagnostics are written in ${file}.`,
  leftOut: count => plural(count, '1 diagnostic is not in it:', `${number(count)} diagnostics are not in it:`),
  reason: line => `  ${line}`,
  help: {
    command: 'lists, shows and exports the diagnostics of your canteens',
    list: 'lists diagnostics, newest first',
    show: 'shows a diagnostic with its figures',
    export: 'writes diagnostics in the format of one of the imports, to change and import again',
    number: 'number of the diagnostic, as “ma-cantine diagnostics” gives it',
    numberArgument: 'number',
    year: 'year of the diagnostic, that is of its purchases (all by default)',
    limit: 'number of diagnostics to show',
    all: 'shows all diagnostics',
    kind: 'format of the import: diagnostics for simplified ones, diagnostics_complets for detailed ones, followed by _cc for central kitchens and the canteens that they deliver to; diagnostics_admin for the staff of ma cantine',
    exportOutput:
      'writes to this file (diagnostics.csv, or the name of the format, by default), whose name gives CSV, ODS or XLSX; - for the standard output',
    listJson: `With --json: { ok, server, count, diagnostics: [ … ] }, where each diagnostic has the
  shape that the API gives, with the name of its canteen; amounts are in euros without VAT.`,
    showJson: `With --json: { ok, server, diagnostic }.`,
    exportJson: `With --json: { ok, server, file, format, kind, leftOutReasons, bytes, leftOut },
  where leftOutReasons gives a number of diagnostics by reason.`,
  },
}
