import { wasteActions } from '@ma-cantine/lib/waste-actions/waste-actions'

/** The paths of the pages of all actions. */
export const wasteActionAddresses = (): string[] => wasteActions.map(({ id }) => `/actions-anti-gaspi/${id}`)
