import type { canteensFr } from './fr.ts'

const number = (value: number): string => value.toLocaleString('en-GB')
const q = (text: string): string => `“${text}”`
const advice = 'The list of your canteens gives their numbers: ma-cantine canteens'

export const canteensEn: typeof canteensFr = {
  none: 'You manage no canteen yet.',
  noneFound: search => `None of your canteens matches ${q(search)}.`,
  hidden: count =>
    count > 1
      ? `${number(count)} more canteens are not shown: --limit shows more.`
      : '1 more canteen is not shown: --limit shows more.',
  listMore: 'To see one: ma-cantine canteens show NUMBER — to export them: ma-cantine canteens export',
  numbered: id => `no. ${id}`,
  complete: 'complete',
  incomplete: count => (count > 1 ? `${number(count)} details missing` : '1 detail missing'),
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
  leftOut: count =>
    count > 1
      ? `${number(count)} canteens without a SIRET are not in it: the import file knows a canteen by its SIRET.`
      : '1 canteen without a SIRET is not in it: the import file knows a canteen by its SIRET.',
  badNumber: text => ({ message: `${q(text)} is neither the number of a canteen nor a SIRET.`, advice }),
  unknown: detail => ({ message: detail, advice }),
  unknownSiret: siret => ({ message: `None of your canteens has the SIRET ${siret}.`, advice }),
}
