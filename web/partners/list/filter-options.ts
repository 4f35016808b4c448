import type { SectorCategory } from '@ma-cantine/lib/canteens/sector-categories'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { type GratuityOption, gratuityLabels, gratuityOptions } from '@ma-cantine/lib/partners/gratuity-options'
import { departmentCodes, partnerSectors } from '@ma-cantine/lib/partners/partner-fields'
import { type PartnerNeed, partnerNeedLabels, partnerNeeds } from '@ma-cantine/lib/partners/partner-needs'
import { partnerSectorLabels } from '@ma-cantine/lib/partners/partner-sector-labels'
import { findDepartment } from '@ma-cantine/lib/territories/departments'
import type { PartnerListAddress } from './partner-list-address.ts'

/** What the published actors are and where they help, once it is known. */
export interface PartnerFacets {
  readonly types: readonly string[]
  readonly departments: readonly string[]
  readonly sectorCategories: readonly string[]
}

type Options<Code extends string> = readonly (readonly [code: Code, text: string])[]

export const departmentLabel = (code: string): string => `${code} - ${findDepartment(code)?.name ?? code}`

/** The values that each filter offers: those that lead to an actor, and those that are chosen. */
export function filterOptions(address: PartnerListAddress, facets: PartnerFacets | undefined, locale: Locale) {
  const offered = (code: string, found: readonly string[] | undefined, chosen: readonly string[]) =>
    found?.includes(code) || chosen.includes(code)
  return {
    needs: partnerNeeds.map(need => [need, partnerNeedLabels[locale][need]]) as Options<PartnerNeed>,
    departments: departmentCodes
      .filter(code => offered(code, facets?.departments, address.departments))
      .map(code => [code, departmentLabel(code)]) as Options<string>,
    sectors: partnerSectors
      .filter(code => offered(code, facets?.sectorCategories, address.sectors))
      .map(code => [code, partnerSectorLabels[locale][code]]) as Options<SectorCategory>,
    types: [...new Set([...(facets?.types ?? []), ...address.types])].map(name => [name, name]) as Options<string>,
    offers: gratuityOptions.map(code => [code, gratuityLabels[locale][code]]) as Options<GratuityOption>,
  }
}
