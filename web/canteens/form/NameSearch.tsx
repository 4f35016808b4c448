import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { Input } from '@codegouvfr/react-dsfr/Input'
import { type RegisteredEstablishment, searchEstablishments } from '@ma-cantine/lib/canteens/establishment-search-api'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { client } from '../../app/client.ts'
import { useAction } from '../../ui/use-action.ts'
import { FoundByName } from './FoundByName.tsx'
import { useCanteenFormWords } from './words/canteen-form-words.ts'

const shortestName = 3

type Answer = { readonly registerAnswered: boolean; readonly results: readonly RegisteredEstablishment[] }

interface NameSearchProps {
  /** What to look for at once; empty for nothing. */
  readonly name: string
  readonly onChoose: (siret: string) => void
}

/** Finds an establishment by its name and its town, for whoever does not know its number. */
export function NameSearch({ name: given, onChoose }: NameSearchProps) {
  const { nameSearch: words, search } = useCanteenFormWords()
  const id = useId()
  const [isOpen, setOpen] = useState(given !== '')
  const [name, setName] = useState(given)
  const [place, setPlace] = useState('')
  const [isShort, setShort] = useState(false)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const { state, run } = useAction(async () => {
    setAnswer(null)
    setAnswer(await client.call(searchEstablishments, { query: { name: name.trim(), ...placeQuery(place) } }))
  })

  function start(): void {
    const short = name.trim().length < shortestName
    setShort(short)
    if (!short) run()
  }

  const startsAtOnce = useRef(given !== '')
  useEffect(() => {
    if (!startsAtOnce.current) return
    startsAtOnce.current = false
    start()
  })

  /** The Enter key searches: it must not send the form. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return
    event.preventDefault()
    start()
  }

  return (
    <>
      <Button
        type="button"
        priority="tertiary no outline"
        size="small"
        iconId={isOpen ? 'fr-icon-arrow-up-s-line' : 'fr-icon-arrow-down-s-line'}
        iconPosition="right"
        nativeButtonProps={{ 'aria-expanded': isOpen, 'aria-controls': id }}
        onClick={() => setOpen(!isOpen)}
      >
        {words.open}
      </Button>
      <div id={id} className="mc-name-search" hidden={!isOpen}>
        <Input
          label={words.name}
          hintText={words.nameHint}
          state={isShort ? 'error' : 'default'}
          stateRelatedMessage={words.short}
          nativeInputProps={{
            type: 'search',
            autoComplete: 'off',
            maxLength: 100,
            value: name,
            'aria-invalid': isShort,
            onChange: event => setName(event.target.value),
            onKeyDown,
          }}
        />
        <Input
          label={words.place}
          nativeInputProps={{
            type: 'search',
            autoComplete: 'off',
            maxLength: 100,
            value: place,
            onChange: event => setPlace(event.target.value),
            onKeyDown,
          }}
        />
        <Button
          type="button"
          priority="secondary"
          nativeButtonProps={{ 'aria-disabled': state.kind === 'busy' }}
          onClick={start}
        >
          {state.kind === 'busy' ? search.busy : words.action}
        </Button>
        <div role="alert">
          {state.kind === 'failed' && <Alert className="fr-mt-2w" severity="error" small description={state.message} />}
          {answer && !answer.registerAnswered && (
            <Alert className="fr-mt-2w" severity="warning" small description={words.unavailable} />
          )}
        </div>
        <p className="fr-mt-2w fr-mb-1w" role="status">
          {answer?.registerAnswered &&
            (answer.results.length === 0 ? words.none : words.results(answer.results.length))}
        </p>
        {answer && answer.results.length > 0 && (
          <ul className="mc-name-results">
            {answer.results.map(establishment => (
              <FoundByName key={establishment.siret} establishment={establishment} onChoose={onChoose} />
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

/** Five digits are a postal code; anything else is the name of a town. */
function placeQuery(place: string): { readonly postal_code?: string; readonly city?: string } {
  const text = place.trim()
  if (/^\d{5}$/.test(text)) return { postal_code: text }
  return text === '' ? {} : { city: text }
}
