import { exactDigits } from '../table-schema/exact-digits.ts'

/** The digits allowed before the decimal mark: all that are exact, minus two decimals. */
export const integerDigits = exactDigits - 2

/** Most prices are already in the rounded form. */
const roundedPrice = /^(?:0|[1-9]\d*)\.\d\d$/

/**
 * Rounds a price, written with a comma or a dot, to cents. A half goes down (0.125 → 0.12, 0.1251 → 0.13), as in the
 * public service. It works on digits, so that the result is exact whatever the size of the amount.
 */
export function roundPrice(text: string): string {
  if (roundedPrice.test(text)) return text
  const [whole = '0', decimals = ''] = text.replace(',', '.').split('.')
  if (decimals.length <= 2) return `${whole.replace(/^0+(?=\d)/, '')}.${decimals.padEnd(2, '0')}`
  const cents = BigInt(whole + decimals.slice(0, 2))
  const rest = decimals.slice(2).replace(/0+$/, '')
  return priceOfCents(rest > '5' ? cents + 1n : cents)
}

/** The rounded form of an amount in cents, which is not negative. */
export function priceOfCents(cents: bigint): string {
  const digits = cents.toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The cents of a price in the rounded form. */
export const centsOfPrice = (price: string): bigint => BigInt(price.replace('.', ''))

/** Whether a rounded price has few enough digits to be stored exactly. */
export const isStorablePrice = (price: string): boolean => price.length <= integerDigits + 3
