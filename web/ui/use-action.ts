import { useRef, useState } from 'react'
import { useWords } from '../words/site-words.ts'
import { failureSentence } from './failure.ts'

export type ActionState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'failed'; readonly message: string }

/** Runs the work of a button, one run at a time, and puts a failure into words. */
export function useAction<Values extends unknown[]>(
  work: (...values: Values) => Promise<void>,
): { readonly state: ActionState; readonly run: (...values: Values) => void } {
  const [state, setState] = useState<ActionState>({ kind: 'idle' })
  const words = useWords()
  // A state changes at the next rendering only: too late to stop a second click.
  const busy = useRef(false)
  return {
    state,
    run: (...values) => {
      if (busy.current) return
      busy.current = true
      setState({ kind: 'busy' })
      void work(...values)
        .then(
          () => setState({ kind: 'idle' }),
          error => setState({ kind: 'failed', message: failureSentence(error, words) }),
        )
        .finally(() => {
          busy.current = false
        })
    },
  }
}
