import type { PendingAction } from '@ma-cantine/lib/teledeclaration/pending-actions'
import { readPageNumber } from '../ui/pages-of-list.ts'

/** What is left to do, by the codes that addresses have. The first one holds all that keeps a report from being declared. */
export const actionFilters = {
  completer: [
    '10_add_satellites',
    '18_prefill_diagnostic',
    '20_create_diagnostic',
    '30_fill_diagnostic',
    '35_fill_canteen_data',
  ],
  satellites: ['10_add_satellites'],
  creer: ['18_prefill_diagnostic', '20_create_diagnostic'],
  bilan: ['30_fill_diagnostic'],
  etablissement: ['35_fill_canteen_data'],
  teledeclarer: ['40_teledeclare'],
  pretes: ['45_did_not_teledeclare'],
  livreur: ['90_nothing_satellite'],
  teledeclarees: ['91_nothing_satellite_teledeclared', '95_nothing'],
} as const satisfies Readonly<Record<string, readonly PendingAction[]>>
export type ActionFilter = keyof typeof actionFilters
export const actionFilterCodes = Object.keys(actionFilters) as ActionFilter[]

/** What a person chose to see. Empty = everything. */
export interface ActionAddress {
  readonly page: number
  readonly search: string
  readonly filter: ActionFilter | ''
}

export const readActionAddress = (parameters: URLSearchParams): ActionAddress => ({
  page: readPageNumber(parameters.get('cantinePage')),
  search: (parameters.get('recherche') ?? '').trim().slice(0, 200),
  filter: actionFilterCodes.find(code => code === parameters.get('aFaire')) ?? '',
})

/** The parameters of an address, without those that say nothing. */
export function actionParameters({ page, search, filter }: ActionAddress): string {
  const parameters = new URLSearchParams()
  if (page > 1) parameters.set('cantinePage', String(page))
  if (search) parameters.set('recherche', search)
  if (filter) parameters.set('aFaire', filter)
  return parameters.size > 0 ? `?${parameters}` : ''
}
