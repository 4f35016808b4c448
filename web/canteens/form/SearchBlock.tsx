import { Badge } from '@codegouvfr/react-dsfr/Badge'
import { Button } from '@codegouvfr/react-dsfr/Button'
import type { CanteenFormValues } from '@ma-cantine/lib/canteens/canteen-form'
import type { CanteenStatus } from '@ma-cantine/lib/canteens/canteen-status-api'
import { isGroup } from '@ma-cantine/lib/canteens/production'
import { type ReactNode, useId, useState } from 'react'
import type { SiteForm } from '../../ui/site-form.ts'
import { ClosedWarning } from './ClosedWarning.tsx'
import { DirectoryLink } from './DirectoryLink.tsx'
import { EstablishmentCard } from './EstablishmentCard.tsx'
import { FoundCard } from './FoundCard.tsx'
import { NameSearch } from './NameSearch.tsx'
import type { NumberKind, Selection } from './selection.ts'
import type { EstablishmentSearch, SearchState } from './use-establishment-search.ts'
import { useCanteenFormWords } from './words/canteen-form-words.ts'
import './establishment-search.css'

export interface SearchBlockProps {
  readonly form: SiteForm<CanteenFormValues>
  readonly kind: NumberKind
  readonly search: EstablishmentSearch
  readonly onSelect: (selection: Selection) => void
  readonly onClear: () => void
  readonly renderTeamButton: (canteen: CanteenStatus) => ReactNode
}

/** Finds the establishment, or the legal unit, of a canteen by its number or by its name; hidden once one is selected. */
export function SearchBlock(props: SearchBlockProps) {
  const { form, search, onClear } = props
  const { search: words, group } = useCanteenFormWords()
  const ofGroup = isGroup(form.watch('productionType'))
  if (search.state.kind !== 'selected') return <OpenSearch {...props} state={search.state} />
  const { selection, isNew } = search.state
  return (
    <>
      <EstablishmentCard
        facts={selection}
        number={selection}
        hasFocus={isNew}
        badge={
          <Badge as="span" severity="success" small>
            {ofGroup ? group.unitSelected : words.selected[selection.kind]}
          </Badge>
        }
      >
        {!selection.isVerified && <p className="fr-text--sm fr-mt-2w fr-mb-0">{words.unverified[selection.kind]}</p>}
        {selection.isClosed && <ClosedWarning closingDate={selection.closingDate} />}
      </EstablishmentCard>
      <Button type="button" priority="tertiary" className="mc-full-width" onClick={onClear}>
        {ofGroup ? group.otherUnit : words.again}
      </Button>
    </>
  )
}

type SearchWords = ReturnType<typeof useCanteenFormWords>['search']

interface OpenSearchProps extends SearchBlockProps {
  readonly state: Exclude<SearchState, { readonly kind: 'selected' }>
}

function OpenSearch({ form, kind, search, state, onSelect, renderTeamButton }: OpenSearchProps) {
  const words = useCanteenFormWords()
  const [number, setNumber] = useState('')
  const [name, setName] = useState('')
  const field = kind === 'siret' ? 'siret' : 'sirenUniteLegale'
  const id = form.idOf(field)
  const hintId = useId()
  const problem = problemIn(state, kind, words.search)
  const refusal = problem !== undefined ? undefined : form.problemOf(field)
  const error = problem ?? refusal

  function lookUp(text: string): void {
    form.clearErrors(field)
    // Words are looked for as a name.
    if (kind === 'siret' && /\p{L}/u.test(text)) {
      search.show({ kind: 'idle' })
      setName(text)
    } else search.lookUp(kind, text)
  }

  /** Whoever chose among names has read which one it is: it is selected at once, unless there is something to know. */
  function chooseByName(siret: string): void {
    setNumber(siret)
    form.clearErrors(field)
    search.lookUp(kind, siret, found => {
      const isPlain = found.kind === 'establishment' && found.selection.isVerified && !found.selection.isClosed
      if (isPlain) onSelect(found.selection)
      return isPlain
    })
  }

  return (
    <div className="fr-mb-4w">
      <div className={`fr-input-group${error === undefined ? '' : ' fr-input-group--error'}`}>
        <label className="fr-label" htmlFor={id}>
          {words.search.titles[kind]}
          <span className="fr-hint-text" id={hintId}>
            {words.search.hints[kind]} <DirectoryLink>{words.hints.directory}</DirectoryLink>
          </span>
        </label>
        <div className="fr-search-bar fr-search-bar--lg fr-mt-1w">
          <input
            id={id}
            className="fr-input"
            type="search"
            inputMode="numeric"
            autoComplete="off"
            placeholder={words.search.placeholders[kind]}
            value={number}
            aria-required
            aria-invalid={error !== undefined}
            aria-describedby={`${id}-messages`}
            onChange={event => setNumber(event.target.value)}
            onKeyDown={event => {
              if (event.key !== 'Enter') return
              // The Enter key searches: it must not send the form.
              event.preventDefault()
              lookUp(number)
            }}
          />
          <Button type="button" onClick={() => lookUp(number)}>
            {words.search.action}
          </Button>
        </div>
        <div className="fr-messages-group" id={`${id}-messages`} aria-live="assertive">
          {error !== undefined && <p className="fr-message fr-message--error">{error}</p>}
        </div>
      </div>
      <p className={state.kind === 'busy' ? 'fr-hint-text fr-mt-2w' : 'fr-sr-only'} role="status">
        {state.kind === 'busy' ? words.search.busy : ''}
      </p>
      {state.kind === 'found' && (
        <>
          <FoundCard
            found={state.found}
            onSelect={onSelect}
            unitAction={isGroup(form.watch('productionType')) ? words.group.selectUnit : words.search.createInUnit}
            renderTeamButton={renderTeamButton}
          />
          <p className="fr-hint-text">
            {words.search.help} <DirectoryLink>{words.hints.directory}</DirectoryLink>
          </p>
        </>
      )}
      {kind === 'siret' && <NameSearch key={name} name={name} onChoose={chooseByName} />}
    </div>
  )
}

function problemIn(state: SearchState, kind: NumberKind, words: SearchWords): string | undefined {
  if (state.kind === 'failed') return state.message
  if (state.kind === 'not-found') return words.notFound[kind](state.number)
  return state.kind === 'miscounted' ? words.miscounted(state.expected, state.count) : undefined
}
