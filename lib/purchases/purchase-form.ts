import { z } from 'zod'
import { firstLikelyDay } from '../entities/plausible-days.ts'
import { readTypedNumber } from '../entities/typed-number.ts'
import type { Message } from '../messages/catalogue.ts'
import { formMessages } from '../messages/form-messages.ts'
import { customIssue } from '../messages/issue-message.ts'
import { readDate } from '../table-schema/cell-type.ts'
import { textOrNull } from '../table-schema/invisible-characters.ts'
import { isStorable } from '../table-schema/unreadable-characters.ts'
import { hasLabel, longestCertificate } from './certificate.ts'
import { longestDistance } from './longest-distance.ts'
import { isStorablePrice, roundPrice } from './price.ts'
import type { LocalDefinition, ProductFamily } from './purchase-draft.ts'
import { purchaseFormMessages } from './purchase-form-messages.ts'
import type { FilledPurchase, PurchaseFormValues } from './purchase-form-values.ts'
import type { StoredCharacteristic } from './purchase-labels.ts'
import { purchaseMessage } from './purchase-message.ts'
import { purchaseMessages } from './purchase-messages.ts'

export interface PurchaseFormContext {
  /** Today where the form is filled, as YYYY-MM-DD. */
  readonly today: string
  /** The purchase that the form changes, whose values may stay whatever they are; null for a new one. */
  readonly before: FilledPurchase | null
}

/** The form of a purchase: checks all its fields at once, and gives the values to send. */
export const purchaseForm = ({ today, before }: PurchaseFormContext) =>
  z.custom<PurchaseFormValues>().transform((form, { issues }): FilledPurchase => {
    const refuse = (field: keyof PurchaseFormValues, message: Message) =>
      issues.push({ ...customIssue(message), path: [field], input: form[field] })

    const typedPrice = readTypedNumber(form.priceHt, 'euro')
    const price = typeof typedPrice === 'string' ? typedPrice : ''
    const priceProblem = typeof typedPrice === 'string' ? priceMessage(typedPrice) : typedPrice
    const isFormerPrice = priceProblem?.code === 'price-above-zero' && before !== null && isSamePrice(price, before)
    if (priceProblem && !isFormerPrice) refuse('priceHt', priceProblem)

    const canteen = Number(form.canteen)
    const canteenProblem = canteenMessage(form)
    if (canteenProblem) refuse('canteen', canteenProblem)

    const date = form.date.trim()
    const dateProblem = dateMessage(date, today)
    if (dateProblem && date !== before?.date) refuse('date', dateProblem)

    const isLocal = form.characteristics.includes('LOCAL')
    if (isLocal && form.localDefinition === '') refuse('localDefinition', purchaseFormMessages('local-definition'))

    if (form.characteristics.includes('FRANCE') && form.characteristics.includes('EUROPE')) {
      refuse('characteristics', purchaseMessages('two-origins'))
    }
    const distance = isLocal && form.localDefinition === 'KM' ? readDistance(form.localDefinitionKm) : null
    if (distance !== null && typeof distance !== 'number') refuse('localDefinitionKm', distance)

    const certificate = hasLabel(form.characteristics) ? textOrNull(form.certificate) : null
    if ([...(certificate ?? '')].length > longestCertificate) {
      refuse('certificate', formMessages('longest', longestCertificate))
    }
    for (const field of ['description', 'provider', 'certificate'] as const) {
      if (!isStorable(form[field])) refuse(field, formMessages('hidden-character'))
    }
    const isUnanswered = before !== null && before.characteristics === null && form.characteristics.length === 0
    return {
      description: textOrNull(form.description),
      provider: textOrNull(form.provider),
      priceHt: priceProblem && !isFormerPrice ? '' : roundPrice(price),
      canteen,
      date,
      family: (form.family || null) as ProductFamily | null,
      characteristics: isUnanswered ? null : ([...form.characteristics] as StoredCharacteristic[]),
      localDefinition: isLocal ? ((form.localDefinition || null) as LocalDefinition | null) : null,
      localDefinitionKm: typeof distance === 'number' ? distance : null,
      certificate,
      invoiceFile: form.invoiceFile || null,
    }
  })

const isSamePrice = (price: string, before: FilledPurchase): boolean => roundPrice(price) === before.priceHt

function priceMessage(price: string): Message | null {
  if (price === '') return formMessages('required')
  if (!/^\d+(?:\.\d*)?$/.test(price)) return purchaseFormMessages('price-form')
  const [, decimals = ''] = price.split('.')
  if (decimals.length > 2) return purchaseMessage('priceHt', 'fraction-digits', price)
  const rounded = roundPrice(price)
  if (!isStorablePrice(rounded)) return purchaseMessage('priceHt', 'total-digits', price)
  return Number(rounded) > 0 ? null : purchaseFormMessages('price-above-zero')
}

/** The whole kilometres of a distance, null for none, or why the text is no distance. */
function readDistance(typed: string): number | null | Message {
  if (typed.trim() === '') return null
  const text = readTypedNumber(typed, 'kilometre')
  if (typeof text !== 'string') return text
  const isDistance = /^\d+$/.test(text) && Number(text) <= longestDistance
  return isDistance ? Number(text) : purchaseFormMessages('distance-form')
}

/** Why no canteen is chosen; null where one is. */
export function canteenMessage({ canteen, canteenName }: PurchaseFormValues): Message | null {
  if (canteen !== '') return null
  return canteenName.trim() === '' ? formMessages('required') : purchaseFormMessages('unknown-canteen')
}

/** Why a day is none of a purchase; null where it is one. */
export function dateMessage(date: string, today: string): Message | null {
  if (date === '') return formMessages('required')
  if (readDate(date) === undefined) return purchaseMessage('date', 'type-error', date)
  if (date > today) return purchaseFormMessages('future-day')
  return date < firstLikelyDay ? purchaseFormMessages('distant-day') : null
}
