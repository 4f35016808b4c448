import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { localDefinitions, productFamilies } from './purchase-draft.ts'
import { storedCharacteristics } from './purchase-labels.ts'

/** The products that one request may ask about. */
export const mostProposals = 500

const Name = z.string().max(1000).nullable().optional()

/**
 * What one's canteens chose before. `basis` tells for what: this product of this supplier, or the product of any
 * supplier; null when nothing was chosen.
 */
export const PurchaseProposal = z.object({
  basis: z.enum(['provider-and-product', 'product']).nullable(),
  family: z.enum(productFamilies).nullable(),
  characteristics: z.array(z.enum(storedCharacteristics)),
  localDefinition: z.enum(localDefinitions).nullable(),
  /** The number of purchases that were chosen so, and the day of the last. */
  count: z.int(),
  lastDate: z.iso.date().nullable(),
})
export type PurchaseProposal = z.output<typeof PurchaseProposal>

/**
 * Proposals in the order of the request: the choice made most often for the product, the most recent among equals, of
 * the same supplier if there is one. Names are compared without case and accents.
 */
export const proposePurchases = endpoint({
  method: 'POST',
  path: '/api/v1/purchaseProposals/',
  summary: 'Propose famille et caractéristiques de produits, d’après les achats déjà faits par ses cantines',
  access: 'user',
  scope: 'purchase:read',
  body: z.object({
    purchases: z.array(z.object({ provider: Name, description: Name })).max(mostProposals),
  }),
  answer: z.object({ results: z.array(PurchaseProposal) }),
})
