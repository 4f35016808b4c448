import type { SectorCategory } from '@ma-cantine/lib/canteens/sector-categories'
import {
  listAddressFormat,
  type Parameter,
  pageParameter,
  repeatedCodes,
  searchParameter,
} from '@ma-cantine/lib/lists/list-address'
import { type GratuityOption, gratuityOptions } from '@ma-cantine/lib/partners/gratuity-options'
import { departmentCodes, partnerSectors } from '@ma-cantine/lib/partners/partner-fields'
import { type PartnerNeed, partnerNeeds } from '@ma-cantine/lib/partners/partner-needs'

/** What narrows the catalogue: all must match, and any value of each. Empty = everything. */
export interface PartnerFilters {
  readonly search: string
  readonly needs: readonly PartnerNeed[]
  /** Codes. */
  readonly departments: readonly string[]
  readonly sectors: readonly SectorCategory[]
  /** Names. */
  readonly types: readonly string[]
  readonly offers: readonly GratuityOption[]
}

/** What a person chose to see of the catalogue: all of it is in the address. */
export interface PartnerListAddress extends PartnerFilters {
  readonly page: number
}

export const noFilters: PartnerFilters = { search: '', needs: [], departments: [], sectors: [], types: [], offers: [] }

/** The filters in force, by name. */
export const activeFilters = (filters: PartnerFilters): (keyof PartnerFilters)[] =>
  (Object.keys(noFilters) as (keyof PartnerFilters)[]).filter(name => filters[name].length > 0)

/** Names that the server knows, and the page does not: any short text. */
const names = (name: string): Parameter<readonly string[]> => ({
  name,
  read: texts => [...new Set(texts.map(text => text.trim().slice(0, 200)))].filter(text => text !== '').slice(0, 20),
  write: chosen => chosen,
})

/** The names of the parameters, which are those of the public service. */
export const parameterNames = {
  search: searchParameter.name,
  needs: 'besoin',
  departments: 'departement',
  sectors: 'secteur',
  types: 'type',
  offers: 'gratuit',
} as const

export const partnerListFormat = listAddressFormat<PartnerListAddress>({
  page: pageParameter(),
  search: searchParameter,
  needs: repeatedCodes(parameterNames.needs, partnerNeeds),
  departments: repeatedCodes(parameterNames.departments, departmentCodes),
  sectors: repeatedCodes(parameterNames.sectors, partnerSectors),
  types: names(parameterNames.types),
  offers: repeatedCodes(parameterNames.offers, gratuityOptions),
})

/** Number of actors of a page: whole rows of cards in two and three columns, with the card that invites new ones. */
export const cardsOfPage = 5
