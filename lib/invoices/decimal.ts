import { InvoiceRefusal } from './invoice-problem.ts'

/**
 * An amount or a quantity in millionths: invoices write at most six decimals. No binary number comes into it, so that
 * no cent is lost.
 */
export type Decimal = bigint

const places = 6
const perCent = 10n ** BigInt(places - 2)

const pattern = /^([+-]?)(\d{0,15})(?:\.(\d{0,20}))?$/

/** Reads a number of an invoice; null when there is none. A decimal beyond the sixth is rounded. */
export function readDecimal(text: string | null, line: string | null = null): Decimal | null {
  if (text === null) return null
  const [, sign, whole = '', decimals = ''] = pattern.exec(text) ?? []
  if (sign === undefined || (whole === '' && decimals === '')) throw new InvoiceRefusal('unreadable-amount', text, line)
  const digits = BigInt(`${whole}${decimals.slice(0, places).padEnd(places, '0')}`)
  const rounded = digits + ((decimals[places] ?? '0') >= '5' ? 1n : 0n)
  return sign === '-' ? -rounded : rounded
}

/** `price × quantity ÷ base`, the price being that of `base` units. */
export const priceOf = (price: Decimal, quantity: Decimal, base: Decimal): Decimal => divide(price * quantity, base)

/** In whole cents, a half going away from zero. */
export const centsOf = (value: Decimal): bigint => divide(value, perCent)

function divide(value: bigint, by: bigint): bigint {
  const magnitude = (abs(value) * 2n + abs(by)) / (abs(by) * 2n)
  return value < 0n !== by < 0n ? -magnitude : magnitude
}

/** Whether an amount goes beyond the two decimals of euros. */
export const isFinerThanCents = (value: Decimal): boolean => value % perCent !== 0n

export const abs = (value: bigint): bigint => (value < 0n ? -value : value)

/** `-1234n` → `-12.34`. */
export function centsText(cents: bigint): string {
  const digits = abs(cents).toString().padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Without zeros at its end: `2.5`. */
export function decimalText(value: Decimal): string {
  const digits = abs(value)
    .toString()
    .padStart(places + 1, '0')
  const decimals = digits.slice(-places).replace(/0+$/, '')
  return `${value < 0n ? '-' : ''}${digits.slice(0, -places)}${decimals && `.${decimals}`}`
}
