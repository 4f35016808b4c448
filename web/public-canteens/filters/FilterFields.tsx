import { managementTypeLabels } from '@ma-cantine/lib/canteens/canteen-labels'
import { type ManagementType, managementTypes } from '@ma-cantine/lib/canteens/production'
import { sectorLabel, sectors } from '@ma-cantine/lib/canteens/sectors'
import { useState } from 'react'
import { useLocale } from '../../app/locale.ts'
import { type TypeFilter, typeFilters } from '../../canteens/list-choice.ts'
import { ChoiceList } from '../../ui/ChoiceList.tsx'
import { FilterGroup } from '../../ui/list/FilterGroup.tsx'
import { OneOf } from '../../ui/list/OneOf.tsx'
import { usePublicCanteenWords } from '../words/public-canteen-words.ts'
import type { FilterFieldsProps } from './filter-fields-props.ts'
import { NumberFilter } from './NumberFilter.tsx'
import { TerritoryFilters } from './TerritoryFilters.tsx'

/** The filters by place, by kind of canteen and by what it serves. */
export function FilterFields({ address, list, onChange }: FilterFieldsProps) {
  const { filters: words } = usePublicCanteenWords()
  const isPlaced = address.region !== '' || address.department !== '' || address.city !== ''
  const hasMeals = address.minMeals !== null || address.maxMeals !== null
  const isWrong = address.minMeals !== null && address.maxMeals !== null && address.minMeals > address.maxMeals
  const hasShares = address.minBio !== null || address.minQuality !== null || address.badge !== ''
  return (
    <>
      <div>
        <FilterGroup title={words.place} isActive={isPlaced}>
          <TerritoryFilters address={address} list={list} onChange={onChange} />
        </FilterGroup>
      </div>
      <div>
        <Sectors address={address} list={list} onChange={onChange} />
        <Kinds address={address} list={list} onChange={onChange} />
      </div>
      <div>
        <FilterGroup title={words.meals} isActive={hasMeals}>
          <div className="mc-number-filters">
            <NumberFilter
              label={words.minMeals}
              value={address.minMeals}
              maximum={999_999_999}
              onChange={minMeals => onChange({ minMeals }, { replace: address.minMeals !== null })}
            />
            <NumberFilter
              label={words.maxMeals}
              value={address.maxMeals}
              maximum={999_999_999}
              problem={isWrong ? words.wrongMeals : undefined}
              onChange={maxMeals => onChange({ maxMeals }, { replace: address.maxMeals !== null })}
            />
          </div>
        </FilterGroup>
        <FilterGroup title={words.purchases} hint={words.purchasesHint} isActive={hasShares}>
          <div className="mc-number-filters">
            <NumberFilter
              label={words.minBio}
              value={address.minBio}
              maximum={100}
              onChange={minBio => onChange({ minBio }, { replace: address.minBio !== null })}
            />
            <NumberFilter
              label={words.minQuality}
              value={address.minQuality}
              maximum={100}
              onChange={minQuality => onChange({ minQuality }, { replace: address.minQuality !== null })}
            />
          </div>
          <div className="fr-checkbox-group fr-checkbox-group--sm">
            <input
              id="filtre-badge"
              type="checkbox"
              checked={address.badge !== ''}
              onChange={({ target }) => onChange({ badge: target.checked ? 'appro' : '' })}
            />
            <label className="fr-label" htmlFor="filtre-badge">
              {words.choice(words.badge, list?.counts.badge.appro)}
            </label>
          </div>
        </FilterGroup>
      </div>
    </>
  )
}

function Sectors({ address, list, onChange }: FilterFieldsProps) {
  const { filters: words } = usePublicCanteenWords()
  const [search, setSearch] = useState('')
  const counts = list?.counts.sectors
  const options = sectors
    .filter(({ id }) => !counts || counts[id] || address.sectors.includes(id))
    .map(sector => ({
      value: String(sector.id),
      label: words.choice(sectorLabel(sector), counts && (counts[sector.id] ?? 0)),
      searched: sectorLabel(sector),
    }))
    .sort((one, other) => one.searched.localeCompare(other.searched, 'fr'))
  return (
    <FilterGroup title={words.sectors} hint={words.sectorsHint} isActive={address.sectors.length > 0}>
      <ChoiceList
        id="secteurs"
        options={options}
        chosen={address.sectors.map(String)}
        words={words.sectorSearch}
        search={search}
        onSearch={setSearch}
        onChange={ids => onChange({ sectors: ids.map(Number) })}
      />
    </FilterGroup>
  )
}

function Kinds({ address, list, onChange }: FilterFieldsProps) {
  const { filters: words } = usePublicCanteenWords()
  const locale = useLocale()
  const counts = list?.counts
  const ofType = (type: TypeFilter) =>
    counts && typeFilters[type].split(',').reduce((sum, code) => sum + (counts.production_type[code] ?? 0), 0)
  return (
    <>
      <OneOf
        id="mode-de-gestion"
        label={words.management}
        all={words.anyManagement}
        value={address.management}
        choices={managementTypes.map(code => [
          code,
          words.choice(managementTypeLabels[locale][code], counts && (counts.management_type[code] ?? 0)),
        ])}
        onChange={management => onChange({ management: management as ManagementType | '' })}
      />
      <OneOf
        id="type-etablissement"
        label={words.type}
        all={words.anyType}
        value={address.type}
        choices={(Object.keys(typeFilters) as TypeFilter[]).map(type => [
          type,
          words.choice(words.types[type], ofType(type)),
        ])}
        onChange={type => onChange({ type: type as TypeFilter | '' })}
      />
    </>
  )
}
