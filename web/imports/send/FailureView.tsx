import { Button } from '@codegouvfr/react-dsfr/Button'
import { useWords } from '../../words/site-words.ts'
import { OutcomeView } from './OutcomeView.tsx'
import type { SendProblem } from './send-problem.ts'
import { useSendWords } from './words/send-words.ts'

export interface FailureViewProps {
  readonly problem: SendProblem
  /** Null when it is unknown whether the data are stored. */
  readonly stored: false | null
  readonly onAgain: () => void
  readonly onAnother: () => void
}

/** A failure that an automatic retry would not fix. */
export function FailureView({ problem, stored, onAgain, onAnother }: FailureViewProps) {
  const { title, why, nothingStored, unknown, again } = useSendWords().failed
  const { errors } = useWords()
  const action =
    problem === 'unexpected' ? (
      <Button type="button" onClick={onAgain}>
        {again}
      </Button>
    ) : undefined
  return (
    <OutcomeView severity="error" title={title} onAnother={onAnother} action={action} journal={stored === null}>
      <p>{why[problem] ?? errors.generic}</p>
      <p>{stored === null ? unknown : nothingStored}</p>
    </OutcomeView>
  )
}
