import { roundPrice } from './price.ts'
import type { Purchase } from './purchase.ts'
import type { LocalDefinition, ProductFamily } from './purchase-draft.ts'
import type { StoredCharacteristic } from './purchase-labels.ts'

/**
 * The values of the form of a purchase, as typed. `canteen` is an id; `canteenName` what is typed to find it.
 * `invoiceFile` is a data URI, the address of the stored invoice, or empty.
 */
export interface PurchaseFormValues {
  readonly description: string
  readonly provider: string
  readonly priceHt: string
  readonly canteen: string
  readonly canteenName: string
  readonly date: string
  readonly family: string
  readonly characteristics: readonly string[]
  readonly localDefinition: string
  readonly localDefinitionKm: string
  readonly certificate: string
  readonly invoiceFile: string
}

export const emptyPurchaseForm: PurchaseFormValues = {
  description: '',
  provider: '',
  priceHt: '',
  canteen: '',
  canteenName: '',
  date: '',
  family: '',
  characteristics: [],
  localDefinition: '',
  localDefinitionKm: '',
  certificate: '',
  invoiceFile: '',
}

/** The values that a form gives, all of them. An amount is a decimal text. */
export interface FilledPurchase {
  readonly description: string | null
  readonly provider: string | null
  readonly priceHt: string
  readonly canteen: number
  readonly date: string
  readonly family: ProductFamily | null
  readonly characteristics: StoredCharacteristic[] | null
  readonly localDefinition: LocalDefinition | null
  readonly localDefinitionKm: number | null
  readonly certificate: string | null
  readonly invoiceFile: string | null
}

/** A stored purchase as the values of its form. */
export const filledOf = (purchase: Purchase): FilledPurchase => ({
  description: purchase.description,
  provider: purchase.provider,
  priceHt: roundPrice(String(purchase.priceHt)),
  canteen: purchase.canteen,
  date: purchase.date,
  family: purchase.family,
  characteristics: purchase.characteristics,
  localDefinition: purchase.localDefinition,
  localDefinitionKm: purchase.localDefinitionKm,
  certificate: purchase.certificate,
  invoiceFile: purchase.invoiceFile,
})

/** A price as the reader of the form writes it. */
const writePrice = (price: string, decimalMark: string): string => price.replace('.', decimalMark)

/**
 * The form of these values.
 * @param decimalMark of the language of the page.
 */
export const formOfPurchase = (
  purchase: FilledPurchase,
  canteenName: string,
  decimalMark: string,
): PurchaseFormValues => ({
  description: purchase.description ?? '',
  provider: purchase.provider ?? '',
  priceHt: writePrice(purchase.priceHt, decimalMark),
  canteen: String(purchase.canteen),
  canteenName,
  date: purchase.date,
  family: purchase.family ?? '',
  characteristics: purchase.characteristics ?? [],
  localDefinition: purchase.localDefinition ?? '',
  localDefinitionKm: purchase.localDefinitionKm === null ? '' : String(purchase.localDefinitionKm),
  certificate: purchase.certificate ?? '',
  invoiceFile: purchase.invoiceFile ?? '',
})
