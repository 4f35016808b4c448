import { sectorName, writtenSector } from '@ma-cantine/lib/canteens/sectors'
import { useQuery } from '@tanstack/react-query'
import { ActiveFilters } from '../ui/list/ActiveFilters.tsx'
import type { StatisticsAddress } from './statistics-address.ts'
import { epcisOf } from './statistics-queries.ts'
import { departmentName, regionName } from './territory-names.ts'
import { useStatisticsWords } from './words/statistics-words.ts'

interface FilterTagsProps {
  readonly address: StatisticsAddress
  readonly onRemove: (change: Partial<StatisticsAddress>) => void
}

/** What is chosen, each of which a press takes away. */
export function FilterTags({ address, onRemove }: FilterTagsProps) {
  const { filters: words } = useStatisticsWords()
  const { region, department, epci, sectors } = address
  const { data: epcis = [] } = useQuery(epcisOf(epci))
  const nameOfEpci = (code: string) => epcis.find(known => known.code === code)?.nom ?? code
  const without = <Value,>(all: readonly Value[], one: Value) => all.filter(each => each !== one)
  const tags: (readonly [string, Partial<StatisticsAddress>])[] = [
    ...region.map(code => [words.region(regionName(code)), { region: without(region, code) }] as const),
    ...department.map(
      code => [words.department(departmentName(code)), { department: without(department, code) }] as const,
    ),
    ...epci.map(code => [words.epci(nameOfEpci(code)), { epci: without(epci, code) }] as const),
    ...sectors.map(id => [words.sector(writtenSector(sectorName(id))), { sectors: without(sectors, id) }] as const),
  ]
  return <ActiveFilters tags={tags} none={{ region: [], department: [], epci: [], sectors: [] }} onRemove={onRemove} />
}
