import { useState } from 'react'
import { useLocale } from '../../app/locale.ts'
import { ChoiceList } from '../../ui/ChoiceList.tsx'
import { FilterGroup } from '../../ui/list/FilterGroup.tsx'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { usePartnerWords } from '../words/partner-words.ts'
import { FilterChoices } from './FilterChoices.tsx'
import { filterOptions, type PartnerFacets } from './filter-options.ts'
import type { PartnerFilters, PartnerListAddress } from './partner-list-address.ts'

interface PartnerFilterFieldsProps {
  readonly address: PartnerListAddress
  readonly facets: PartnerFacets | undefined
  readonly onChange: (filters: Partial<PartnerFilters>) => void
}

/** The filters of the panel; the needs are among them where the window has no room for tiles. */
export function PartnerFilterFields({ address, facets, onChange }: PartnerFilterFieldsProps) {
  const { needs, filters: words } = usePartnerWords()
  const locale = useLocale()
  const hasTiles = useIsWide('md')
  const options = filterOptions(address, facets, locale)
  const [search, setSearch] = useState('')
  return (
    <>
      {!hasTiles && (
        <div>
          <FilterChoices
            id="besoin"
            title={needs}
            options={options.needs}
            chosen={address.needs}
            onChange={needs => onChange({ needs })}
          />
        </div>
      )}
      <div>
        <FilterGroup title={words.department} hint={words.departmentHint} isActive={address.departments.length > 0}>
          <ChoiceList
            id="departement"
            options={options.departments.map(([value, label]) => ({ value, label, searched: label }))}
            chosen={address.departments}
            words={words.departments}
            search={search}
            onSearch={setSearch}
            onChange={departments => onChange({ departments })}
          />
        </FilterGroup>
      </div>
      <div>
        <FilterChoices
          id="secteur"
          title={words.sector}
          options={options.sectors}
          chosen={address.sectors}
          onChange={sectors => onChange({ sectors })}
        />
      </div>
      <div>
        <FilterChoices
          id="type"
          title={words.type}
          options={options.types}
          chosen={address.types}
          onChange={types => onChange({ types })}
        />
        <FilterChoices
          id="gratuit"
          title={words.offer}
          options={options.offers}
          chosen={address.offers}
          onChange={offers => onChange({ offers })}
        />
      </div>
    </>
  )
}
