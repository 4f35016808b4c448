import { readTypedCount } from '../entities/grouped-digits.ts'
import type { CanteenValues } from './canteen-values.ts'
import { isCentralKitchen, isGroup, isSatellite, servesMeals } from './production.ts'
import { needsLineMinistry } from './sectors.ts'
import { removeSpaces } from './siret.ts'

/** From this number of satellites on, a kitchen is asked to confirm their count. */
const manySatellites = 250

/**
 * The values of the form of a canteen, as typed. `hasSiret`, `citySelector`, `isFound`, `isInGroup` and the three boxes belong to the
 * form alone. Sectors are ids.
 */
export interface CanteenFormValues {
  readonly hasSiret: '' | 'has-siret' | 'no-siret'
  /** Whether a search shows an establishment that is not selected yet. */
  readonly isFound: boolean
  /** Whether it belongs to a group, which the form does not change. */
  readonly isInGroup: boolean
  readonly siret: string
  readonly sirenUniteLegale: string
  readonly name: string
  readonly postalCode: string
  /** The INSEE code of the chosen town. */
  readonly citySelector: string
  readonly city: string
  readonly cityInseeCode: string
  readonly department: string
  readonly economicModel: string
  readonly managementType: string
  readonly productionType: string
  readonly centralProducerSiret: string
  readonly satelliteCanteensCount: string
  readonly sectors: readonly string[]
  readonly lineMinistry: string
  readonly dailyMealCount: string
  readonly yearlyMealCount: string
  readonly oneDelivery: boolean
  readonly manyDelivery: boolean
  readonly noSiret: boolean
}

export const emptyCanteenForm: CanteenFormValues = {
  hasSiret: '',
  isFound: false,
  isInGroup: false,
  siret: '',
  sirenUniteLegale: '',
  name: '',
  postalCode: '',
  citySelector: '',
  city: '',
  cityInseeCode: '',
  department: '',
  economicModel: '',
  managementType: '',
  productionType: '',
  centralProducerSiret: '',
  satelliteCanteensCount: '',
  sectors: [],
  lineMinistry: '',
  dailyMealCount: '',
  yearlyMealCount: '',
  oneDelivery: false,
  manyDelivery: false,
  noSiret: false,
}

/** What the form of a group starts with: its production type is not asked. */
export const emptyGroupForm: CanteenFormValues = { ...emptyCanteenForm, productionType: 'groupe' }

/** What the canteens that one person adds one after the other have in common, most often. */
const commonFields = [
  'hasSiret',
  'economicModel',
  'managementType',
  'productionType',
  'centralProducerSiret',
  'sectors',
  'lineMinistry',
] as const satisfies readonly (keyof CanteenFormValues)[]

/** The form of the next canteen, with what it has in common with the one before. */
export const nextCanteenForm = (before: CanteenFormValues): CanteenFormValues => ({
  ...emptyCanteenForm,
  ...Object.fromEntries(commonFields.map(name => [name, before[name]])),
})

/** The fields that the answers given call for. */
export function conditionalFields(values: CanteenFormValues) {
  const { hasSiret, productionType, economicModel, sectors } = values
  const satellites = isCentralKitchen(productionType) ? countOf(values.satelliteCanteensCount) : null
  const isSite = !isGroup(productionType)
  return {
    town: isSite && hasSiret === 'no-siret',
    hasSiret: isSite,
    economicModel: isSite,
    sectors: isSite,
    centralProducerSiret: isSatellite(productionType),
    satelliteCanteensCount: isCentralKitchen(productionType),
    dailyMealCount: servesMeals(productionType),
    lineMinistry: isSite && needsLineMinistry(economicModel, sectors.map(Number)),
    oneDelivery: satellites === 1,
    manyDelivery: satellites !== null && satellites >= manySatellites,
    noSiret: isSite && hasSiret === 'no-siret',
  } as const
}

export const digitsOf = (text: string): string | null => removeSpaces(text) || null

/** A whole number, null when nothing is typed, not a number for any other text. */
export const countOf = (text: string): number | null =>
  text.trim() === '' ? null : (readTypedCount(text) ?? Number.NaN)

const written = (value: string | number | null): string => (value === null ? '' : String(value))

/** The form of a canteen that exists. The boxes that were ticked when it was created are ticked. */
export function formOfCanteen(canteen: CanteenValues): CanteenFormValues {
  const values = {
    ...emptyCanteenForm,
    isInGroup: Boolean(canteen.groupe),
    hasSiret: canteen.siret ? ('has-siret' as const) : ('no-siret' as const),
    siret: written(canteen.siret),
    sirenUniteLegale: written(canteen.sirenUniteLegale),
    name: canteen.name ?? '',
    postalCode: written(canteen.postalCode),
    citySelector: written(canteen.cityInseeCode),
    city: written(canteen.city),
    cityInseeCode: written(canteen.cityInseeCode),
    department: written(canteen.department),
    economicModel: written(canteen.economicModel),
    managementType: written(canteen.managementType),
    productionType: written(canteen.productionType),
    centralProducerSiret: written(canteen.centralProducerSiret),
    satelliteCanteensCount: written(canteen.satelliteCanteensCount),
    sectors: canteen.sectors.map(String),
    lineMinistry: written(canteen.lineMinistry),
    dailyMealCount: written(canteen.dailyMealCount),
    yearlyMealCount: written(canteen.yearlyMealCount),
  }
  const { oneDelivery, manyDelivery, noSiret } = conditionalFields(values)
  return { ...values, oneDelivery, manyDelivery, noSiret }
}
