import { exactDigits } from '../table-schema/exact-digits.ts'

/** Digits before the decimal mark, the two decimals having their own. */
export const integerDigits = exactDigits - 2

/** As it is to be already: most prices. */
const rounded = /^(?:0|[1-9]\d*)\.\d\d$/

/**
 * A price as written, with a comma or a dot, rounded to cents; a half goes down (0.125 → 0.12, 0.1251 → 0.13), as the
 * public service has always done. Works on the digits: no amount is too large or too fine to be exact.
 */
export function roundPrice(text: string): string {
  if (rounded.test(text)) return text
  const [whole = '0', decimals = ''] = text.replace(',', '.').split('.')
  if (decimals.length <= 2) return `${whole.replace(/^0+(?=\d)/, '')}.${decimals.padEnd(2, '0')}`
  const cents = BigInt(whole + decimals.slice(0, 2))
  const rest = decimals.slice(2).replace(/0+$/, '')
  const digits = (rest > '5' ? cents + 1n : cents).toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Whether a rounded price fits the stored amounts. */
export const priceFits = (price: string): boolean => price.length <= integerDigits + 3
