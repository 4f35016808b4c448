import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { failureSentence } from '../../ui/failure.ts'
import { useWords } from '../../words/site-words.ts'
import { usePendingWords } from '../words/pending-words.ts'
import type { Run } from './run.ts'

export interface RunCounts {
  readonly declared: number
  readonly refused: number
  readonly all: number
}

/** What became of the run, for screen readers too. */
export function RunNotice({
  run: { state, outcomes, items },
  counts,
}: {
  readonly run: Run
  readonly counts: RunCounts
}) {
  const { run: words } = usePendingWords().many
  const siteWords = useWords()
  const left = items.length - outcomes.length
  return (
    <div role="status">
      {state.kind === 'waiting' && <Alert className="fr-mb-2w" small severity="warning" description={words.waiting} />}
      {state.kind === 'stopped' && (
        <Alert className="fr-mb-2w" small severity="info" description={words.stopped(left)} />
      )}
      {state.kind === 'elsewhere' && <Alert className="fr-mb-2w" small severity="info" description={words.elsewhere} />}
      {state.kind === 'failed' && (
        <Alert className="fr-mb-2w" small severity="error" description={failureSentence(state.failure, siteWords)} />
      )}
      {state.kind === 'done' && (
        <Alert
          className="fr-mb-2w"
          small
          severity={counts.refused > 0 ? 'warning' : 'success'}
          description={words.done(counts)}
        />
      )}
    </div>
  )
}
