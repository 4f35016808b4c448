import type { PurchaseDraft } from '../purchases/purchase-draft.ts'
import type { ElectronicInvoice, InvoiceDraft } from './electronic-invoice.ts'

/** What people add to a draft. */
export type DraftChoices = Pick<
  PurchaseDraft,
  'siret' | 'description' | 'family' | 'characteristics' | 'localDefinition'
>

/** A draft of an invoice as a purchase of a file. */
export const purchaseOfDraft = (
  { seller, date }: ElectronicInvoice,
  { priceHt }: InvoiceDraft,
  choices: DraftChoices,
): PurchaseDraft => ({ ...choices, provider: seller, date, priceHt })
