import type { Characteristic } from '../purchases/purchase-draft.ts'
import type { InvoiceSyntax } from './parsed-invoice.ts'

/** The profiles of Factur-X, from the poorest to the richest; other specifications of the standard have none. */
export const invoiceProfiles = ['MINIMUM', 'BASIC_WL', 'BASIC', 'EN_16931', 'EXTENDED'] as const
export type InvoiceProfile = (typeof invoiceProfiles)[number]

/** Why a draft cannot be saved as a purchase. */
export type DraftRefusal = 'credit-note' | 'negative-line'

export interface NamedInvoice {
  readonly number: string
  /** `2026-03-15`. */
  readonly date: string | null
}

/** What a person should look at before saving. */
export type InvoiceWarning =
  /** The lines do not add up to the total without VAT. */
  | { readonly code: 'other-sum'; readonly sum: string; readonly total: string }
  /** The invoice corrects earlier ones, whose purchases may be stored; it does not always name them. */
  | { readonly code: 'corrects'; readonly invoices: readonly NamedInvoice[] }
  /** A down payment: the final invoice will count its products. */
  | { readonly code: 'down-payment' }
  /** Lines at 0 € are left out. */
  | { readonly code: 'free-lines'; readonly count: number }
  /** Lines without amount are left out, the others making the total. */
  | { readonly code: 'text-lines'; readonly count: number }
  /** The total without VAT and the VAT do not make the total with VAT. */
  | { readonly code: 'other-total-with-vat'; readonly sum: string; readonly total: string }
  /** A part was paid before, maybe by a down payment whose purchases are stored. */
  | { readonly code: 'prepaid'; readonly amount: string }
  /** The profile has no lines: one purchase holds the total. */
  | { readonly code: 'no-lines' }
  | { readonly code: 'future-date' }
  | { readonly code: 'distant-date' }
  /** Allowances and charges of the whole invoice are shared among its lines. */
  | { readonly code: 'shared'; readonly allowances: string; readonly charges: string }

/** A purchase as an invoice gives it. */
export interface InvoiceDraft {
  /** The identifier of its line; null for a whole invoice. */
  readonly line: string | null
  readonly description: string | null
  /** `2.5`, with the code of its unit. */
  readonly quantity: { readonly amount: string; readonly unit: string | null } | null
  /** Euros without VAT, with its part of the allowances and charges of the invoice; negative in a credit note. */
  readonly priceHt: string
  /** What the invoice says of the product, to be confirmed. */
  readonly mentioned: readonly Characteristic[]
  readonly refusal: DraftRefusal | null
}

/** An electronic invoice as draft purchases; plain data, which a worker can post. */
export interface ElectronicInvoice {
  readonly syntax: InvoiceSyntax
  readonly profile: InvoiceProfile | null
  readonly number: string
  /** `2026-03-15`. */
  readonly date: string
  readonly seller: string
  /** SIRETs of the buyer, that of the place of delivery first. */
  readonly buyerSirets: readonly string[]
  readonly isCreditNote: boolean
  /** The total without VAT, negative in a credit note. */
  readonly totalHt: string
  readonly drafts: readonly InvoiceDraft[]
  readonly warnings: readonly InvoiceWarning[]
}
