import { Button } from '@codegouvfr/react-dsfr/Button'
import { Select } from '@codegouvfr/react-dsfr/Select'
import type { CanteenPreview } from '@ma-cantine/lib/accounts/canteen-preview'
import { searchTerms, searchText } from '@ma-cantine/lib/lists/search-key'
import { currentYear } from '@ma-cantine/lib/messages/today'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { addressOf } from '../../app/screen-list.ts'
import { choiceParameters } from './summary-choice.ts'
import type { Canteens } from './summary-queries.ts'
import { useSummaryWords } from './words/summary-words.ts'

/** With more canteens, a search narrows the list of them. */
const searchableFrom = 10

export interface ChoiceOfSummaryProps {
  readonly previews: readonly CanteenPreview[]
  readonly canteens: Canteens
  readonly year: number
  /** The years that have purchases. */
  readonly years: readonly { readonly year: number }[]
}

/** Chooses the canteen and the year, which are in the address. */
export function ChoiceOfSummary({ previews, canteens, year, years }: ChoiceOfSummaryProps) {
  const words = useSummaryWords().choice
  const navigate = useNavigate()
  const id = useId()
  const [search, setSearch] = useState('')
  const terms = searchTerms(search)
  const found = previews.filter(({ name }) => terms.every(term => searchText([name]).includes(term)))
  // The chosen one stays in the list, or the field would show another.
  const listed = previews.filter(preview => preview.id === canteens || found.includes(preview))
  const now = currentYear()
  const allYears = [...new Set([now, now - 1, year, ...years.map(({ year }) => year)])].sort((a, b) => b - a)
  const go = (canteen: Canteens, year: number | null) =>
    void navigate(`${addressOf('PurchasesSummary')}${choiceParameters({ canteen, year })}`)
  return (
    <fieldset className="mc-summary__choice">
      <legend className="fr-sr-only">{words.legend}</legend>
      {previews.length > 1 && (
        <div className="mc-summary__canteen">
          {previews.length > searchableFrom && (
            <div className="fr-input-group fr-mb-2w">
              <label className="fr-label" htmlFor={`${id}-search`}>
                {words.search}
              </label>
              <input
                id={`${id}-search`}
                className="fr-input"
                type="search"
                autoComplete="off"
                value={search}
                onChange={event => setSearch(event.target.value)}
              />
              <p className="fr-hint-text fr-mb-0" role="status">
                {search.trim() !== '' && words.found(found.length)}
              </p>
            </div>
          )}
          <Select
            className="fr-mb-0"
            label={words.canteen}
            nativeSelectProps={{
              id: `${id}-canteen`,
              value: String(canteens),
              onChange: ({ target }) => go(target.value === 'all' ? 'all' : Number(target.value), year),
            }}
          >
            <option value="all">{words.all(previews.length)}</option>
            {listed.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </div>
      )}
      <Select
        className="fr-mb-0"
        label={words.year}
        nativeSelectProps={{
          id: `${id}-year`,
          value: String(year),
          onChange: ({ target }) => go(canteens, Number(target.value)),
        }}
      >
        {allYears.map(year => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </Select>
      <Button type="button" priority="tertiary" iconId="fr-icon-printer-line" onClick={() => window.print()}>
        {words.print}
      </Button>
    </fieldset>
  )
}
