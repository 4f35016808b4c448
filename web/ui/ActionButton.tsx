import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { useAction } from './use-action.ts'

export interface ActionButtonProps {
  /** The label at rest; `busyLabel` replaces it while the work lasts. */
  readonly action: string
  readonly busyLabel: string
  /** Names the button at rest when several on the screen do the same to different things. */
  readonly accessibleName?: string
  readonly priority?: 'primary' | 'secondary' | 'tertiary'
  readonly size?: 'small' | 'medium'
  readonly work: () => Promise<void>
}

/** A button whose work takes a while; it shows the failure when there is one. It never sends a form around it. */
export function ActionButton({
  action,
  busyLabel,
  accessibleName,
  priority = 'secondary',
  size = 'medium',
  work,
}: ActionButtonProps) {
  const { state, run } = useAction(work)
  const busy = state.kind === 'busy'
  return (
    <>
      <Button
        type="button"
        priority={priority}
        size={size}
        onClick={run}
        nativeButtonProps={{
          'aria-disabled': busy,
          ...(accessibleName && !busy ? { 'aria-label': accessibleName } : {}),
        }}
      >
        {busy ? busyLabel : action}
      </Button>
      <div role="alert">
        {state.kind === 'failed' && <Alert className="fr-mt-2w" severity="error" small description={state.message} />}
      </div>
    </>
  )
}
