import { managementTypeLabels, sectorLabels } from '@ma-cantine/lib/canteens/canteen-labels'
import { findDepartment } from '@ma-cantine/lib/territories/departments'
import { isRegion, regions } from '@ma-cantine/lib/territories/regions'
import { useLocale } from '../app/locale.ts'
import { ActiveFilters } from '../ui/list/ActiveFilters.tsx'
import { type CanteenList, townOf } from './filters/filter-fields-props.ts'
import { type ListFilters, noFilters } from './list-address.ts'
import { usePublicCanteenWords } from './words/public-canteen-words.ts'

export interface FilterTagsProps {
  readonly address: ListFilters
  /** What the filters leave, once it is known: it names the town. */
  readonly list: CanteenList | undefined
  readonly onRemove: (change: Partial<ListFilters>) => void
}

/** The filters in force, each removed by a press. */
export function FilterTags({ address, list, onRemove }: FilterTagsProps) {
  const { tags: words, filters } = usePublicCanteenWords()
  const locale = useLocale()
  const { search, region, department, city, management, type, badge, zone } = address
  const { minBio, minQuality, minMeals, maxMeals } = address
  type Tag = readonly [text: string, change: Partial<ListFilters>]
  const tag = (isActive: boolean, text: () => string, change: Partial<ListFilters>): Tag[] =>
    isActive ? [[text(), change]] : []
  const tags: readonly Tag[] = [
    ...tag(search !== '', () => words.search(search), { search: '' }),
    ...tag(region !== '', () => (isRegion(region) ? regions[region] : region), { region: '' }),
    ...tag(department !== '', () => findDepartment(department)?.name ?? department, { department: '' }),
    ...tag(city !== '', () => townOf(list, city) ?? words.town(city), { city: '' }),
    ...address.sectors.map(
      (id): Tag => [sectorLabels[locale][id] ?? String(id), { sectors: address.sectors.filter(other => other !== id) }],
    ),
    ...tag(management !== '', () => (management ? managementTypeLabels[locale][management] : ''), { management: '' }),
    ...tag(type !== '', () => (type ? filters.types[type] : ''), { type: '' }),
    ...tag(minBio !== null, () => words.minBio(minBio ?? 0), { minBio: null }),
    ...tag(minQuality !== null, () => words.minQuality(minQuality ?? 0), { minQuality: null }),
    ...tag(minMeals !== null, () => words.minMeals(minMeals ?? 0), { minMeals: null }),
    ...tag(maxMeals !== null, () => words.maxMeals(maxMeals ?? 0), { maxMeals: null }),
    ...tag(badge !== '', () => words.badge, { badge: '' }),
    ...tag(zone !== '', () => words.zone, { zone: '' }),
  ]
  return <ActiveFilters<Partial<ListFilters>> tags={tags} none={noFilters} onRemove={onRemove} />
}
