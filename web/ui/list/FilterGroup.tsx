import { type ReactNode, useId } from 'react'
import { useListWords } from './words/list-words.ts'
import './filters.css'

export interface FilterGroupProps {
  readonly title: string
  readonly hint?: string
  readonly isActive: boolean
  readonly children: ReactNode
}

/** The fields of one filter of a list; its title says when the filter is active. */
export function FilterGroup({ title, hint, isActive, children }: FilterGroupProps) {
  const words = useListWords()
  const id = useId()
  return (
    <fieldset className="fr-fieldset mc-filter" aria-labelledby={id}>
      <legend id={id} className="fr-fieldset__legend--regular fr-fieldset__legend" data-active={isActive}>
        {title}
        {isActive && (
          <>
            <span className="fr-sr-only"> {words.isActive}</span>
            <span className="mc-filter-mark" aria-hidden="true" />
          </>
        )}
        {hint !== undefined && <span className="fr-hint-text">{hint}</span>}
      </legend>
      <div className="fr-fieldset__element">{children}</div>
    </fieldset>
  )
}
