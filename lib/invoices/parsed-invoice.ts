import type { Decimal } from './decimal.ts'

/** The syntaxes of the European standard EN 16931. */
export type InvoiceSyntax = 'CII' | 'UBL'

/** An allowance or a charge of the whole invoice. */
export interface Adjustment {
  /** Negative for an allowance. */
  readonly amount: Decimal
  /** The VAT rate that it belongs to, in percent; null when it tells none. */
  readonly rate: Decimal | null
}

export interface ParsedLine {
  /** BT-126. */
  readonly id: string | null
  /** BT-153. */
  readonly name: string | null
  /** BT-129. */
  readonly quantity: Decimal | null
  /** BT-130, a code of UN/ECE Recommendation 20. */
  readonly unit: string | null
  /** BT-131, after the allowances and charges of the line, without VAT; null for a line of text. */
  readonly net: Decimal | null
  /** BT-152. */
  readonly rate: Decimal | null
  /** BG-32. */
  readonly attributes: readonly (readonly [name: string, value: string])[]
  /** BT-159. */
  readonly originCountry: string | null
}

/** BG-3, an earlier invoice that this one is about. */
export interface PrecedingInvoice {
  /** BT-25. */
  readonly number: string
  /** BT-26, as it is written. */
  readonly date: string | null
}

/** What an invoice tells, in either syntax, in the terms of EN 16931. */
export interface ParsedInvoice {
  readonly syntax: InvoiceSyntax
  /** BT-24, the specification that it follows. */
  readonly specification: string | null
  /** BT-1. */
  readonly number: string | null
  /** BT-2, as it is written. */
  readonly date: string | null
  /** BT-3. */
  readonly type: string | null
  readonly isCreditNote: boolean
  /** BG-3. */
  readonly preceding: readonly PrecedingInvoice[]
  /** BT-5. */
  readonly currency: string | null
  /** BT-27. */
  readonly seller: string | null
  /** What identifies the buyer and the place of delivery, the latter first, as it is written. */
  readonly buyers: readonly string[]
  readonly lines: readonly ParsedLine[]
  readonly adjustments: readonly Adjustment[]
  /** BT-109, the total without VAT. */
  readonly total: Decimal | null
  /** BT-110, the VAT in the currency of the invoice. */
  readonly vat: Decimal | null
  /** BT-112, the total with VAT. */
  readonly totalWithVat: Decimal | null
  /** BT-113, what was paid before. */
  readonly prepaid: Decimal | null
}
