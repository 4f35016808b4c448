import { Button } from '@codegouvfr/react-dsfr/Button'
import { wasteSources } from '@ma-cantine/lib/waste/waste-fields'
import type { EdibleAnswer } from '@ma-cantine/lib/waste/weighing-fields'
import { useId, useRef } from 'react'
import { NumberPad } from './NumberPad.tsx'
import type { WeighingEntry } from './use-weighing-entry.ts'
import { useScaleWords } from './words/scale-words.ts'

const edibleOrder = ['yes', 'no', 'unknown'] as const satisfies readonly EdibleAnswer[]

/** Where the waste comes from, its mass, and the buttons that say what it is and save it. */
export function WeighingForm({ entry }: { readonly entry: WeighingEntry }) {
  const { source, text, isPressed, corrected, problem, refs, type, choose, press, save, giveUp } = entry
  const words = useScaleWords()
  const id = useId()
  const firstSave = useRef<HTMLButtonElement>(null)
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        firstSave.current?.focus()
      }}
    >
      <fieldset className="mc-scale-sources" ref={refs.sources}>
        <legend>{words.source}</legend>
        {wasteSources.map(each => (
          <label key={each}>
            <input type="radio" name={`${id}source`} checked={source === each} onChange={() => choose(each)} />
            <span>{words.sources[each]}</span>
          </label>
        ))}
      </fieldset>
      <div className={corrected ? 'mc-scale-corrected' : undefined}>
        <p className="fr-mb-0" role="status">
          {corrected && words.correcting(words.mass(corrected.grams))}
        </p>
        {corrected && (
          <Button type="button" priority="tertiary" size="small" onClick={giveUp}>
            {words.giveUp}
          </Button>
        )}
      </div>
      <div className="mc-scale-weight">
        <label className="fr-sr-only" htmlFor={`${id}weight`}>
          {words.weight}
        </label>
        <input
          id={`${id}weight`}
          ref={refs.field}
          type="text"
          // The pad below takes the place of the keyboard of a phone.
          inputMode="none"
          autoComplete="off"
          placeholder="0"
          aria-describedby={`${id}problem`}
          value={text}
          onChange={({ target }) => type(target.value)}
        />
        <span aria-hidden="true">kg</span>
      </div>
      <NumberPad onPress={press} />
      <p className="fr-sr-only" role="status">
        {isPressed && `${text || 0} kg`}
      </p>
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
  )
}
