import {
  type WasteEffort,
  type WasteOrigin,
  wasteEfforts,
  wasteOrigins,
} from '@ma-cantine/lib/waste-actions/waste-action'
import { readPageNumber } from '../../ui/pages-of-list.ts'

/** Number of actions of a page: whole rows in one, two and three columns. */
export const pageSize = 12

/** What a person chose to see of the actions: all of it is in the address. Empty = everything. */
export interface ActionListAddress {
  readonly page: number
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

/** The names of the parameters are those of the public service, which repeats the codes. */
const names = { page: 'page', search: 'recherche', efforts: 'effort', origins: 'origine', view: 'affichage' } as const
const table = 'liste'

/** The codes among these that the address has, in the order of the filters. */
const readCodes = <Code extends string>(parameters: URLSearchParams, name: string, codes: readonly Code[]): Code[] => {
  const given = parameters.getAll(name).flatMap(text => text.split(','))
  return codes.filter(code => given.includes(code))
}

/** Reads an address; what it does not understand is left out. */
export const readActionListAddress = (parameters: URLSearchParams): ActionListAddress => ({
  page: readPageNumber(parameters.get(names.page)),
  search: (parameters.get(names.search) ?? '').trim().slice(0, 200),
  efforts: readCodes(parameters, names.efforts, wasteEfforts),
  origins: readCodes(parameters, names.origins, wasteOrigins),
  isTable: parameters.get(names.view) === table,
})

/** The parameters of an address, without those that say nothing. */
export function actionListParameters({ page, search, efforts, origins, isTable }: ActionListAddress): string {
  const parameters = new URLSearchParams()
  if (page > 1) parameters.set(names.page, String(page))
  if (search !== '') parameters.set(names.search, search)
  for (const code of efforts) parameters.append(names.efforts, code)
  for (const code of origins) parameters.append(names.origins, code)
  if (isTable) parameters.set(names.view, table)
  return parameters.size > 0 ? `?${parameters}` : ''
}
