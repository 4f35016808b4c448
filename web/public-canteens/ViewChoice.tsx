import type { ListAddress } from './list-address.ts'
import { usePublicCanteenWords } from './words/public-canteen-words.ts'

type View = ListAddress['view']

export interface ViewChoiceProps {
  readonly view: View
  readonly onChange: (view: View) => void
}

const icons = { liste: 'fr-icon-list-unordered', carte: 'fr-icon-map-pin-2-line' } as const

/** What a narrow window shows of the selection; a wide one shows both. */
export function ViewChoice({ view, onChange }: ViewChoiceProps) {
  const { views } = usePublicCanteenWords()
  return (
    <fieldset className="fr-segmented fr-segmented--sm mc-public-views">
      <legend className="fr-segmented__legend fr-sr-only">{views.legend}</legend>
      <div className="fr-segmented__elements">
        {(['liste', 'carte'] as const).map(choice => (
          <div key={choice} className="fr-segmented__element">
            <input
              type="radio"
              id={`vue-${choice}`}
              name="vue"
              checked={view === choice}
              onChange={() => onChange(choice)}
            />
            <label className={`fr-label ${icons[choice]}`} htmlFor={`vue-${choice}`}>
              {views[choice]}
            </label>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
