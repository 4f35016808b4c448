import { listAddressFormat, oneCode, pageParameter, sizeParameter } from '@ma-cantine/lib/lists/list-address'
import { limitsOfPage } from '@ma-cantine/lib/lists/page-numbers'
import { type SatelliteAnswerState, satelliteAnswerStates } from '@ma-cantine/lib/teledeclaration/kitchen-reports-api'

/** What a person chose to see of the answers; all of them where nothing is chosen. */
export interface SatelliteAnswersAddress {
  readonly page: number
  readonly size: number
  readonly state: SatelliteAnswerState | ''
}

export const satelliteAnswersFormat = listAddressFormat<SatelliteAnswersAddress>({
  page: pageParameter(),
  size: sizeParameter,
  state: oneCode<SatelliteAnswerState | ''>('etat', ['', ...satelliteAnswerStates], ''),
})

/** What the API is asked for. */
export const satelliteAnswersQuery = ({ page, size, state }: SatelliteAnswersAddress) => ({
  ...limitsOfPage(page, size),
  state,
})
