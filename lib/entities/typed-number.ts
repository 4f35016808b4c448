import type { Message } from '../messages/catalogue.ts'
import { formMessages } from '../messages/form-messages.ts'
import { removeGroupSpaces } from './grouped-digits.ts'

/** What a field counts in. */
export type FieldUnit = 'euro' | 'kilogram' | 'kilometre'

/** How people write the unit of a field, without spaces. */
const unitTexts: Readonly<Record<FieldUnit, RegExp>> = {
  euro: /^(?:€|eur|euros?)?(?:ht)?$/i,
  kilometre: /^(?:kms?|kilom[eè]tres?|kilometers?)?$/i,
  kilogram: /^(?:kgs?|kilos?|kilogrammes?|kilograms?)?$/i,
}

/** One mark before three digits groups thousands for some and begins the decimals for others: `1.234`, `12,500`. */
const twoReadings = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/

const unitMessages = { euro: 'in-euros', kilogram: 'in-kilograms', kilometre: 'in-kilometres' } as const

/**
 * A number as people type it in French or in English, in the form that the API takes: `1 234,50 €` and `1,234.50` give
 * `1234.50`. What is no number stays as it is, for the rules of the field to refuse.
 *
 * @returns why a number with another unit than the field's, or one that can be read in two ways, is refused: `1.234`,
 * `12 50`.
 */
export function readTypedNumber(typed: string, unit: FieldUnit): string | Message {
  const text = removeGroupSpaces(typed)
  if (text === null) return formMessages('misplaced-space', typed.trim())
  const [, number, suffix = ''] = /^([+-]?[\d.,]*\d[.,]?)([\p{L}\p{Sc}%/]*)$/u.exec(text) ?? []
  if (number === undefined) return text
  if (!unitTexts[unit].test(suffix)) return formMessages(unitMessages[unit], suffix)
  // Marks of thousands come before a decimal mark of the other kind.
  if (/^[1-9]\d{0,2}(?:\.\d{3})+,\d*$/.test(number)) return number.replaceAll('.', '').replace(',', '.')
  if (/^[1-9]\d{0,2}(?:,\d{3})+\.\d*$/.test(number)) return number.replaceAll(',', '')
  if (twoReadings.test(number)) return formMessages('two-readings', number)
  return /^\d+,\d*$/.test(number) ? number.replace(',', '.') : number
}
