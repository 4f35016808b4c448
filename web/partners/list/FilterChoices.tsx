import { FilterGroup } from '../../ui/list/FilterGroup.tsx'

interface FilterChoicesProps<Code extends string> {
  /** Starts the ids of its fields. */
  readonly id: string
  readonly title: string
  readonly options: readonly (readonly [code: Code, text: string])[]
  readonly chosen: readonly Code[]
  readonly onChange: (chosen: Code[]) => void
}

/** A short list of values, any of which may match. */
export const FilterChoices = <Code extends string>(props: FilterChoicesProps<Code>) => {
  const { id, title, options, chosen, onChange } = props
  return (
    <FilterGroup title={title} isActive={chosen.length > 0}>
      {options.map(([code, text], index) => (
        <div key={code} className="fr-checkbox-group fr-checkbox-group--sm">
          <input
            id={`${id}-${index}`}
            type="checkbox"
            checked={chosen.includes(code)}
            onChange={({ target }) =>
              onChange(
                options.map(([each]) => each).filter(each => (each === code ? target.checked : chosen.includes(each))),
              )
            }
          />
          <label className="fr-label" htmlFor={`${id}-${index}`}>
            {text}
          </label>
        </div>
      ))}
    </FilterGroup>
  )
}
