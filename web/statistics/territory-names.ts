import { findDepartment } from '@ma-cantine/lib/territories/departments'
import { isRegion, regions } from '@ma-cantine/lib/territories/regions'
import { useQuery } from '@tanstack/react-query'
import { finestOf, type Territory } from './statistics-address.ts'
import { epcisOf } from './statistics-queries.ts'
import { useStatisticsWords } from './words/statistics-words.ts'

export const regionName = (code: string): string => (isRegion(code) ? regions[code] : code)

export const departmentName = (code: string): string => {
  const department = findDepartment(code)
  return department ? `${department.name} (${code})` : code
}

/** A territory as a title names it: « Bretagne », « 2 départements : Ain (01), Isère (38) », « France entière ». */
export function useTerritoryName(territory: Territory): string {
  const words = useStatisticsWords()
  const { region, department, epci } = finestOf(territory)
  const { data: epcis = [] } = useQuery(epcisOf(epci))
  const nameOfEpci = (code: string) => epcis.find(known => known.code === code)?.nom ?? code
  if (epci.length > 0) return words.places.epcis(epci.map(nameOfEpci))
  if (department.length > 0) return words.places.departments(department.map(departmentName))
  if (region.length > 0) return words.places.regions(region.map(regionName))
  return words.places.country
}
