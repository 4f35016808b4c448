import {
  listAddressFormat,
  oneCode,
  pageParameter,
  searchParameter,
  sizeParameter,
} from '@ma-cantine/lib/lists/list-address'
import type { PendingAction } from '@ma-cantine/lib/teledeclaration/pending-actions'

/**
 * What is left to do, by the codes that addresses have. The first one holds all that keeps a report from being declared. Of
 * reports that were not declared, the end of the campaign decides whether they are ready or it is too late.
 */
export const actionFilters = {
  completer: [
    '10_add_satellites',
    '18_prefill_diagnostic',
    '20_create_diagnostic',
    '30_fill_diagnostic',
    '35_fill_canteen_data',
    '36_fill_satellite_canteen_data',
  ],
  satellites: ['10_add_satellites'],
  creer: ['18_prefill_diagnostic', '20_create_diagnostic'],
  bilan: ['30_fill_diagnostic'],
  etablissement: ['35_fill_canteen_data', '36_fill_satellite_canteen_data'],
  teledeclarer: ['40_teledeclare'],
  pretes: ['45_did_not_teledeclare'],
  'trop-tard': ['45_did_not_teledeclare'],
  livreur: ['90_nothing_satellite'],
  teledeclarees: ['91_nothing_satellite_teledeclared', '95_nothing'],
} as const satisfies Readonly<Record<string, readonly PendingAction[]>>
export type ActionFilter = keyof typeof actionFilters
export const actionFilterCodes = Object.keys(actionFilters) as ActionFilter[]

/** What a person chose to see. Empty = everything. */
export interface ActionAddress {
  readonly page: number
  readonly size: number
  readonly search: string
  readonly filter: ActionFilter | ''
}

export const actionListFormat = listAddressFormat<ActionAddress>({
  page: pageParameter('cantinePage'),
  size: sizeParameter,
  search: searchParameter,
  filter: oneCode('aFaire', ['', ...actionFilterCodes], ''),
})
