import { catalogue, type Message } from '../messages/catalogue.ts'
import { formatGrams, formatKilograms } from '../messages/numbers.ts'
import { inHundredths } from './mass.ts'
import { wasteSources } from './waste-fields.ts'
import type { WasteValues } from './waste-rules.ts'

/** A served meal hardly weighs more, with what its preparation leaves. */
const mostGramsPerMeal = 600

/** What surprises in a waste measurement that no rule refuses: a person is asked before it is stored. */
const doubtMessages = catalogue(
  {
    'sources-above-total': ({ sources, total }: SourcesAndTotal) =>
      `Les sources font ${formatKilograms(sources, 'fr')} ensemble, plus que le total de ${formatKilograms(total, 'fr')}.`,
    'much-per-meal': (grams: number) => `Le total fait ${formatGrams(grams, 'fr')} par couvert.`,
  },
  {
    'sources-above-total': ({ sources, total }) =>
      `The sources add up to ${formatKilograms(sources, 'en')}, more than the total of ${formatKilograms(total, 'en')}.`,
    'much-per-meal': grams => `The total makes ${formatGrams(grams, 'en')} per meal.`,
  },
)

/** In kilograms. */
interface SourcesAndTotal {
  readonly sources: number
  readonly total: number
}

/** The doubts about the values of a measurement, as far as they are known. */
export function wasteDoubts(values: WasteValues): Message[] {
  const total = inHundredths(values.totalMass)
  const sources = wasteSources.reduce((sum, source) => sum + inHundredths(values[`${source}TotalMass`]), 0)
  const grams = values.mealCount ? Math.round((total * 10) / values.mealCount) : 0
  return [
    // Scales round each mass to a hundredth.
    ...(total > 0 && sources > total + wasteSources.length
      ? [doubtMessages('sources-above-total', { sources: sources / 100, total: total / 100 })]
      : []),
    ...(grams > mostGramsPerMeal ? [doubtMessages('much-per-meal', grams)] : []),
  ]
}

/** The doubts that a change adds: nobody is asked twice about the same figures. */
export function newDoubts(before: WasteValues, after: WasteValues): Message[] {
  const known = new Set(wasteDoubts(before).map(doubt => doubt.in('fr')))
  return wasteDoubts(after).filter(doubt => !known.has(doubt.in('fr')))
}
