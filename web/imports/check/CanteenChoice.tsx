import { listCanteenSummaries } from '@ma-cantine/lib/canteens/canteens-api'
import { searchTerms, searchText } from '@ma-cantine/lib/lists/search-key'
import { isCanteenName } from '@ma-cantine/lib/mapping/canteen-names'
import { joinParts } from '@ma-cantine/lib/messages/join-parts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { use, useDeferredValue, useId, useState } from 'react'
import { client } from '../../app/client.ts'
import { addressOf } from '../../app/screen-list.ts'
import { useWords } from '../../words/site-words.ts'
import { RequestedFile } from '../requested-file.ts'
import type { ColumnView, ErrorView } from './check-protocol.ts'
import { useCheckWords } from './words/check-words.ts'

export interface CanteenChoiceProps {
  /** The errors of the cell. */
  readonly errors: readonly ErrorView[]
  /** The text of the cell. */
  readonly text: string
  readonly onReplace: (text: string) => void
  /** Gives the same text to all the cells of the column that hold the same value. */
  readonly onReplaceAlike: (value: string, to: string) => void
}

const shownCanteens = 6

const ownCanteens = (search: string) =>
  queryOptions({
    queryKey: ['canteens', 'siret', search],
    queryFn: ({ signal }) =>
      client.call(listCanteenSummaries, {
        query: { limit: shownCanteens, offset: 0, search, without: ['diagnostics'] },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

/** Whether a cell in error holds the SIRET of a canteen, which may be chosen among one's own. */
export const takesCanteen = ({ field }: ColumnView, errors: readonly ErrorView[]): boolean =>
  field?.startsWith('siret') === true && errors.some(({ severity }) => severity === 'error')

/** How the canteens to choose from are called: one's own, or those that somebody else asks about. */
export function useChoiceWords() {
  const { canteens: words } = useCheckWords()
  return use(RequestedFile) ? words.asked : words
}

/** The canteens that a name or a SIRET finds: those that somebody else asks about, or one's own. */
function useFoundCanteens(search: string) {
  const request = use(RequestedFile)
  const own = useQuery({ ...ownCanteens(search), enabled: request === null })
  if (request === null) return { canteens: own.data?.results ?? [], count: own.data?.count, isError: own.isError }
  const terms = searchTerms(search)
  const found = request.canteens.filter(({ name, siret }) =>
    terms.every(term => searchText([name, siret]).includes(term)),
  )
  return { canteens: found.slice(0, shownCanteens), count: found.length, isError: false }
}

/** The canteens to pick the SIRET of a cell from, or of all the cells that have the same wrong value. */
export function CanteenChoice({ errors, text, onReplace, onReplaceAlike }: CanteenChoiceProps) {
  const { canteens: words } = useCheckWords()
  const { newTab } = useWords()
  const id = useId()
  // A name is looked for at once; a wrong SIRET finds nothing.
  const [search, setSearch] = useState(() => (isCanteenName(text) ? text.trim() : ''))
  const [isEverywhere, setEverywhere] = useState(true)
  const isOfOthers = use(RequestedFile) !== null
  const { label, count } = useChoiceWords()
  const found = useFoundCanteens(useDeferredValue(search.trim()))
  const alike = Math.max(1, ...errors.map(error => error.alike))
  const canteens = found.canteens.filter(({ siret }) => siret && siret !== text)

  const choose = (siret: string) => {
    if (alike > 1 && isEverywhere) onReplaceAlike(text, siret)
    else onReplace(siret)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the design system draws a fieldset and its legend in another way.
    <div role="group" aria-labelledby={`${id}-label`} className="mc-check-canteens fr-mt-2w">
      <p id={`${id}-label`} className="fr-text--sm fr-text--bold fr-mb-1w">
        {label}
      </p>
      {alike > 1 && (
        <div className="fr-checkbox-group fr-checkbox-group--sm fr-mb-1w">
          <input
            id={`${id}-all`}
            type="checkbox"
            checked={isEverywhere}
            onChange={({ target }) => setEverywhere(target.checked)}
          />
          <label className="fr-label" htmlFor={`${id}-all`}>
            {words.everywhere(alike)}
          </label>
        </div>
      )}
      <label className="fr-label fr-text--sm" htmlFor={`${id}-search`}>
        {words.hint}
      </label>
      <input
        id={`${id}-search`}
        className="fr-input fr-mt-1v"
        type="search"
        autoComplete="off"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <ul className="fr-raw-list fr-mt-1w fr-mb-1w">
        {canteens.map(({ name, siret }) => (
          <li key={siret}>
            <button type="button" className="fr-btn fr-btn--sm fr-btn--tertiary" onClick={() => choose(siret ?? '')}>
              {words.pick(name, siret ?? '')}
            </button>
          </li>
        ))}
      </ul>
      <p className="fr-text--sm fr-mb-1w" role="status">
        {found.isError ? words.failed : found.count !== undefined && count(found.count)}
      </p>
      {!isOfOthers && (
        <a
          className="fr-link fr-link--sm"
          href={addressOf('CanteenCreation')}
          target="_blank"
          rel="noopener"
          title={joinParts(words.add, newTab)}
        >
          {words.add}
        </a>
      )}
    </div>
  )
}
