import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { currentYear } from '@ma-cantine/lib/messages/today'
import { useId } from 'react'
import { usePublicationWords } from './words/publication-words.ts'

interface YearsPartProps {
  readonly canteen: Canteen
  readonly hidden: readonly number[]
  readonly onChange: (hidden: number[]) => void
}

/** The years whose shares everybody sees, or not; those that are declared cannot be hidden. */
export function YearsPart({ canteen, hidden, onChange }: YearsPartProps) {
  const words = usePublicationWords().years
  const id = useId()
  const thisYear = currentYear()
  const over = canteen.approDiagnostics.filter(({ year }) => year < thisYear)
  const rows = [{ year: thisYear, isTeledeclared: false }, ...over].toSorted((one, other) => other.year - one.year)
  return (
    <fieldset className="fr-fieldset fr-mt-4w" aria-labelledby={`${id}-legend`}>
      <legend className="fr-fieldset__legend" id={`${id}-legend`}>
        {words.title}
        <span className="fr-hint-text">{words.hint}</span>
      </legend>
      {rows.map(({ year, isTeledeclared }) =>
        isTeledeclared ? (
          <div className="fr-fieldset__element" key={year}>
            <p className="mc-publication-year">
              <span className="fr-icon-check-line fr-icon--sm" aria-hidden="true" /> {words.declared(year)}
            </p>
          </div>
        ) : (
          <div className="fr-fieldset__element" key={year}>
            <div className="fr-checkbox-group">
              <input
                id={`${id}-${year}`}
                type="checkbox"
                checked={!hidden.includes(year)}
                onChange={({ target }) =>
                  onChange(
                    target.checked
                      ? hidden.filter(other => other !== year)
                      : [...hidden, year].sort((one, other) => one - other),
                  )
                }
              />
              <label className="fr-label" htmlFor={`${id}-${year}`}>
                {words.show(year)}
                <span className="fr-hint-text">{year === thisYear ? words.provisional : words.undeclared}</span>
              </label>
            </div>
          </div>
        ),
      )}
    </fieldset>
  )
}
