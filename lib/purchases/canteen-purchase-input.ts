import { z } from 'zod'
import { givenSources } from '../entities/creation-source.ts'
import type { Message } from '../messages/catalogue.ts'
import { formMessages } from '../messages/form-messages.ts'
import { withMessage } from '../messages/issue-message.ts'
import { brokenRules } from '../table-schema/broken-rules.ts'
import { type PurchaseNature, purchaseNature, storedNature } from './canteen-purchase.ts'
import { longestDistance } from './longest-distance.ts'
import { localDefinitions2026, type PurchaseDraft2026 } from './purchase-draft-2026.ts'
import {
  type PurchaseChange,
  PurchaseDay,
  PurchaseFamily,
  PurchasePrice,
  PurchaseText,
  type PurchaseValues,
} from './purchase-input.ts'
import { purchaseMessage } from './purchase-message.ts'
import { purchaseMessages } from './purchase-messages.ts'
import { type PurchaseRuleCode2026, purchaseRules2026 } from './purchase-rules-2026.ts'

const Required = PurchaseText.refine(value => value !== null, withMessage(formMessages('required')))

const { categoriesEgalim, origine, estCircuitCourt, estLocal, definitionLocal } = purchaseNature

/**
 * A purchase from a client of the API of 2026. `prixHt` is in euros without VAT, with at most two decimals; the definition
 * of local and its distance, in kilometres, go with `estLocal`. Null and an empty text mean none.
 */
export const NewCanteenPurchase = z.object({
  description: Required,
  date: PurchaseDay,
  prixHt: PurchasePrice,
  familleProduits: PurchaseFamily,
  fournisseur: PurchaseText.nullable().optional(),
  categoriesEgalim: categoriesEgalim.optional(),
  origine: origine.nullable().optional(),
  estCircuitCourt: estCircuitCourt.optional(),
  estLocal: estLocal.optional(),
  definitionLocal: definitionLocal.optional(),
  definitionLocalKm: z.int().min(0).max(longestDistance).nullable().optional(),
  creationSource: z.enum(givenSources).optional(),
  importSource: PurchaseText.nullable().optional(),
})
export type NewCanteenPurchase = z.output<typeof NewCanteenPurchase>

/** Missing keys stay unchanged. */
export const CanteenPurchaseChange = NewCanteenPurchase.omit({ creationSource: true, importSource: true }).partial()
export type CanteenPurchaseChange = z.output<typeof CanteenPurchaseChange>

const natureKeys = Object.keys(purchaseNature) as (keyof PurchaseNature)[]

/**
 * The nature once changed. Without `estLocal`, its definition goes, and without KM its distance, unless the change names
 * them: it is then wrong.
 */
export function changeNature(before: PurchaseNature, change: CanteenPurchaseChange): PurchaseNature {
  const estLocal = change.estLocal ?? before.estLocal
  const definitionLocal =
    change.definitionLocal === undefined ? (estLocal ? before.definitionLocal : null) : change.definitionLocal || null
  const km = change.definitionLocalKm
  return {
    categoriesEgalim: change.categoriesEgalim ?? before.categoriesEgalim,
    origine: (change.origine === undefined ? before.origine : change.origine) ?? '',
    estCircuitCourt: change.estCircuitCourt ?? before.estCircuitCourt,
    estLocal,
    definitionLocal,
    definitionLocalKm: km === undefined ? (definitionLocal === 'KM' ? before.definitionLocalKm : null) : km,
  }
}

/** The change in the words that are stored; the nature is left out where no key of it is given. */
export function storedChange(
  before: PurchaseValues,
  change: CanteenPurchaseChange,
  nature: PurchaseNature,
): Omit<PurchaseChange, 'canteen'> {
  const { description, date, prixHt, familleProduits, fournisseur } = change
  return {
    ...(description === undefined ? {} : { description }),
    ...(date === undefined ? {} : { date }),
    ...(prixHt === undefined ? {} : { priceHt: prixHt }),
    ...(familleProduits === undefined ? {} : { family: familleProduits }),
    ...(fournisseur === undefined ? {} : { provider: fournisseur }),
    ...(natureKeys.some(key => change[key] !== undefined) ? toChange(storedNature(nature, before)) : {}),
  }
}

const toChange = ({ characteristics, ...local }: ReturnType<typeof storedNature>) => ({
  characteristics: [...(characteristics ?? [])],
  ...local,
})

/** The keys of what rules speak of. */
const keys: Readonly<Record<string, string>> = {
  priceHt: 'prixHt',
  date: 'date',
  localDefinition: 'definitionLocal',
  localDefinitionKm: 'definitionLocalKm',
}

/** The errors, by key, of a change and of the nature that it leaves, by the rules of files. */
export function canteenPurchaseErrors(
  change: CanteenPurchaseChange,
  { estLocal, definitionLocal, definitionLocalKm }: PurchaseNature,
  { date, priceHt }: PurchaseValues,
): Record<string, Message[]> {
  const draft = {
    date,
    priceHt,
    isLocal: estLocal,
    localDefinition: definitionLocal ? localDefinitions2026[definitionLocal] : null,
    localDefinitionKm: definitionLocalKm,
  } as PurchaseDraft2026
  const given = new Set([
    ...(change.prixHt === undefined ? [] : ['priceHt']),
    ...(change.date === undefined ? [] : ['date']),
    'localDefinition',
    'localDefinitionKm',
  ])
  return Object.fromEntries(
    brokenRules(purchaseRules2026, draft, given).map(({ field, code }) => [
      keys[field] ?? field,
      [messageOf(field, code, draft[field])],
    ]),
  )
}

/** The sentence of a broken rule: that of files, unless it names columns. */
function messageOf(field: keyof PurchaseDraft2026, code: PurchaseRuleCode2026, value: unknown): Message {
  switch (code) {
    case 'date-to-come':
    case 'local-definition-without-local':
    case 'distance-without-km':
      return purchaseMessages(code)
    default:
      return purchaseMessage(field as 'date' | 'priceHt', code, value)
  }
}
