import { z } from 'zod'
import type { Message } from '../messages/catalogue.ts'
import { formMessages } from '../messages/form-messages.ts'
import { customIssue } from '../messages/issue-message.ts'
import { textOrNull } from '../table-schema/invisible-characters.ts'
import { canteenErrors } from './canteen-errors.ts'
import { type CanteenFormValues, conditionalFields, countOf, digitsOf } from './canteen-form.ts'
import { canteenFormMessages } from './canteen-form-messages.ts'
import type { CanteenValues } from './canteen-values.ts'

/** The values that a form gives, all of them. */
export type FilledCanteen = Omit<CanteenValues, 'name' | 'sectors' | 'groupe'> & {
  readonly name: string
  readonly sectors: number[]
}

/** The values of the canteen that a form describes; fields that do not apply are null. */
function valuesOf(form: CanteenFormValues): FilledCanteen {
  const shown = conditionalFields(form)
  const hasNumber = shown.hasSiret && form.hasSiret === 'has-siret'
  return {
    name: textOrNull(form.name) ?? '',
    siret: hasNumber ? digitsOf(form.siret) : null,
    sirenUniteLegale: hasNumber ? null : digitsOf(form.sirenUniteLegale),
    postalCode: digitsOf(form.postalCode),
    city: textOrNull(form.city),
    cityInseeCode: textOrNull(form.cityInseeCode),
    department: textOrNull(form.department),
    economicModel: (shown.economicModel ? form.economicModel || null : null) as CanteenValues['economicModel'],
    managementType: (form.managementType || null) as CanteenValues['managementType'],
    productionType: (form.productionType || null) as CanteenValues['productionType'],
    centralProducerSiret: shown.centralProducerSiret ? digitsOf(form.centralProducerSiret) : null,
    satelliteCanteensCount: shown.satelliteCanteensCount ? countOf(form.satelliteCanteensCount) : null,
    sectors: shown.sectors ? form.sectors.map(Number).sort((a, b) => a - b) : [],
    lineMinistry: (shown.lineMinistry ? form.lineMinistry || null : null) as CanteenValues['lineMinistry'],
    dailyMealCount: shown.dailyMealCount ? countOf(form.dailyMealCount) : null,
    yearlyMealCount: countOf(form.yearlyMealCount),
  }
}

export const boxes = ['oneDelivery', 'manyDelivery', 'noSiret'] as const

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
  const shown = conditionalFields(form)
  const isAsked = shown.hasSiret && form.hasSiret === ''
  if (isAsked) refuse('hasSiret', formMessages('required'))
  const fieldOfNumber = form.hasSiret === 'no-siret' || !shown.hasSiret ? 'sirenUniteLegale' : 'siret'
  for (const [field, messages] of Object.entries(
    canteenErrors({ ...values, groupe: form.isInGroup ? { id: 0 } : null }, new Set(Object.keys(values))),
  )) {
    if (numbers.includes(field)) {
      if (isAsked) continue
      const [message = formMessages('required')] = messages
      refuse(fieldOfNumber, values[fieldOfNumber] === null && shown.hasSiret ? establishmentMessage(form) : message)
    } else if (field === 'cityInseeCode') {
      // Nothing to choose from before the postal code is right.
      if (shown.town) for (const message of messages) refuse('citySelector', message)
    } else if (field !== 'postalCode' || shown.town) {
      for (const message of messages) refuse(field, message)
    }
  }
  for (const box of boxes) if (shown[box] && !form[box]) refuse(box, canteenFormMessages('tick-box'))
  return values
})
