import { formatNumericDay } from '@ma-cantine/lib/messages/dates'
import { counted, number, plural } from '@ma-cantine/lib/messages/english'
import { formatGrams, formatKilograms } from '@ma-cantine/lib/messages/numbers'
import { formatShare } from '@ma-cantine/lib/messages/percentages'
import type { wasteFr } from './fr.ts'

const advice = 'The list of measurements gives their numbers: ma-cantine waste'

export const wasteEn: typeof wasteFr = {
  none: 'Your canteens have no food waste measurement yet.',
  noneFound: () => 'No measurement matches these filters.',
  hidden: count =>
    plural(
      count,
      '1 more measurement is not shown: --limit shows more, --all shows all of them.',
      `${number(count)} more measurements are not shown: --limit shows more, --all shows all of them.`,
    ),
  listMore: 'To see one: ma-cantine waste show NUMBER — to export them: ma-cantine waste export',
  period: (start, end) => {
    const last = formatNumericDay(end, 'en')
    return start === end ? `On ${last}` : `From ${formatNumericDay(start, 'en')} to ${last}`
  },
  numbered: id => `no. ${id}`,
  perMeal: grams => `${formatGrams(grams, 'en')} per meal and per diner`,
  unfinished: 'to complete',
  days: count => counted(count, 'day', 'days'),
  meals: count => counted(count, 'meal', 'meals'),
  kilograms: mass => formatKilograms(mass, 'en'),
  total: mass => `Total mass: ${mass}`,
  yearly: mass => `Estimate for a year: ${mass}`,
  notSorted: 'The sources were not weighed separately.',
  edible: 'Edible',
  inedible: 'Inedible',
  unsorted: 'Not sorted',
  unattributed: 'No source given',
  share: (label, mass, percentage) =>
    mass === null
      ? `${label}: —`
      : `${label}: ${mass}${percentage === null ? '' : `, ${formatShare(percentage / 100, 'en')}`}`,
  gap: mass => `The sum of the three sources differs from the total mass by ${mass}: check the weighings.`,
  badNumber: text => ({ message: `“${text}” is not the number of a measurement.`, advice }),
  unknown: id => ({ message: `None of your canteens has a measurement no. ${id}.`, advice }),
  notFound: detail => ({ message: detail, advice }),
  exported: file => `The measurements are written in ${file}.`,
  weighingsExported: file => `The weighings are written in ${file}.`,
  oneCanteen: {
    message: 'Weighings are exported one canteen at a time.',
    advice: 'Give one canteen, and only one, with --canteen.',
  },
  help: {
    command: 'lists, shows and exports the food waste measurements of your canteens',
    list: 'lists measurements, latest first',
    show: 'shows a measurement with its figures',
    export: 'writes measurements to a CSV, XLSX or ODS file, or to the standard output',
    number: 'number of the measurement, as “ma-cantine waste” gives it',
    numberArgument: 'number',
    after: 'periods that start on this day or after (2025-03-15, 15/03/2025, yesterday)',
    before: 'periods that end on this day or before',
    limit: 'number of measurements to show',
    all: 'shows all measurements',
    weighings: 'writes the weighings of a canteen, that of --canteen, in place of its measurements',
    exportOutput:
      'writes to this file (gaspillage.csv or pesees.csv by default), whose name gives the format; - for the standard output',
    listJson: `With --json: { ok, server, count, measurements: [ … ] }, where each measurement
  has the shape that the API gives; masses are in kilograms.`,
    showJson: `With --json: { ok, server, measurement, figures: { gramsPerMeal, edible, sources, gapOfSources } }.`,
    exportJson: `With --json: { ok, server, file, format, bytes, leftOut }.`,
  },
}
