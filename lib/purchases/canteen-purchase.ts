import { z } from 'zod'
import { localIn2026 } from './other-format.ts'
import { type Purchase, Purchase as PurchaseShape } from './purchase.ts'
import { productFamilies } from './purchase-draft.ts'
import { localDefinitions2026, origins } from './purchase-draft-2026.ts'
import type { PurchaseValues } from './purchase-input.ts'
import { type StoredCharacteristic, storedCharacteristics } from './purchase-labels.ts'

const whereFrom: readonly StoredCharacteristic[] = [...origins, 'SHORT_DISTRIBUTION', 'LOCAL']
type EgalimCategory = Exclude<StoredCharacteristic, 'EUROPE' | 'FRANCE' | 'SHORT_DISTRIBUTION' | 'LOCAL'>

/** The labels, mentions and methods of the API of 2026, the two retired ones included. */
const apiCategories = storedCharacteristics.filter((code): code is EgalimCategory => !whereFrom.includes(code))

const definitionCodes = Object.keys(localDefinitions2026) as (keyof typeof localDefinitions2026)[]

/**
 * The nature of a purchase in the words of the API of 2026: labels, origin, short supply chain and local each have their
 * own key. `origine` is empty and `definitionLocal` null where there is none.
 */
export const purchaseNature = {
  categoriesEgalim: z.array(z.enum(apiCategories)),
  origine: z.enum([...origins, '']),
  estCircuitCourt: z.boolean(),
  estLocal: z.boolean(),
  definitionLocal: z.enum([...definitionCodes, '']).nullable(),
  /** In kilometres. */
  definitionLocalKm: z.int().nullable(),
} as const
const Nature = z.object(purchaseNature)
export type PurchaseNature = z.output<typeof Nature>

/** A stored purchase in the words of the API of 2026. `prixHt` is in euros without VAT. */
export const CanteenPurchase = z.object({
  ...PurchaseShape.pick({ id: true, canteen: true, creationDate: true, modificationDate: true }).shape,
  description: z.string().nullable(),
  date: z.iso.date(),
  prixHt: z.number(),
  familleProduits: z.enum(productFamilies).nullable(),
  fournisseur: z.string().nullable(),
  ...purchaseNature,
})
export type CanteenPurchase = z.output<typeof CanteenPurchase>

type StoredNature = Pick<PurchaseValues, 'characteristics' | 'localDefinition' | 'localDefinitionKm'>

export function natureOf({ characteristics, localDefinition, localDefinitionKm }: StoredNature): PurchaseNature {
  const codes = characteristics ?? []
  const local = localIn2026(localDefinition, localDefinitionKm)
  return {
    categoriesEgalim: apiCategories.filter(code => codes.includes(code)),
    origine: origins.find(code => codes.includes(code)) ?? '',
    estCircuitCourt: codes.includes('SHORT_DISTRIBUTION'),
    estLocal: codes.includes('LOCAL'),
    definitionLocal: definitionCodes.find(code => localDefinitions2026[code] === local.definition) ?? null,
    definitionLocalKm: local.km,
  }
}

/** The values to store of a nature. What says the same as before stays in its own words. */
export function storedNature(nature: PurchaseNature, before: StoredNature): StoredNature {
  const { categoriesEgalim, origine, estCircuitCourt, estLocal, definitionLocal, definitionLocalKm } = nature
  const characteristics: StoredCharacteristic[] = [
    ...apiCategories.filter(code => categoriesEgalim.includes(code)),
    ...(origine === '' ? [] : [origine]),
    ...(estCircuitCourt ? (['SHORT_DISTRIBUTION'] as const) : []),
    ...(estLocal ? (['LOCAL'] as const) : []),
  ]
  const former = natureOf(before)
  const isSameLocal = former.definitionLocal === definitionLocal && former.definitionLocalKm === definitionLocalKm
  return {
    characteristics,
    ...(isSameLocal
      ? { localDefinition: before.localDefinition, localDefinitionKm: before.localDefinitionKm }
      : {
          localDefinition: definitionLocal ? localDefinitions2026[definitionLocal] : null,
          localDefinitionKm: definitionLocalKm,
        }),
  }
}

export const asCanteenPurchase = (purchase: Purchase): CanteenPurchase => ({
  id: purchase.id,
  canteen: purchase.canteen,
  creationDate: purchase.creationDate,
  modificationDate: purchase.modificationDate,
  description: purchase.description,
  date: purchase.date,
  prixHt: purchase.priceHt,
  familleProduits: purchase.family,
  fournisseur: purchase.provider,
  ...natureOf(purchase),
})
