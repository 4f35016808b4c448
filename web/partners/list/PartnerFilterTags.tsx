import { useLocale } from '../../app/locale.ts'
import { ActiveFilters } from '../../ui/list/ActiveFilters.tsx'
import { usePartnerWords } from '../words/partner-words.ts'
import { filterOptions } from './filter-options.ts'
import { noFilters, type PartnerFilters, type PartnerListAddress } from './partner-list-address.ts'

interface PartnerFilterTagsProps {
  readonly address: PartnerListAddress
  readonly onRemove: (change: Partial<PartnerFilters>) => void
}

/** The filters in force, each removed by a press. */
export function PartnerFilterTags({ address, onRemove }: PartnerFilterTagsProps) {
  const { filters: words } = usePartnerWords()
  const options = filterOptions(address, undefined, useLocale())
  type Tag = readonly [text: string, change: Partial<PartnerFilters>]
  const tags = (['needs', 'departments', 'sectors', 'types', 'offers'] as const).flatMap(name =>
    options[name]
      .filter(([code]) => (address[name] as readonly string[]).includes(code))
      .map(
        ([code, text]): Tag => [text, { [name]: (address[name] as readonly string[]).filter(each => each !== code) }],
      ),
  )
  const all: Tag[] = address.search === '' ? tags : [[words.searchOf(address.search), { search: '' }], ...tags]
  return <ActiveFilters<Partial<PartnerFilters>> tags={all} none={noFilters} onRemove={onRemove} />
}
