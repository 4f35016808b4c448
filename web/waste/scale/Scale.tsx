import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { pressKey, readGrams, writeGrams } from '@ma-cantine/lib/waste/grams'
import { type WasteSource, wasteSources } from '@ma-cantine/lib/waste/waste-fields'
import type { EdibleAnswer } from '@ma-cantine/lib/waste/weighing-fields'
import {
  changedWeighing,
  gramsOf,
  newWeighing,
  type QueuedWeighing,
  type ShownWeighing,
  weighingsOfDay,
} from '@ma-cantine/lib/waste/weighing-queue'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { v7 as createUuid } from 'uuid'
import { useLocale } from '../../app/locale.ts'
import { useStore } from '../../app/store.ts'
import { parisDay } from '../paris-day.ts'
import { keepOffline } from './keep-offline.ts'
import { NumberPad } from './NumberPad.tsx'
import { SentStatus } from './SentStatus.tsx'
import type { ScaleSync } from './scale-sync.ts'
import { WeighingList } from './WeighingList.tsx'
import { useScaleWords } from './words/scale-words.ts'
import './scale.css'

interface ScaleProps {
  readonly sync: ScaleSync
  /** What stands below the list: other codes, links. */
  readonly children?: ReactNode
}

interface Undo {
  readonly text: string
  readonly weighing: ShownWeighing
  readonly back: QueuedWeighing
}

const edibleOrder = ['yes', 'no', 'unknown'] as const satisfies readonly EdibleAnswer[]

/** The days that can be weighed: those of the link that have come. */
function dayWithin(day: string, period: { periodStartDate: string; periodEndDate: string } | null): string {
  if (period === null) return day
  return day > period.periodEndDate ? period.periodEndDate : day
}

