import { z } from 'zod'
import { changeAuthorship } from '../entities/history-entry.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import { localDefinitions, productFamilies } from './purchase-draft.ts'
import { storedCharacteristics } from './purchase-labels.ts'

/** The products that one request may ask about. */
export const mostProposals = 500

const Name = z.string().max(1000).nullable().optional()

/** The canteen whose memory is meant: its own where it is kept apart, else that of the canteens that share, as without one. */
export const MemoryCanteen = Id.optional()

/** A family and characteristics that purchases were given, how many of them, and the day of the last. */
export const ProposedChoice = {
  family: z.enum(productFamilies).nullable(),
  characteristics: z.array(z.enum(storedCharacteristics)),
  localDefinition: z.enum(localDefinitions).nullable(),
  count: z.int(),
  lastDate: z.iso.date().nullable(),
}

/** When a person said by hand what an article is proposed with, who (null for who is gone), and of which article. */
export const LabelDecision = z.object({
  date: z.iso.datetime({ offset: true }),
  author: changeAuthorship.author,
  description: z.string(),
  provider: z.string().nullable(),
})
export type LabelDecision = z.output<typeof LabelDecision>

/** The most other choices that a proposal tells. */
export const mostContradictions = 5

/**
 * What one's canteens chose before. `basis` tells for what: this product of this supplier, the product of any supplier,
 * or one of this supplier that is named nearly so; null when nothing was chosen.
 */
export const PurchaseProposal = z.object({
  basis: z.enum(['provider-and-product', 'product', 'near-product']).nullable(),
  ...ProposedChoice,
  /**
   * `sure` when this product of this supplier was always given this choice, or ever since somebody decided it, else
   * `to-check`; null when nothing was chosen.
   */
  certainty: z.enum(['sure', 'to-check']).nullable(),
  /** Who decided this choice by hand; null when it comes from purchases alone. */
  decision: LabelDecision.nullable(),
  /** The last purchase that was given this choice, and how many were; null when none was. */
  source: z
    .object({
      description: z.string().nullable(),
      provider: z.string().nullable(),
      lastDate: z.iso.date(),
      count: z.int(),
    })
    .nullable(),
  /** What the same product was given at other times, since the decision if there is one, the latest first. */
  contradictions: z.array(z.object(ProposedChoice)).max(mostContradictions),
})
export type PurchaseProposal = z.output<typeof PurchaseProposal>
/** Another choice made for the article that a proposal is about, with its purchases and the day of the last. */
export type PurchaseContradiction = PurchaseProposal['contradictions'][number]

/**
 * Proposals in the order of the request: what a person decided by hand, else the choice made most often for the product, the most recent among equals, of
 * the same supplier if there is one. Names are compared as `product-names` does: without case, accents, packaging,
 * plurals and legal forms, and never without labels.
 */
export const proposePurchases = endpoint({
  method: 'POST',
  path: '/api/v1/purchaseProposals/',
  summary: 'Propose famille et caractéristiques de produits, d’après les achats déjà faits par ses cantines',
  access: 'user',
  scope: 'purchase:read',
  body: z.object({
    purchases: z.array(z.object({ provider: Name, description: Name })).max(mostProposals),
    /** Whether products of the same supplier that are named nearly so are proposed where there is nothing better. */
    near: z.boolean().optional(),
    canteen: MemoryCanteen,
  }),
  refers: true,
  answer: z.object({ results: z.array(PurchaseProposal) }),
})
