import { cantines } from '../generated/schemas.ts'
import { formMessages } from '../messages/form-messages.ts'
import type { Rule } from '../table-schema/rule.ts'
import { canteenFields } from './canteen-fields.ts'
import { canteenMessages } from './canteen-messages.ts'
import type { CanteenValues } from './canteen-values.ts'
import { groupRules } from './group-rules.ts'
import { isCentralKitchen, isGroup, servesMeals } from './production.ts'
import { isValidSiren } from './siret.ts'

type Name = keyof CanteenValues & string

const isEmpty = (value: CanteenValues[Name]): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

const always = () => true
const ofSite = ({ productionType }: CanteenValues) => !isGroup(productionType)

/**
 * The properties that a canteen must have, with the condition and the properties that the condition reads; but for whether
 * it is a group, which never changes: a new production type does not ask for what an old canteen lacks.
 */
const requirements: readonly (readonly [Name, (values: CanteenValues) => boolean, ...Name[]])[] = [
  ['name', always],
  ['siret', values => ofSite(values) && values.sirenUniteLegale === null, 'sirenUniteLegale'],
  ['sirenUniteLegale', values => !ofSite(values)],
  ['postalCode', values => ofSite(values) && values.siret === null, 'siret'],
  ['cityInseeCode', values => ofSite(values) && values.siret === null, 'siret'],
  ['economicModel', ofSite],
  ['managementType', always],
  ['productionType', always],
  ['sectors', ofSite],
  ['dailyMealCount', ({ productionType }) => servesMeals(productionType), 'productionType'],
  ['yearlyMealCount', always],
  ['satelliteCanteensCount', ({ productionType }) => isCentralKitchen(productionType), 'productionType'],
]

const constraintsOf = (column: string) => cantines.fields.find(({ name }) => name === column)?.constraints ?? {}

function breaksPattern(value: string | null, column: string): boolean {
  const { pattern = '' } = constraintsOf(column)
  return value !== null && !new RegExp(pattern).test(value)
}

const counts = ['dailyMealCount', 'yearlyMealCount', 'satelliteCanteensCount'] as const
const largestCount = constraintsOf(canteenFields.yearlyMealCount.file.column).maximum as number

const fewestSatellites = ({ productionType }: CanteenValues): number => (isCentralKitchen(productionType) ? 1 : 0)

/** What files do not carry, or what their columns say already. */
export const formRules: readonly Rule<CanteenValues, FormCode>[] = [
  ...requirements.map(
    ([field, isRequired, ...needs]): Rule<CanteenValues, FormCode> => ({
      field,
      needs,
      code: 'required',
      isBroken: values => isRequired(values) && isEmpty(values[field]),
    }),
  ),
  {
    field: 'siret',
    code: 'siret-length',
    isBroken: ({ siret }) => breaksPattern(siret, canteenFields.siret.file.column),
  },
  {
    field: 'centralProducerSiret',
    code: 'siret-length',
    isBroken: ({ centralProducerSiret }) =>
      breaksPattern(centralProducerSiret, canteenFields.centralProducerSiret.file.column),
  },
  {
    field: 'sirenUniteLegale',
    code: 'siren-length',
    isBroken: ({ sirenUniteLegale: siren }) => siren !== null && !/^\d{9}$/.test(siren),
  },
  {
    field: 'sirenUniteLegale',
    code: 'siren-check-digit',
    isBroken: ({ sirenUniteLegale: siren }) => siren !== null && /^\d{9}$/.test(siren) && !isValidSiren(siren),
  },
  {
    field: 'postalCode',
    code: 'postal-code',
    isBroken: ({ postalCode }) => breaksPattern(postalCode, canteenFields.postalCode.file.column),
  },
  {
    field: 'cityInseeCode',
    code: 'insee-code',
    isBroken: ({ cityInseeCode }) => breaksPattern(cityInseeCode, canteenFields.cityInseeCode.file.column),
  },
  {
    field: 'productionType',
    needs: ['siret'],
    code: 'kitchen-without-siret',
    isBroken: ({ siret, sirenUniteLegale, productionType }) =>
      siret === null && sirenUniteLegale !== null && isCentralKitchen(productionType),
  },
  ...groupRules,
  ...counts.flatMap((field): Rule<CanteenValues, FormCode>[] => [
    { field, code: 'whole-number', isBroken: values => values[field] !== null && !Number.isInteger(values[field]) },
    { field, code: 'at-most', isBroken: values => (values[field] ?? 0) > largestCount },
  ]),
  {
    field: 'satelliteCanteensCount',
    needs: ['productionType'],
    code: 'at-least',
    isBroken: values => (values.satelliteCanteensCount ?? Infinity) < fewestSatellites(values),
  },
]

export type FormCode = keyof typeof formWords

/** The message of each code of a form. */
export const formWords = {
  required: () => formMessages('required'),
  'siret-length': () => canteenMessages('siret-length'),
  'siren-length': () => canteenMessages('siren-length'),
  'siren-check-digit': ({ sirenUniteLegale }: CanteenValues) =>
    canteenMessages('siren-check-digit', sirenUniteLegale ?? ''),
  'postal-code': () => canteenMessages('postal-code'),
  'insee-code': () => canteenMessages('insee-code'),
  'kitchen-without-siret': () => canteenMessages('kitchen-without-siret'),
  'group-siret-or-siren': () => canteenMessages('group-siret-or-siren'),
  'group-without-siret': () => canteenMessages('group-without-siret'),
  'not-for-groups': () => canteenMessages('not-for-groups'),
  'whole-number': () => formMessages('whole-number'),
  'at-most': () => formMessages('at-most', largestCount),
  'at-least': (values: CanteenValues) => formMessages('at-least', fewestSatellites(values)),
}
