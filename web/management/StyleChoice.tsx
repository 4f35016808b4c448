import type { ViewStyle } from './view-style.ts'
import { useManagementWords } from './words/management-words.ts'

interface StyleChoiceProps {
  readonly style: ViewStyle
  readonly onChange: (style: ViewStyle) => void
}

export function StyleChoice({ style, onChange }: StyleChoiceProps) {
  const { views } = useManagementWords()
  return (
    <fieldset className="fr-segmented fr-segmented--sm">
      <legend className="fr-segmented__legend fr-sr-only">{views.legend}</legend>
      <div className="fr-segmented__elements">
        {(['card', 'list'] as const).map(choice => (
          <div key={choice} className="fr-segmented__element">
            <input
              type="radio"
              id={`vue-${choice}`}
              name="vue"
              checked={style === choice}
              onChange={() => onChange(choice)}
            />
            <label
              className={`fr-label ${choice === 'card' ? 'fr-icon-layout-grid-line' : 'fr-icon-list-unordered'}`}
              htmlFor={`vue-${choice}`}
            >
              {views[choice]}
            </label>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
