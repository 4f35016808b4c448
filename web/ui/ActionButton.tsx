import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { useAction } from './use-action.ts'

export interface ActionButtonProps {
  /** What it does, and says while it does it. */
  readonly action: string
  readonly busy: string
  readonly priority?: 'primary' | 'secondary' | 'tertiary'
  readonly work: () => Promise<void>
}

/** A button that works for a while, and says when it could not. */
export function ActionButton({ action, busy, priority = 'secondary', work }: ActionButtonProps) {
  const { state, run } = useAction(work)
  return (
    <>
      <Button priority={priority} onClick={run} nativeButtonProps={{ 'aria-disabled': state.kind === 'busy' }}>
        {state.kind === 'busy' ? busy : action}
      </Button>
      <div role="alert">
        {state.kind === 'failed' && <Alert className="fr-mt-2w" severity="error" small description={state.message} />}
      </div>
    </>
  )
}
