import { Button } from '@codegouvfr/react-dsfr/Button'
import { Tag } from '@codegouvfr/react-dsfr/Tag'
import { useListWords } from './words/list-words.ts'
import './filters.css'

export interface ActiveFiltersProps<Change> {
  /** Each filter with the change that removes it. */
  readonly tags: readonly (readonly [text: string, change: Change])[]
  /** The change that removes all of them. */
  readonly none: Change
  /** A filter is removed by a button that disappears with it. */
  readonly onRemove: (change: Change) => void
}

/** The filters that narrow a list down, each of which a press removes. */
export function ActiveFilters<Change>({ tags, none, onRemove }: ActiveFiltersProps<Change>) {
  const words = useListWords()
  if (tags.length === 0) return null
  return (
    <div className="mc-active-filters">
      <ul className="fr-tags-group" aria-label={words.activeFilters}>
        {tags.map(([text, change]) => (
          <li key={JSON.stringify(change)}>
            <Tag
              dismissible
              nativeButtonProps={{ 'aria-label': words.removeFilter(text), onClick: () => onRemove(change) }}
            >
              {text}
            </Tag>
          </li>
        ))}
      </ul>
      <Button type="button" priority="tertiary no outline" size="small" onClick={() => onRemove(none)}>
        {words.clearFilters}
      </Button>
    </div>
  )
}
