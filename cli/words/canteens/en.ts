import { number, plural } from '@ma-cantine/lib/messages/english'
import { quoteEn as q } from '../quotes.ts'
import type { canteensFr } from './fr.ts'

const advice = 'The list of your canteens gives their numbers: ma-cantine canteens'

export const canteensEn: typeof canteensFr = {
  none: 'You manage no canteen yet.',
  noneFound: ({ search = '' }) => `None of your canteens matches ${q(search)}.`,
  hidden: count =>
    plural(
      count,
      '1 more canteen is not shown: --limit shows more.',
      `${number(count)} more canteens are not shown: --limit shows more.`,
    ),
  listMore: 'To see one: ma-cantine canteens show NUMBER — to export them: ma-cantine canteens export',
  numbered: id => `no. ${id}`,
  complete: 'complete',
  incomplete: count => plural(count, '1 detail missing', `${number(count)} details missing`),
  detail: (label, value) => `${label}: ${typeof value === 'number' ? number(value) : value}`,
  labels: {
    managementType: 'Management',
    economicModel: 'Economic model',
    sectors: 'Sectors',
    lineMinistry: 'Line ministry',
    dailyMealCount: 'Meals per day',
    yearlyMealCount: 'Meals per year',
    satelliteCanteensCount: 'Canteens delivered to',
    centralProducerSiret: 'SIRET of the meal deliverer',
    managers: 'Managers',
  },
  exported: file => `The canteens are written in ${file}.`,
  leftOut: {
    '2025': count =>
      plural(
        count,
        '1 canteen without a SIRET is not in it: the import file knows a canteen by its SIRET.',
        `${number(count)} canteens without a SIRET are not in it: the import file knows a canteen by its SIRET.`,
      ),
    '2026-modifier': count =>
      plural(
        count,
        '1 meal deliverer is not in it: this import file cannot change it.',
        `${number(count)} meal deliverers are not in it: this import file cannot change them.`,
      ),
  },
  badNumber: text => ({ message: `${q(text)} is neither the number of a canteen nor a SIRET.`, advice }),
  notFound: detail => ({ message: detail, advice }),
  unknown: siret => ({ message: `None of your canteens has the SIRET ${siret}.`, advice }),
  noCanteen: text =>
    `${q(text)} is neither the number of a canteen nor a SIRET of 14 digits (“ma-cantine canteens” gives them).`,
  help: {
    reimportable: 'columns of the import, to change and import again: format 2025 or 2026-modifier',
    command: 'list the canteens you manage, show one or export them',
    list: 'list your canteens, by name',
    show: 'show a canteen and what its managers say of it',
    export: 'write your canteens in a file of the format of imports, to change and to import again',
    search: 'words of the name, or digits of the SIRET',
    number: 'number of the canteen, as “ma-cantine canteens” gives it, or its SIRET',
    numberArgument: 'canteen',
    limit: 'number of canteens shown',
    filter: 'number or SIRET of a canteen; may be repeated, or separated by commas',
    exportOutput:
      'writes to this file (cantines.csv by default), whose name gives the format; - for the standard output',
  },
}
