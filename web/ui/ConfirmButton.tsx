import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { createModal } from '@codegouvfr/react-dsfr/Modal'
import { useId, useState } from 'react'
import { useFormWords } from './form-words.ts'
import { useAction } from './use-action.ts'

export interface ConfirmButtonProps<Result> {
  readonly action: string
  /** Where several buttons of a screen do the same to different things. */
  readonly accessibleName?: string
  readonly question: string
  /** What will happen, for who hesitates. */
  readonly text: string
  readonly work: () => Promise<Result>
  /** Once it is done and the dialog closed. */
  readonly onDone: (result: Result) => void
}

/** A button for what cannot be taken back: it asks first. */
export function ConfirmButton<Result>(props: ConfirmButtonProps<Result>) {
  const { action, accessibleName, question, text, work, onDone } = props
  const words = useFormWords()
  const id = useId()
  const [modal] = useState(() => createModal({ id: `confirmation-${id}`, isOpenedByDefault: false }))
  const { state, run } = useAction(async () => {
    const result = await work()
    modal.close()
    onDone(result)
  })
  return (
    <>
      <Button
        priority="secondary"
        size="small"
        nativeButtonProps={{ ...modal.buttonProps, ...(accessibleName ? { 'aria-label': accessibleName } : {}) }}
      >
        {action}
      </Button>
      <modal.Component
        title={question}
        titleAs="h2"
        buttons={[
          { children: words.cancel, priority: 'secondary' },
          {
            children: action,
            doClosesModal: false,
            onClick: run,
            nativeButtonProps: { 'aria-disabled': state.kind === 'busy' },
          },
        ]}
      >
        <p>{text}</p>
        <div role="alert">
          {state.kind === 'failed' && <Alert severity="error" small description={state.message} />}
        </div>
      </modal.Component>
    </>
  )
}
