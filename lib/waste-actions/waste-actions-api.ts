import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { PathId } from '../http/path-id.ts'
import { pageOf, paging, search } from '../lists/page.ts'
import { pageSizes } from '../lists/page-size.ts'
import { anyOf } from '../lists/query-values.ts'
import { CanteenAction, FullCanteenAction } from './canteen-action.ts'
import { CanteenActionChange } from './canteen-action-input.ts'
import { WasteAction, wasteEfforts, wasteOrigins } from './waste-action.ts'

const ActionParams = z.object({ actionId: PathId })
const CanteenParams = z.object({ canteenId: PathId })

/** All filters must match; every word of `search` must be in the title or the subtitle. */
export const WasteActionSelection = z.object({
  ...paging(pageSizes.wasteActions),
  search: search(),
  effort: anyOf(wasteEfforts),
  waste_origins: anyOf(wasteOrigins),
})
export type WasteActionSelection = z.output<typeof WasteActionSelection>

/** Last changed first, then those that ask for the least work. */
export const listWasteActions = endpoint({
  method: 'GET',
  path: '/api/v1/wasteActions/',
  summary: 'Liste les actions contre le gaspillage alimentaire',
  access: 'public',
  query: WasteActionSelection,
  answer: pageOf(WasteAction, {}),
})

/** `canteenActions` is there for people who are signed in: what their canteens noted of the action. */
export const getWasteAction = endpoint({
  method: 'GET',
  path: '/api/v1/wasteActions/:actionId',
  summary: 'Donne une action contre le gaspillage et ce que vos cantines en ont fait',
  access: 'public',
  scope: 'canteen:read',
  params: ActionParams,
  answer: WasteAction.extend({ canteenActions: z.array(FullCanteenAction).optional() }),
})

/** A change that is there already changes nothing, on whatever version it is based: sending it again does no harm. */
export const noteWasteAction = endpoint({
  method: 'POST',
  path: '/api/v1/wasteActions/:actionId/actions',
  summary: 'Note pour une cantine que l’on gère qu’une action est prévue ou faite',
  access: 'user',
  scope: 'canteen:write',
  params: ActionParams,
  versioned: true,
  body: CanteenActionChange,
  answer: CanteenAction,
  created: 'unless-known',
})

export const listCanteenActions = endpoint({
  method: 'GET',
  path: '/api/v1/canteens/:canteenId/wasteActions/',
  summary: 'Liste les actions contre le gaspillage qu’une cantine que l’on gère a prévues ou faites',
  access: 'manager',
  scope: 'canteen:read',
  params: CanteenParams,
  answer: z.array(FullCanteenAction),
})