/** The page beside the bins: where it comes from, the mass, what it is, and what was weighed that day. */
export function Scale({ sync, children }: ScaleProps) {
  const words = useScaleWords()
  const locale = useLocale()
  const id = useId()
  const { book, queue, connection } = useStore(sync.state)
  const [chosenDay, setChosenDay] = useState<string | null>(null)
  const today = parisDay()
  const latest = dayWithin(today, book.period)
  const day = chosenDay ?? latest
  const [source, setSource] = useState<WasteSource | null>(null)
  const [text, setText] = useState('')
  const [corrected, setCorrected] = useState<ShownWeighing | null>(null)
  const [problem, setProblem] = useState('')
  const [undo, setUndo] = useState<Undo | null>(null)
  const [isReady, setReady] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const firstSave = useRef<HTMLButtonElement>(null)
  const sources = useRef<HTMLFieldSetElement>(null)
  const busy = useRef(false)

  useEffect(() => sync.start(), [sync])
  useEffect(() => sync.show(day), [sync, day])
  useEffect(() => {
    void keepOffline().then(setReady)
  }, [])

  const shown = weighingsOfDay(book.days[day] ?? [], queue, day)
  const refused = queue.filter(({ message }) => message !== null)
  const waitingCount = queue.length - refused.length

  async function keep(weighing: QueuedWeighing): Promise<boolean> {
    try {
      await sync.keep(weighing)
      return true
    } catch (error) {
      reportError(error)
      setProblem(words.missing.failed)
      return false
    }
  }

  async function save(edible: EdibleAnswer): Promise<void> {
    const grams = readGrams(text) ?? 0
    if (source === null) {
      setProblem(words.missing.source)
      sources.current?.querySelector('input')?.focus()
      return
    }
    if (grams === 0) {
      setProblem(words.missing.weight)
      field.current?.focus()
      return
    }
    // A second tap comes before the first one is on the disk.
    if (busy.current) return
    busy.current = true
    const values = { day, source, grams, edible }
    const next = corrected ? changedWeighing(corrected, values) : newWeighing(createUuid(), values)
    const isKept = await keep(next)
    busy.current = false
    if (!isKept) return
    const after: ShownWeighing = { ...next.weighing, state: 'waiting', message: null, authorName: null }
    const mass = words.mass(grams)
    setUndo({
      text: corrected ? words.changed(mass) : words.saved(mass),
      weighing: after,
      back: corrected
        ? changedWeighing(after, { ...valuesOf(corrected), isDeleted: false })
        : changedWeighing(after, { isDeleted: true }),
    })
    setText('')
    setCorrected(null)
    setProblem('')
    field.current?.focus({ preventScroll: true })
  }

  async function remove(weighing: ShownWeighing): Promise<void> {
    const gone = changedWeighing(weighing, { isDeleted: true })
    if (!(await keep(gone))) return
    if (corrected?.uuid === weighing.uuid) setCorrected(null)
    setUndo({
      text: words.removed(words.mass(weighing.grams)),
      weighing,
      back: changedWeighing(gone.weighing, { isDeleted: false }),
    })
  }

  function correct(weighing: ShownWeighing): void {
    setCorrected(weighing)
    setChosenDay(weighing.day)
    setSource(weighing.source)
    setText(writeGrams(weighing.grams))
    setProblem('')
    setUndo(null)
    field.current?.focus()
  }

  return (
    <div className="mc-scale">
      <SentStatus connection={connection} waitingCount={waitingCount} />
      <div className="mc-scale-day">
        <label className="fr-label" htmlFor={`${id}day`}>
          {words.day}
        </label>
        <input
          id={`${id}day`}
          className="fr-input"
          type="date"
          value={day}
          min={book.period?.periodStartDate}
          max={latest}
          onChange={({ target }) => setChosenDay(target.value === '' || target.value === latest ? null : target.value)}
        />
        {day === today && <span>{words.today}</span>}
      </div>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          firstSave.current?.focus()
        }}
      >
        <fieldset className="mc-scale-sources" ref={sources}>
          <legend>{words.source}</legend>
          {wasteSources.map(each => (
            <label key={each}>
              <input
                type="radio"
                name={`${id}source`}
                checked={source === each}
                onChange={() => {
                  setSource(each)
                  setProblem('')
                }}
              />
              <span>{words.sources[each]}</span>
            </label>
          ))}
        </fieldset>
        {corrected && (
          <p className="mc-scale-corrected">
            {words.correcting(words.mass(corrected.grams))}
            <Button
              type="button"
              priority="tertiary"
              size="small"
              onClick={() => {
                setCorrected(null)
                setText('')
              }}
            >
              {words.giveUp}
            </Button>
          </p>
        )}
        <div className="mc-scale-weight">
          <label className="fr-sr-only" htmlFor={`${id}weight`}>
            {words.weight}
          </label>
          <input
            id={`${id}weight`}
            ref={field}
            type="text"
            // The pad below takes the place of the keyboard of a phone.
            inputMode="none"
            autoComplete="off"
            placeholder="0"
            aria-describedby={`${id}problem`}
            value={text}
            onChange={({ target }) => {
              const typed = target.value.replace('.', ',').replace(/\s/g, '')
              if (
                typed === '' ||
                (readGrams(typed) !== null && pressKey(typed.slice(0, -1), typed.slice(-1)) === typed)
              )
                setText(typed)
            }}
          />
          <span aria-hidden="true">kg</span>
        </div>
        <NumberPad
          onPress={key => {
            setText(before => pressKey(before, key))
            setProblem('')
          }}
        />
        <p id={`${id}problem`} className="mc-scale-problem" role="alert">
          {problem}
        </p>
        <fieldset className="mc-scale-save">
          <legend>{words.save}</legend>
          {edibleOrder.map((edible, index) => (
            <button
              key={edible}
              ref={index === 0 ? firstSave : undefined}
              type="button"
              className={edible === 'unknown' ? 'mc-scale-unsorted' : undefined}
              onClick={() => void save(edible)}
            >
              {words.edible[edible]}
            </button>
          ))}
        </fieldset>
        {/* The Enter key sends a form only if it has a button. */}
        <button type="submit" hidden />
      </form>
      <div className="mc-scale-undo">
        <p role="status">{undo?.text}</p>
        {undo && (
          <Button
            priority="secondary"
            onClick={() => {
              setUndo(null)
              void keep(undo.back)
              field.current?.focus({ preventScroll: true })
            }}
          >
            {words.undo}
          </Button>
        )}
      </div>
      {refused.length > 0 && (
        <Alert
          className="fr-mb-2w"
          severity="warning"
          as="h2"
          title={words.refusedTitle(refused.length)}
          description={[...new Set(refused.map(({ message }) => message))].join(' ')}
        />
      )}
      <section>
        <h2 className="fr-h5 fr-mb-1w">
          {words.list(day === today ? words.today : formatDay(day, locale), words.mass(gramsOf(shown)))}
        </h2>
        <WeighingList
          weighings={shown}
          onCorrect={correct}
          onRemove={weighing => void (weighing.state === 'refused' ? sync.drop(weighing.uuid) : remove(weighing))}
        />
      </section>
      {isReady && <p className="fr-hint-text">{words.offlineReady}</p>}
      {children}
    </div>
  )
}

const valuesOf = ({ day, source, grams, edible }: ShownWeighing) => ({ day, source, grams, edible })
