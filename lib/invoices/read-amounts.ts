import { type Decimal, priceOf, readDecimal } from './decimal.ts'
import { InvoiceRefusal } from './invoice-problem.ts'
import type { Adjustment } from './parsed-invoice.ts'
import type { XmlElement } from './xml-tree.ts'

/** Whether a currency is the euro, which is meant where there is none. */
export const isEuro = (currency: string | null | undefined): boolean => /^(?:EUR)?$/i.test(currency ?? '')

/** The first amount at a path; null when there is none. @throws InvoiceRefusal for another currency than the euro. */
export function amountAt(parent: XmlElement | null, path: string, line: string | null = null): Decimal | null {
  const element = parent?.all(path).find(({ text }) => text !== null)
  const currency = element?.attributes.get('currencyID')
  if (!isEuro(currency)) throw new InvoiceRefusal('other-currency', currency)
  return readDecimal(element?.text ?? null, line)
}

/** The VAT in euros: an invoice may give it again in the currency of the seller's accounts (BT-111). */
export function vatAt(parent: XmlElement | null, path: string): Decimal | null {
  const inEuros = parent?.all(path).find(({ attributes }) => isEuro(attributes.get('currencyID')))
  return readDecimal(inEuros?.text ?? null)
}

const booleans: Readonly<Record<string, boolean>> = { true: true, '1': true, false: false, '0': false }

/** An allowance or a charge, told apart by an xs:boolean. */
export function adjustmentOf(amount: Decimal | null, indicator: string | null, rate: Decimal | null): Adjustment {
  const isCharge = booleans[indicator ?? '']
  if (isCharge === undefined) throw new InvoiceRefusal('allowance-or-charge', indicator ?? '')
  const value = amount ?? 0n
  return { amount: isCharge ? value : -value, rate }
}

interface PricedQuantity {
  /** BT-126. */
  readonly line: string | null
  /** BT-129 and BT-130. */
  readonly quantity: Decimal | null
  readonly unit: string | null
  /** BT-146. */
  readonly price: Decimal | null
  /** BT-149 and BT-150, the quantity that the price is for; one unit when there is none. */
  readonly base: XmlElement | null
  /** BG-27 and BG-28. */
  readonly adjustments: readonly Adjustment[]
}

/** The amount of a line that leaves it out (BT-131); null when its price cannot tell. */
export function netOfPrice({ line, quantity, unit, price, base, adjustments }: PricedQuantity): Decimal | null {
  if (price === null || quantity === null) return null
  const baseQuantity = readDecimal(base?.text ?? '1', line) ?? 0n
  if (baseQuantity <= 0n) throw new InvoiceRefusal('unreadable-amount', base?.text ?? '', line)
  const baseUnit = base?.attributes.get('unitCode')
  // Grams at the price of a kilogram: no conversion is guessed.
  if (baseUnit && unit && baseUnit !== unit) return null
  return adjustments.reduce((sum, { amount }) => sum + amount, priceOf(price, quantity, baseQuantity))
}
