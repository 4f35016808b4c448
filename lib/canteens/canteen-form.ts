import { z } from 'zod'
import type { Message } from '../messages/catalogue.ts'
import { formMessages } from '../messages/form-messages.ts'
import { customIssue } from '../messages/issue-message.ts'
import { canteenErrors } from './canteen-errors.ts'
import { canteenFormMessages } from './canteen-form-messages.ts'
import type { CanteenValues } from './canteen-values.ts'
import { isCentralKitchen, isSatellite, servesMeals } from './production.ts'
import { needsLineMinistry } from './sectors.ts'
import { removeSpaces } from './siret.ts'

/** From this number of satellites on, a kitchen is asked to confirm their count. */
const manySatellites = 250

/**
 * The values of the form of a canteen, as typed. `hasSiret`, `citySelector`, `isFound` and the three boxes belong to the
 * form alone. Sectors are ids.
 */
export interface CanteenFormValues {
  readonly hasSiret: '' | 'has-siret' | 'no-siret'
  /** Whether a search shows an establishment that is not selected yet. */
  readonly isFound: boolean
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

/** The fields that the answers given call for. */
export function conditionalFields(values: CanteenFormValues) {
  const { hasSiret, productionType, economicModel, sectors } = values
  const satellites = isCentralKitchen(productionType) ? countOf(values.satelliteCanteensCount) : null
  return {
    town: hasSiret === 'no-siret',
    centralProducerSiret: isSatellite(productionType),
    satelliteCanteensCount: isCentralKitchen(productionType),
    dailyMealCount: servesMeals(productionType),
    lineMinistry: needsLineMinistry(economicModel, sectors.map(Number)),
    oneDelivery: satellites === 1,
    manyDelivery: satellites !== null && satellites >= manySatellites,
    noSiret: hasSiret === 'no-siret',
  } as const
}

const textOf = (text: string): string | null => text.trim() || null
const digitsOf = (text: string): string | null => removeSpaces(text) || null
/** A whole number, null when nothing is typed, not a number for any other text. */
function countOf(text: string): number | null {
  const digits = digitsOf(text)
  return digits === null ? null : /^\d+$/.test(digits) ? Number(digits) : Number.NaN
}

/** The values that a form gives, all of them. */
export type FilledCanteen = Omit<CanteenValues, 'name' | 'sectors'> & {
  readonly name: string
  readonly sectors: number[]
}

/** The values of the canteen that a form describes; fields that do not apply are null. */
function valuesOf(form: CanteenFormValues): FilledCanteen {
  const shown = conditionalFields(form)
  const hasNumber = form.hasSiret === 'has-siret'
  return {
    name: form.name.trim(),
    siret: hasNumber ? digitsOf(form.siret) : null,
    sirenUniteLegale: hasNumber ? null : digitsOf(form.sirenUniteLegale),
    postalCode: digitsOf(form.postalCode),
    city: textOf(form.city),
    cityInseeCode: textOf(form.cityInseeCode),
    department: textOf(form.department),
    economicModel: (form.economicModel || null) as CanteenValues['economicModel'],
    managementType: (form.managementType || null) as CanteenValues['managementType'],
    productionType: (form.productionType || null) as CanteenValues['productionType'],
    centralProducerSiret: shown.centralProducerSiret ? digitsOf(form.centralProducerSiret) : null,
    satelliteCanteensCount: shown.satelliteCanteensCount ? countOf(form.satelliteCanteensCount) : null,
    sectors: form.sectors.map(Number).sort((a, b) => a - b),
    lineMinistry: (shown.lineMinistry ? form.lineMinistry || null : null) as CanteenValues['lineMinistry'],
    dailyMealCount: shown.dailyMealCount ? countOf(form.dailyMealCount) : null,
    yearlyMealCount: countOf(form.yearlyMealCount),
  }
}

const boxes = ['oneDelivery', 'manyDelivery', 'noSiret'] as const
const numbers: readonly string[] = ['siret', 'sirenUniteLegale']

/** The objection to the choice of an establishment, worded after what the search shows. */
function establishmentMessage({ hasSiret, isFound }: CanteenFormValues): Message {
  if (!isFound) return formMessages('required')
  return canteenFormMessages(hasSiret === 'has-siret' ? 'select-establishment' : 'select-or-create-establishment')
}

/** The form of a canteen: checks all rules of canteens at once, and gives the values to send. */
export const CanteenForm = z.custom<CanteenFormValues>().transform((form, { issues }): FilledCanteen => {
  const values = valuesOf(form)
  const refuse = (field: string, message: Message) =>
    issues.push({ ...customIssue(message), path: [field], input: form[field as keyof CanteenFormValues] })
  if (form.hasSiret === '') refuse('hasSiret', formMessages('required'))
  const fieldOfNumber = form.hasSiret === 'no-siret' ? 'sirenUniteLegale' : 'siret'
  for (const [field, messages] of Object.entries(canteenErrors(values, new Set(Object.keys(values))))) {
    if (numbers.includes(field)) {
      if (form.hasSiret === '') continue
      const [message = formMessages('required')] = messages
      refuse(fieldOfNumber, values[fieldOfNumber] === null ? establishmentMessage(form) : message)
    } else if (field === 'cityInseeCode') {
      // Nothing to choose from before the postal code is right.
      if (form.hasSiret === 'no-siret') for (const message of messages) refuse('citySelector', message)
    } else if (field !== 'postalCode' || form.hasSiret === 'no-siret') {
      for (const message of messages) refuse(field, message)
    }
  }
  const shown = conditionalFields(form)
  for (const box of boxes) if (shown[box] && !form[box]) refuse(box, canteenFormMessages('tick-box'))
  return values
})

const written = (value: string | number | null): string => (value === null ? '' : String(value))

/** The form of a canteen that exists. The boxes that were ticked when it was created are ticked. */
export function formOfCanteen(canteen: CanteenValues): CanteenFormValues {
  const values = {
    ...emptyCanteenForm,
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
