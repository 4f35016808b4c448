import { sectorLabels } from '@ma-cantine/lib/canteens/canteen-labels'
import { useLocale } from '../../app/locale.ts'
import { ActiveFilters } from '../../ui/list/ActiveFilters.tsx'
import { departmentName } from '../territory-names.ts'
import { noFilters, type TerritoryListFilters } from './territory-address.ts'
import { useTerritoryWords } from './words/territory-words.ts'

export interface TerritoryTagsProps {
  readonly address: TerritoryListFilters
  readonly onRemove: (change: Partial<TerritoryListFilters>) => void
}

/** The filters in force, each removed by a press. */
export function TerritoryTags({ address, onRemove }: TerritoryTagsProps) {
  const { tags: words, filters } = useTerritoryWords()
  const locale = useLocale()
  const { search, department, sectors, type, publication, declaration, manager } = address
  type Tag = readonly [text: string, change: Partial<TerritoryListFilters>]
  const tags: readonly Tag[] = [
    ...(search ? [[words.search(search), { search: '' }] as const] : []),
    ...(declaration ? [[filters.declarations[declaration], { declaration: '' }] as const] : []),
    ...(publication ? [[filters.publications[publication], { publication: '' }] as const] : []),
    ...(manager ? [[filters.managers[manager], { manager: '' }] as const] : []),
    ...(department ? [[departmentName(department), { department: '' }] as const] : []),
    ...(type ? [[filters.types[type], { type: '' }] as const] : []),
    ...sectors.map((id): Tag => [sectorLabels[locale][id] ?? String(id), { sectors: sectors.filter(s => s !== id) }]),
  ]
  return <ActiveFilters<Partial<TerritoryListFilters>> tags={tags} none={noFilters} onRemove={onRemove} />
}
