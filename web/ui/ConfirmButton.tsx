import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Dialog } from './Dialog.tsx'
import { useAction } from './use-action.ts'

export interface ConfirmButtonProps<Result> {
  readonly action: string
  /** The label of the button that does it; `action` by default. */
  readonly confirm?: string
  /** The name of the button for screen readers, where several on the screen have the same label. */
  readonly accessibleName?: string
  readonly question: string
  /** The label of the main button, which closes the question and does nothing. */
  readonly keep: string
  /** The consequences, shown below the question. */
  readonly text: string
  readonly work: () => Promise<Result>
  /** Called once the work is done and the dialog closed. */
  readonly onDone: (result: Result) => void
}

/** A button that asks before it acts, and tells the consequences: the safe answer is the main button. */
export function ConfirmButton<Result>(props: ConfirmButtonProps<Result>) {
  const { action, accessibleName, question } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        type="button"
        priority="secondary"
        size="small"
        nativeButtonProps={accessibleName ? { 'aria-label': accessibleName } : {}}
        onClick={() => setOpen(true)}
      >
        {action}
      </Button>
      {isOpen && (
        <Dialog title={question} onClose={() => setOpen(false)}>
          <Confirmation {...props} onClose={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}

function Confirmation<Result>(props: ConfirmButtonProps<Result> & { onClose: () => void }) {
  const { action, confirm = action, keep, text, work, onDone, onClose } = props
  const { state, run } = useAction(async () => {
    const result = await work()
    // The dialog gives the focus back first: what is done next may move it.
    flushSync(onClose)
    onDone(result)
  })
  return (
    <>
      <p>{text}</p>
      <div role="alert">
        {state.kind === 'failed' && <Alert className="fr-mb-3w" severity="error" small description={state.message} />}
      </div>
      <ul className="fr-btns-group fr-btns-group--inline-md">
        <li>
          <Button type="button" onClick={onClose}>
            {keep}
          </Button>
        </li>
        <li>
          <Button
            type="button"
            priority="secondary"
            nativeButtonProps={{ 'aria-disabled': state.kind === 'busy' }}
            onClick={run}
          >
            {confirm}
          </Button>
        </li>
      </ul>
    </>
  )
}
