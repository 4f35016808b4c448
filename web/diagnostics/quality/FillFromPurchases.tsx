import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { failedChecks } from '@ma-cantine/lib/diagnostics/cross-checks'
import {
  centsWithoutFamily,
  filledProperties,
  purchaseDifferences,
} from '@ma-cantine/lib/diagnostics/purchase-differences'
import type { EntryMode } from '@ma-cantine/lib/diagnostics/quality-steps'
import { frenchNote, isFrench } from '@ma-cantine/lib/purchases/french-note'
import type { ReportAmounts } from '@ma-cantine/lib/purchases/report-amounts'
import { useId, useState } from 'react'
import { useLocale } from '../../app/locale.ts'
import { useAction } from '../../ui/use-action.ts'
import type { StepProps } from '../tunnel/measure-steps.ts'
import { Differences } from './Differences.tsx'
import { useQualityWords } from './words/quality-words.ts'

const modes = ['COMPLETE', 'SIMPLE'] as const satisfies readonly EntryMode[]

interface FillProps extends StepProps {
  readonly purchases: ReportAmounts
  readonly onClose: () => void
}

/** Shows what would change, amount by amount, before anything is written. */
export function FillFromPurchases({ diagnostic, fill, purchases, onClose }: FillProps) {
  const words = useQualityWords()
  const id = useId()
  const locale = useLocale()
  const [mode, setMode] = useState<EntryMode>('COMPLETE')
  const { year } = diagnostic
  const amounts = Object.fromEntries(filledProperties(mode, year).map(property => [property, purchases[property]]))
  const differences = purchaseDifferences(mode, diagnostic, purchases)
  const shown = differences.filter(({ before, after }) => before !== null || after !== 0)
  const contradictions = failedChecks({ ...amounts, diagnosticType: mode })
  const withoutFamily = mode === 'COMPLETE' ? centsWithoutFamily(purchases) : 0
  const note = shown.some(({ property }) => isFrench(property)) ? frenchNote(year, locale) : null
  const { state, run } = useAction(async () => {
    const change = Object.fromEntries(differences.map(({ property, after }) => [property, after]))
    await fill({ ...change, diagnosticType: mode }, 'PURCHASES', {
      title: words.purchases.done,
      message: words.purchases.doneText(year),
      undo: {
        label: words.purchases.undo,
        busyLabel: words.purchases.undoing,
        done: { title: words.purchases.undone, message: words.purchases.undoneText },
      },
    })
  })
  return (
    <>
      <fieldset className="fr-fieldset" aria-labelledby={`${id}legend`}>
        <legend className="fr-fieldset__legend fr-fieldset__legend--regular" id={`${id}legend`}>
          {words.purchases.mode}
        </legend>
        {modes.map(each => (
          <div key={each} className="fr-fieldset__element fr-fieldset__element--inline">
            <div className="fr-radio-group">
              <input
                type="radio"
                id={`${id}${each}`}
                name={`${id}mode`}
                checked={mode === each}
                onChange={() => setMode(each)}
              />
              <label className="fr-label" htmlFor={`${id}${each}`}>
                {words.purchases.modes[each]}
              </label>
            </div>
          </div>
        ))}
      </fieldset>
      {withoutFamily > 0 && (
        <Alert
          className="fr-mb-2w"
          severity="warning"
          small
          description={words.purchases.withoutFamily(withoutFamily)}
        />
      )}
      {note !== null && <p>{note}</p>}
      {shown.length > 0 ? <Differences differences={shown} /> : <p>{words.purchases.none}</p>}
      {differences.length > shown.length && <p>{words.purchases.zeros(differences.length - shown.length)}</p>}
      {mode !== diagnostic.diagnosticType && (
        <p>{words.purchases.modeBecomes(words.purchases.modes[mode].toLocaleLowerCase(locale))}</p>
      )}
      <div role="alert">
        {contradictions.length > 0 && (
          <div className="fr-alert fr-alert--error fr-alert--sm fr-mb-2w">
            <p className="fr-text--bold">{words.purchases.contradictory}</p>
            {contradictions.map(({ name, message }) => (
              <p key={name}>{message.in(locale)}</p>
            ))}
          </div>
        )}
        {state.kind === 'failed' && <Alert className="fr-mb-2w" severity="error" small description={state.message} />}
      </div>
      <ul className="fr-btns-group fr-btns-group--inline-md">
        <li>
          <Button
            type="button"
            disabled={contradictions.length > 0}
            nativeButtonProps={{ 'aria-disabled': state.kind === 'busy' }}
            onClick={run}
          >
            {state.kind === 'busy' ? words.purchases.filling : words.purchases.confirm}
          </Button>
        </li>
        <li>
          <Button type="button" priority="secondary" onClick={onClose}>
            {words.purchases.cancel}
          </Button>
        </li>
      </ul>
    </>
  )
}
