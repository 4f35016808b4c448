import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import type { ReactNode } from 'react'
import { useAction } from '../ui/use-action.ts'

interface AccessAnswerProps {
  readonly words: { readonly accept: string; readonly refuse: string; readonly busy: string }
  readonly answer: (accepted: boolean) => Promise<void>
  /** Further items of the list of buttons. */
  readonly children?: ReactNode
}

/** The two buttons under what an application or a terminal asks for. */
export function AccessAnswer({ words, answer, children }: AccessAnswerProps) {
  const accept = useAction(() => answer(true))
  const refuse = useAction(() => answer(false))
  const states = [accept.state, refuse.state]
  const busy = states.some(({ kind }) => kind === 'busy')
  const failed = states.find(state => state.kind === 'failed')
  return (
    <>
      <div role="alert">
        {failed && <Alert className="fr-mb-3w" severity="error" small description={failed.message} />}
      </div>
      <ul className="fr-btns-group fr-btns-group--inline-md">
        <li>
          <Button type="button" nativeButtonProps={{ 'aria-disabled': busy }} onClick={() => busy || accept.run()}>
            {words.accept}
          </Button>
        </li>
        <li>
          <Button
            type="button"
            priority="secondary"
            nativeButtonProps={{ 'aria-disabled': busy }}
            onClick={() => busy || refuse.run()}
          >
            {words.refuse}
          </Button>
        </li>
        {children}
      </ul>
      <p className="fr-sr-only" role="status">
        {busy && words.busy}
      </p>
    </>
  )
}
