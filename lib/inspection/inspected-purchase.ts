import { hasLabel } from '../purchases/certificate.ts'
import type { ProductFamily } from '../purchases/purchase-draft.ts'
import type { StoredCharacteristic } from '../purchases/purchase-labels.ts'
import type { InspectedGroup } from './inspected-groups.ts'
import type { MissingProof } from './missing-proofs.ts'

/** A purchase as an inspection file shows it. */
export interface InspectedPurchase {
  readonly id: number
  /** YYYY-MM-DD. */
  readonly date: string
  readonly description: string | null
  readonly provider: string | null
  readonly family: ProductFamily | null
  /** Null = not given, which differs from none. */
  readonly characteristics: readonly StoredCharacteristic[] | null
  readonly certificate: string | null
  readonly priceHt: number
  /** The path of its invoice in the archive, or its name; null without one. */
  readonly invoice: string | null
}

/** The group in which a purchase is added up. Prices have two decimals. */
export const groupOf = (purchase: InspectedPurchase): InspectedGroup => ({
  year: Number(purchase.date.slice(0, 4)),
  family: purchase.family,
  characteristics: purchase.characteristics,
  cents: Math.round(purchase.priceHt * 100),
  hasInvoice: purchase.invoice !== null,
  hasCertificate: purchase.certificate !== null,
})

/** What a purchase lacks; a certificate is asked of a label alone. */
export const missingOf = (
  purchase: Pick<InspectedPurchase, 'characteristics' | 'certificate' | 'invoice'>,
): MissingProof[] => [
  ...(purchase.invoice === null ? (['invoice'] as const) : []),
  ...(purchase.certificate === null && hasLabel(purchase.characteristics ?? []) ? (['certificate'] as const) : []),
]
