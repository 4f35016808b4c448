import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { fileEndpoints } from '../http/file-endpoints.ts'
import { ordering, pageOf, paging, search } from '../lists/page.ts'
import { pageSizes } from '../lists/page-size.ts'
import { ProposedChoice, PurchaseProposal } from './purchase-proposals-api.ts'
import { rememberedLabelOrders } from './remembered-label-orders.ts'

/** What one's canteens chose for an article of a supplier, and will be proposed; nothing once it is forgotten. */
export const RememberedLabels = z.object({
  /** The names of the article and of the supplier, as one of their purchases has them. */
  description: z.string(),
  provider: z.string().nullable(),
  ...ProposedChoice,
  contradictions: PurchaseProposal.shape.contradictions,
  /** The number of purchases of the article, whatever was chosen. */
  purchaseCount: z.int(),
  isForgotten: z.boolean(),
})
export type RememberedLabels = z.output<typeof RememberedLabels>

/** The filter and the order of the list. */
export const RememberedLabelsSelection = z.object({ search: search(), ordering: ordering(rememberedLabelOrders) })

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
  answer: ChangedCanteens,
})

export const recallLabels = endpoint({
  method: 'POST',
  path: '/api/v1/rememberedLabels/recall/',
  summary: 'Propose de nouveau ce qui avait été choisi pour un article, après un oubli',
  access: 'user',
  scope: 'purchase:write',
  body: NamedArticle,
  answer: ChangedCanteens,
})
