import {
  listAddressFormat,
  oneCode,
  pageParameter,
  sizeParameter,
  textParameter,
} from '@ma-cantine/lib/lists/list-address'
import type { RecapRequestState } from '@ma-cantine/lib/recap-requests/recap-request-states'

/** The states to choose from, by the codes that addresses have; the first stands for all of them. */
export const stateCodes = {
  '': null,
  'en-attente': 'sent',
  recu: 'received',
  refus: 'declined',
  enregistre: 'stored',
  close: 'closed',
} as const satisfies Readonly<Record<string, RecapRequestState | null>>
export type StateCode = keyof typeof stateCodes

/** What a person chose to see of the requests. */
export interface RecapRequestAddress {
  readonly page: number
  readonly size: number
  readonly state: StateCode
  /** The id of a canteen; empty for all of them. */
  readonly canteen: string
}

export const recapRequestFormat = listAddressFormat<RecapRequestAddress>({
  page: pageParameter(),
  size: sizeParameter,
  state: oneCode('etat', Object.keys(stateCodes) as StateCode[], ''),
  canteen: textParameter('cantine', ([text = '']) => (/^[1-9]\d{0,8}$/.test(text) ? text : '')),
})
