import { type LateRequestState, lateRequestStates } from '@ma-cantine/lib/administration/late-requests-api'
import { listAddressFormat, oneCode, pageParameter, sizeParameter } from '@ma-cantine/lib/lists/list-address'

/** What a person chose to see of the requests; all of them where nothing is chosen. */
export interface LateRequestListAddress {
  readonly page: number
  readonly size: number
  readonly state: LateRequestState | ''
}

export const lateRequestListFormat = listAddressFormat<LateRequestListAddress>({
  page: pageParameter(),
  size: sizeParameter,
  state: oneCode<LateRequestState | ''>('etat', ['', ...lateRequestStates], ''),
})
