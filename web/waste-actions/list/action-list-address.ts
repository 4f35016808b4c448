import {
  listAddressFormat,
  pageParameter,
  repeatedCodes,
  searchParameter,
  sizeParameter,
} from '@ma-cantine/lib/lists/list-address'
import {
  type WasteEffort,
  type WasteOrigin,
  wasteEfforts,
  wasteOrigins,
} from '@ma-cantine/lib/waste-actions/waste-action'

/** What a person chose to see of the actions: all of it is in the address. Empty = everything. */
export interface ActionListAddress {
  readonly page: number
  readonly size: number
  readonly search: string
  readonly efforts: readonly WasteEffort[]
  readonly origins: readonly WasteOrigin[]
  /** Rows of a table in place of cards. */
  readonly isTable: boolean
}

export type ActionFilters = Pick<ActionListAddress, 'search' | 'efforts' | 'origins'>

export const noFilters: ActionFilters = { search: '', efforts: [], origins: [] }

export const isFiltered = ({ search, efforts, origins }: ActionFilters): boolean =>
  search !== '' || efforts.length > 0 || origins.length > 0

const table = 'liste'

/** The names of the parameters are those of the public service. */
export const wasteActionListFormat = listAddressFormat<ActionListAddress>({
  page: pageParameter(),
  size: sizeParameter,
  search: searchParameter,
  efforts: repeatedCodes('effort', wasteEfforts),
  origins: repeatedCodes('origine', wasteOrigins),
  isTable: { name: 'affichage', read: ([text]) => text === table, write: isTable => (isTable ? [table] : []) },
})

/** Number of cards of a page: whole rows in one, two and three columns. */
const cardsOfPage = 12

export const sizeOfPage = ({ isTable, size }: ActionListAddress): number => (isTable ? size : cardsOfPage)
