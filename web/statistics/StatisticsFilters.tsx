import { sectorLabel, sectors } from '@ma-cantine/lib/canteens/sectors'
import { joinParts } from '@ma-cantine/lib/messages/join-parts'
import type { TerritoryStatistics } from '@ma-cantine/lib/statistics/territory-statistics'
import { departments, findDepartment } from '@ma-cantine/lib/territories/departments'
import { type RegionCode, regions } from '@ma-cantine/lib/territories/regions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChoiceList } from '../ui/ChoiceList.tsx'
import { Combobox } from '../ui/combobox/Combobox.tsx'
import { useDelayed } from '../ui/combobox/use-delayed.ts'
import { FilterGroup } from '../ui/list/FilterGroup.tsx'
import type { StatisticsAddress } from './statistics-address.ts'
import { epcisNamed } from './statistics-queries.ts'
import { useStatisticsWords } from './words/statistics-words.ts'

export interface StatisticsFiltersProps {
  readonly address: StatisticsAddress
  /** Undefined while it is loading. */
  readonly statistics: TerritoryStatistics | undefined
  readonly onChange: (change: Partial<StatisticsAddress>) => void
}

/** Regions, departments, intercommunalities and sectors, several of each. */
export function StatisticsFilters(props: StatisticsFiltersProps) {
  const { filters: words } = useStatisticsWords()
  return (
    <>
      <div>
        <p className="fr-text--sm fr-mb-2w">{words.finest}</p>
        <EpciFilter {...props} />
      </div>
      <div>
        <RegionFilter {...props} />
        <DepartmentFilter {...props} />
      </div>
      <div>
        <SectorFilter {...props} />
      </div>
    </>
  )
}

const byName = (Object.entries(regions) as [RegionCode, string][]).sort(([, one], [, other]) =>
  one.localeCompare(other, 'fr'),
)

/** A choice, which says when no canteen is there. */
function useChoiceLabel() {
  const { filters } = useStatisticsWords()
  return (name: string, isEmpty: boolean) => (isEmpty ? joinParts(name, filters.empty) : name)
}

function RegionFilter({ address, statistics, onChange }: StatisticsFiltersProps) {
  const { filters: words } = useStatisticsWords()
  const labelOf = useChoiceLabel()
  const [search, setSearch] = useState('')
  const known = statistics && new Set(statistics.regions.map(({ code }) => code))
  return (
    <FilterGroup title={words.regions} isActive={address.region.length > 0}>
      <ChoiceList
        id="regions"
        options={byName.map(([code, name]) => ({
          value: code,
          label: labelOf(name, known !== undefined && !known.has(code)),
          searched: name,
        }))}
        chosen={address.region}
        words={words.choices}
        search={search}
        onSearch={setSearch}
        onChange={codes => {
          const region = codes as RegionCode[]
          // Departments of other regions would leave nothing.
          const isLeft = (code: string) =>
            region.length === 0 || region.some(each => findDepartment(code)?.region === each)
          onChange({ region, department: address.department.filter(isLeft) })
        }}
      />
    </FilterGroup>
  )
}

function DepartmentFilter({ address, statistics, onChange }: StatisticsFiltersProps) {
  const { filters: words } = useStatisticsWords()
  const labelOf = useChoiceLabel()
  const [search, setSearch] = useState('')
  const known = statistics && new Set(statistics.departments.map(({ code }) => code))
  const offered = departments.filter(({ region }) => address.region.length === 0 || address.region.includes(region))
  return (
    <FilterGroup title={words.departments} isActive={address.department.length > 0}>
      <ChoiceList
        id="departements"
        options={offered.map(({ code, name }) => ({
          value: code,
          label: labelOf(`${name} (${code})`, known !== undefined && !known.has(code)),
          searched: `${name} ${code}`,
        }))}
        chosen={address.department}
        words={words.choices}
        search={search}
        onSearch={setSearch}
        onChange={department => onChange({ department })}
      />
    </FilterGroup>
  )
}

function EpciFilter({ address, onChange }: StatisticsFiltersProps) {
  const { filters: words } = useStatisticsWords()
  const [typed, setTyped] = useState('')
  const { data: found = [] } = useQuery(epcisNamed(useDelayed(typed)))
  return (
    <FilterGroup title={words.epcis} isActive={address.epci.length > 0}>
      <Combobox
        id="epci"
        label={words.epciLabel}
        hint={words.epciHint}
        text={typed}
        options={typed.trim().length > 1 ? found.map(({ code, nom }) => ({ value: code, label: nom })) : []}
        chosen=""
        mustChoose={typed.trim().length > 1}
        maxLength={100}
        onText={setTyped}
        onBlur={() => setTyped('')}
        onChoose={({ value }) => {
          setTyped('')
          onChange({ epci: [...new Set([...address.epci, value])] })
        }}
      />
    </FilterGroup>
  )
}

const sectorOptions = sectors
  .map(sector => ({ value: String(sector.id), label: sectorLabel(sector), searched: sectorLabel(sector) }))
  .sort((one, other) => one.searched.localeCompare(other.searched, 'fr'))

function SectorFilter({ address, onChange }: StatisticsFiltersProps) {
  const { filters: words } = useStatisticsWords()
  const [search, setSearch] = useState('')
  return (
    <FilterGroup title={words.sectors} isActive={address.sectors.length > 0}>
      <ChoiceList
        id="secteurs"
        options={sectorOptions}
        chosen={address.sectors.map(String)}
        words={words.choices}
        search={search}
        onSearch={setSearch}
        onChange={ids => onChange({ sectors: ids.map(Number) })}
      />
    </FilterGroup>
  )
}
