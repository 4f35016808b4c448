import { Button } from '@codegouvfr/react-dsfr/Button'
import { useWords } from '../../words/site-words.ts'
import { Ended } from './Ended.tsx'
import type { SendProblem } from './send-problem.ts'
import { useSendWords } from './words/send-words.ts'

export interface FailedProps {
  readonly problem: SendProblem
  /** Null when nobody can tell. */
  readonly stored: false | null
  readonly onAgain: () => void
  readonly onAnother: () => void
}

/** Nothing that trying again by itself would mend. */
export function Failed({ problem, stored, onAgain, onAnother }: FailedProps) {
  const { title, why, nothingStored, unknown, again } = useSendWords().failed
  const { errors } = useWords()
  const action = problem === 'unexpected' ? <Button onClick={onAgain}>{again}</Button> : undefined
  return (
    <Ended severity="error" title={title} onAnother={onAnother} action={action} journal={stored === null}>
      <p>{why[problem] ?? errors.generic}</p>
      <p>{stored === null ? unknown : nothingStored}</p>
    </Ended>
  )
}
