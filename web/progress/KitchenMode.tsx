import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { RadioButtons } from '@codegouvfr/react-dsfr/RadioButtons'
import type { CentralKitchenMode } from '@ma-cantine/lib/canteens/yearly-report'
import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import { centralKitchenModes } from '@ma-cantine/lib/diagnostics/diagnostic-types'
import { useState } from 'react'
import { queries } from '../app/queries.ts'
import { diagnosticsQueryKey } from '../diagnostics/diagnostic-queries.ts'
import { saveDiagnostic } from '../diagnostics/save-diagnostic.ts'
import { kitchenModeId } from '../teledeclaration/Blockers.tsx'
import { useAction } from '../ui/use-action.ts'
import { useProgressWords } from './words/progress-words.ts'

interface KitchenModeProps {
  readonly own: Diagnostic | null
  /** Null while it is not chosen. */
  readonly mode: CentralKitchenMode | null
  /** Called while there is no report to store the choice in. */
  readonly onChoose: (mode: CentralKitchenMode) => void
}

/** What the report of a kitchen or a group gives for its satellites. Stored at once. */
export function KitchenMode({ own, mode, onChoose }: KitchenModeProps) {
  const words = useProgressWords().mode
  const [chosen, setChosen] = useState(mode)
  const { state, run } = useAction(async (own: Diagnostic, centralKitchenDiagnosticMode: CentralKitchenMode) => {
    const change = { centralKitchenDiagnosticMode }
    const { isStored, diagnostic } = await saveDiagnostic(own, change)
    // The choice holds whatever others changed in the answers.
    if (!isStored) await saveDiagnostic(diagnostic, change)
    await queries.invalidateQueries({ queryKey: diagnosticsQueryKey })
  })

  function choose(each: CentralKitchenMode): void {
    if (state.kind === 'busy') return
    setChosen(each)
    if (own) run(own, each)
    else onChoose(each)
  }

  return (
    <div className="mc-progress-mode" id={kitchenModeId} tabIndex={-1}>
      <RadioButtons
        legend={words.legend}
        name="centralKitchenDiagnosticMode"
        disabled={own?.isTeledeclared === true}
        options={centralKitchenModes.toReversed().map(each => ({
          label: words[each],
          hintText: each === 'ALL' ? words.allHint : words.approHint,
          nativeInputProps: { value: each, checked: chosen === each, onChange: () => choose(each) },
        }))}
      />
      <p className="fr-sr-only" role="status">
        {state.kind === 'busy' ? words.busy : ''}
      </p>
      <div role="alert">
        {state.kind === 'failed' && <Alert className="fr-mb-2w" severity="error" small description={state.message} />}
      </div>
    </div>
  )
}
