import type { Canteen } from '../canteens/canteen.ts'
import {
  economicModelLabels,
  managementTypeLabels,
  ministryLabels,
  productionTypeLabels,
} from '../canteens/canteen-labels.ts'
import { isGroup, mayHaveSatellites, servesMeals } from '../canteens/production.ts'
import { hasLineMinistry } from '../canteens/sectors.ts'
import { diagnosticTypeLabels } from '../diagnostics/diagnostic-labels.ts'
import type { ServiceQuestion } from '../diagnostics/service-questions.ts'
import type { Locale } from '../messages/locale.ts'
import { formatNumber } from '../messages/numbers.ts'
import type { DeclaredWords } from './declared-words.ts'
import { coversPurchases, type TeledeclarationMode } from './teledeclaration-modes.ts'

/** What is told of the establishment that declares; codes where there is a list. */
export interface EstablishmentFacts {
  readonly name: string | null
  readonly siret: string | null
  readonly siren: string | null
  /** The INSEE code of its town. */
  readonly city: string | null
  readonly productionType: string | null
  /** The name and number of the kitchen that delivers its meals. */
  readonly kitchen: string | null
  readonly satelliteCanteensCount: number | null
  readonly dailyMealCount: number | null
  readonly yearlyMealCount: number | null
  /** The names of its sectors. */
  readonly sectors: string | null
  readonly lineMinistry: string | null
  readonly managementType: string | null
  readonly economicModel: string | null
  readonly diagnosticType: string | null
}

type Row = readonly [field: keyof DeclaredWords['fields'], value: string | null]

/** The rows on the establishment, before the declaration and in its proof; null for what is not known. */
export function establishmentRows(facts: EstablishmentFacts, locale: Locale): readonly Row[] {
  const count = (value: number | null) => (value === null ? null : formatNumber(value, locale))
  return [
    ['name', facts.name],
    ['siret', facts.siret],
    ['siren', facts.siren],
    ['cityInseeCode', facts.city],
    ['productionType', labelOf(productionTypeLabels[locale], facts.productionType)],
    ['kitchen', facts.kitchen],
    ['satelliteCanteensCount', count(facts.satelliteCanteensCount)],
    ['dailyMealCount', count(facts.dailyMealCount)],
    ['yearlyMealCount', count(facts.yearlyMealCount)],
    ['sectors', facts.sectors],
    ['lineMinistry', labelOf(ministryLabels[locale], facts.lineMinistry)],
    ['managementType', labelOf(managementTypeLabels[locale], facts.managementType)],
    ['economicModel', labelOf(economicModelLabels[locale], facts.economicModel)],
    ['entry', labelOf(diagnosticTypeLabels[locale], facts.diagnosticType)],
  ]
}

/** Whether a row is asked of an establishment: where it is not, it is told only if it is known. */
export function isRowAsked(
  field: keyof DeclaredWords['fields'],
  canteen: Pick<Canteen, 'sirenUniteLegale' | 'isSatellite' | 'productionType' | 'sectors'>,
  mode: TeledeclarationMode,
): boolean {
  switch (field) {
    case 'siret':
      return !canteen.sirenUniteLegale
    case 'siren':
      return canteen.sirenUniteLegale !== null
    case 'kitchen':
      return canteen.isSatellite
    case 'satelliteCanteensCount':
      return mayHaveSatellites(canteen.productionType)
    // Each canteen of a group has its own.
    case 'cityInseeCode':
    case 'sectors':
    case 'economicModel':
      return !isGroup(canteen.productionType)
    case 'dailyMealCount':
      return servesMeals(canteen.productionType)
    case 'lineMinistry':
      return hasLineMinistry(canteen.sectors)
    case 'entry':
      return coversPurchases(mode)
    default:
      return true
  }
}

const labelOf = (labels: Readonly<Record<string, string>>, code: string | null): string | null =>
  code === null ? null : (labels[code] ?? code)

/** An answer as it is declared; null where none is given. */
export function declaredAnswerText(
  name: ServiceQuestion,
  answer: string | number | boolean | readonly string[] | null,
  words: DeclaredWords,
  locale: Locale,
): string | null {
  const choices: Readonly<Record<string, string>> =
    name in words.choices ? words.choices[name as keyof typeof words.choices] : {}
  if (answer === null || answer === '') return null
  if (typeof answer === 'boolean') return answer ? words.yes : words.no
  if (typeof answer === 'number') return formatNumber(answer, locale)
  if (typeof answer === 'string') return choices[answer] ?? answer
  return answer.map(code => choices[code] ?? code).join(', ') || null
}
