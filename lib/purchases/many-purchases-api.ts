import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { PurchaseChange } from './purchase-input.ts'
import { storedCharacteristics } from './purchase-labels.ts'
import { BulkResult, BulkSelection } from './purchases-api.ts'

const { canteen, date, provider, family, localDefinition } = PurchaseChange.shape
const Characteristics = z.array(z.enum(storedCharacteristics)).min(1)

/** What changes in all the purchases; missing properties stay unchanged. */
const ManyPurchasesChange = BulkSelection.extend({
  canteen,
  date,
  provider,
  family,
  addCharacteristics: Characteristics.optional(),
  removeCharacteristics: Characteristics.optional(),
  localDefinition,
})

/** The same change to many purchases: values that are left out stay, characteristics are added or taken off. */
export type ManyPurchasesChange = z.output<typeof ManyPurchasesChange>

/** What a change of many purchases would do. */
export const ManyPurchasesPlan = z.object({
  /** The purchases that would change. */
  count: z.int(),
  /** Those that have these values already. */
  unchanged: z.int(),
  /**
   * The characteristics that some purchases cannot have with their family, and how many: they are taken off these
   * purchases, or not added to them.
   */
  impossible: z.array(z.object({ code: z.enum(storedCharacteristics), count: z.int() })),
  /** The version of all these purchases together, on which the change is then based. */
  version: z.string(),
})
export type ManyPurchasesPlan = z.output<typeof ManyPurchasesPlan>

export const planPurchasesChange = endpoint({
  method: 'POST',
  path: '/api/v1/purchases/change/plan/',
  summary: 'Dit ce qu’une modification changerait dans plusieurs achats, sans rien enregistrer',
  access: 'user',
  scope: 'purchase:write',
  body: ManyPurchasesChange,
  refers: true,
  answer: ManyPurchasesPlan,
})

/**
 * Changes them all or none. The version in `If-Match` is that of a plan: the answer is 412 when one of the purchases has
 * changed since.
 * `modificationDate` is the version that they all get, null when none changed: it is what undoing the change asks for.
 */
export const changePurchases = endpoint({
  method: 'POST',
  path: '/api/v1/purchases/change/',
  summary: 'Modifie plusieurs achats en une fois',
  access: 'user',
  scope: 'purchase:write',
  body: ManyPurchasesChange,
  idempotent: true,
  versioned: true,
  refers: true,
  answer: BulkResult.extend({ modificationDate: z.iso.datetime({ offset: true }).nullable() }),
})

/**
 * Puts back the values that purchases had before one’s change of many. Those that were changed, moved out of reach or
 * deleted since stay as they are, and are not in `ids`.
 */
export const undoPurchasesChange = endpoint({
  method: 'POST',
  path: '/api/v1/purchases/change/undo/',
  summary: 'Annule une modification de plusieurs achats',
  access: 'user',
  scope: 'purchase:write',
  body: BulkSelection.extend({ modificationDate: z.iso.datetime({ offset: true }) }),
  idempotent: true,
  answer: BulkResult,
})
