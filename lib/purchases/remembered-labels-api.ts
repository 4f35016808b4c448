import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { fileEndpoints } from '../http/file-endpoints.ts'
import { PathId } from '../http/path-id.ts'
import { ordering, pageOf, paging, search } from '../lists/page.ts'
import { pageSizes } from '../lists/page-size.ts'
import { LabelCorrection } from './label-correction.ts'
import { MemoryCanteen, ProposedChoice, PurchaseProposal } from './purchase-proposals-api.ts'
import { rememberedLabelOrders } from './remembered-label-orders.ts'

/** What one's canteens chose for an article of a supplier, and will be proposed; nothing once it is forgotten. */
export const RememberedLabels = z.object({
  /** The names of the article and of the supplier, as one of their purchases has them. */
  description: z.string(),
  provider: z.string().nullable(),
  ...ProposedChoice,
  decision: PurchaseProposal.shape.decision,
  contradictions: PurchaseProposal.shape.contradictions,
  /** The number of purchases of the article, whatever was chosen, and the day of the last; null without any. */
  purchaseCount: z.int(),
  lastPurchaseDate: z.iso.date().nullable(),
  isForgotten: z.boolean(),
  /** What a correction is based on, for `If-Match`. */
  version: z.string(),
})
export type RememberedLabels = z.output<typeof RememberedLabels>

/** The filter and the order of the list. */
export const RememberedLabelsSelection = z.object({
  search: search(),
  ordering: ordering(rememberedLabelOrders),
  canteen: PathId.optional(),
})

export const listRememberedLabels = endpoint({
  method: 'GET',
  path: '/api/v1/rememberedLabels/',
  summary: 'Liste ce qui est retenu des achats de ses cantines, par article et fournisseur',
  access: 'user',
  scope: 'purchase:read',
  query: RememberedLabelsSelection.extend(paging(pageSizes.rememberedLabels)),
  answer: pageOf(RememberedLabels, {}),
})

/** The downloads of what is remembered, one a format. */
export const rememberedLabelsFiles = fileEndpoints({
  path: '/api/v1/export-labels',
  summary: words => `Exporte ce qui est retenu des achats de ses cantines ${words}`,
  access: 'user',
  scope: 'purchase:read',
  query: RememberedLabelsSelection,
})
export const {
  csv: exportRememberedLabelsAsCsv,
  xlsx: exportRememberedLabelsAsXlsx,
  ods: exportRememberedLabelsAsOds,
} = rememberedLabelsFiles

/** An article of a supplier, whatever way their names are written. */
const NamedArticle = z.object({
  canteen: MemoryCanteen,
  description: z.string().max(1000),
  provider: z.string().max(1000).nullable(),
})

/** The number of canteens for which something changed. */
const ChangedCanteens = z.object({ canteenCount: z.int() })

export const forgetLabels = endpoint({
  method: 'POST',
  path: '/api/v1/rememberedLabels/forget/',
  summary: 'Oublie ce qui a été choisi pour un article : rien n’est proposé avant le prochain choix',
  access: 'user',
  scope: 'purchase:write',
  body: NamedArticle,
  refers: true,
  answer: ChangedCanteens,
})

export const correctLabels = endpoint({
  method: 'POST',
  path: '/api/v1/rememberedLabels/correct/',
  summary: 'Décide de ce qui est proposé pour un article, quoi que disent les achats, qui ne changent pas',
  access: 'user',
  scope: 'purchase:write',
  body: NamedArticle.extend(LabelCorrection.shape),
  refers: true,
  versioned: true,
  answer: ChangedCanteens,
})

export const followPurchases = endpoint({
  method: 'POST',
  path: '/api/v1/rememberedLabels/followPurchases/',
  summary: 'Propose de nouveau un article d’après les achats, en reprenant ce qui avait été décidé',
  access: 'user',
  scope: 'purchase:write',
  body: NamedArticle,
  refers: true,
  versioned: true,
  answer: ChangedCanteens,
})

export const recallLabels = endpoint({
  method: 'POST',
  path: '/api/v1/rememberedLabels/recall/',
  summary: 'Propose de nouveau ce qui avait été choisi pour un article, après un oubli',
  access: 'user',
  scope: 'purchase:write',
  body: NamedArticle,
  refers: true,
  answer: ChangedCanteens,
})
