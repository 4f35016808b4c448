import { Button } from '@codegouvfr/react-dsfr/Button'
import { useEffect, useState } from 'react'
import { useUser } from '../../app/session.ts'
import { useStore } from '../../app/store.ts'
import { usePendingWords } from '../words/pending-words.ts'
import { OneByOne } from './OneByOne.tsx'
import { RunProgress } from './RunProgress.tsx'
import { currentRun, restoreRun, startRun } from './run.ts'
import { Statement } from './Statement.tsx'

interface ManyDeclarationsProps {
  readonly year: number
  /** Number of reports that can be declared now. */
  readonly ready: number
  readonly onDeclared: (message: string) => void
}

/** Declares many reports: in one go, or one by one after reading each. */
export function ManyDeclarations({ year, ready, onDeclared }: ManyDeclarationsProps) {
  const words = usePendingWords().many
  const owner = useUser()?.id ?? 0
  const run = useStore(currentRun)
  const [opened, setOpened] = useState<'statement' | 'one-by-one' | null>(null)
  useEffect(() => restoreRun(owner), [owner])
  if (run !== null && run.year === year) return <RunProgress run={run} owner={owner} />
  if (ready < 2 && opened === null) return null
  return (
    <section className="mc-actions-card" aria-labelledby="en-une-fois">
      <h2 id="en-une-fois" className="fr-h6 fr-mb-1w">
        {words.title}
      </h2>
      <p>{words.text(ready, year)}</p>
      <ul className="fr-btns-group fr-btns-group--inline-lg fr-mb-n2w">
        <li>
          <Button type="button" onClick={() => setOpened('statement')}>
            {words.all(ready)}
          </Button>
        </li>
        <li>
          <Button type="button" priority="secondary" onClick={() => setOpened('one-by-one')}>
            {words.oneByOne}
          </Button>
        </li>
      </ul>
      {opened === 'statement' && (
        <Statement
          year={year}
          onClose={() => setOpened(null)}
          onStated={canteens => {
            setOpened(null)
            startRun(owner, year, canteens)
          }}
        />
      )}
      {opened === 'one-by-one' && <OneByOne year={year} onDeclared={onDeclared} onClose={() => setOpened(null)} />}
    </section>
  )
}
