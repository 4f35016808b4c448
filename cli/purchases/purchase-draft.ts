import type { LocalDefinition, ProductFamily } from '@ma-cantine/lib/purchases/purchase-draft'
import type { StoredCharacteristic } from '@ma-cantine/lib/purchases/purchase-labels'

/** A purchase as it is typed: a canteen by its id or its SIRET, the rest by the names of the API. */
export interface TypedPurchase {
  readonly canteen?: string
  readonly date?: string
  readonly description?: string
  readonly provider?: string
  readonly priceHt?: string
  readonly family?: ProductFamily
  readonly characteristics?: readonly StoredCharacteristic[]
  readonly localDefinition?: LocalDefinition
  /** Kilometres. */
  readonly localDefinitionKm?: number
}

/** The option that fills each property. */
export const optionOf: Readonly<Record<string, string>> = {
  canteen: '--canteen',
  date: '--date',
  description: '--product',
  provider: '--supplier',
  priceHt: '--price',
  family: '--family',
  characteristics: '--characteristic',
  localDefinition: '--local',
  localDefinitionKm: '--local-km',
  invoiceFile: '--invoice',
}
