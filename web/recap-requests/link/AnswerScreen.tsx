import type { AskedRecap } from '@ma-cantine/lib/recap-requests/recap-link-api'
import { useState } from 'react'
import { queries } from '../../app/queries.ts'
import { SuccessNote } from '../../ui/SuccessNote.tsx'
import { AskedFacts } from './AskedFacts.tsx'
import { AskMailbox } from './AskMailbox.tsx'
import { GivenRecap } from './GivenRecap.tsx'
import { OtherAnswers } from './OtherAnswers.tsx'
import { RecapDrop } from './RecapDrop.tsx'
import { askedRecap } from './recap-link-queries.ts'
import { useRecapLinkWords } from './words/recap-link-words.ts'

/** What the reader has just done. */
type Act = 'given' | 'declined' | 'stopped'

interface AnswerScreenProps {
  readonly token: string
  readonly asked: AskedRecap
}

/** Who asks for what, what was answered before, and the ways to answer. */
export function AnswerScreen({ token, asked }: AnswerScreenProps) {
  const words = useRecapLinkWords()
  const [act, setAct] = useState<Act | null>(null)
  const [isReplacing, setReplacing] = useState(false)
  const { state, isOpen, received } = asked

  function showAnswer(answer: AskedRecap, act: Act): void {
    queries.setQueryData(askedRecap(token).queryKey, answer)
    setAct(act)
  }

  return (
    <>
      <AskedFacts asked={asked} />
      {act !== null && <SuccessNote text={words.acts[act]} />}
      {act === null && state === 'declined' && isOpen && <p>{words.declinedBefore}</p>}
      {!isOpen && (
        <section aria-labelledby="demande-close">
          <h2 id="demande-close" className="fr-h4">
            {words.over.title}
          </h2>
          <p>{words.over.text}</p>
        </section>
      )}
      {received && (
        <GivenRecap
          received={received}
          canteens={asked.canteens}
          onReplace={isOpen && !isReplacing ? () => setReplacing(true) : null}
        />
      )}
      {isOpen && (!received || isReplacing) && (
        <RecapDrop
          link={{ token, isOfMailbox: false }}
          asked={[asked]}
          takesFocus={isReplacing}
          onGiven={async () => {
            await queries.refetchQueries({ queryKey: askedRecap(token).queryKey, exact: true })
            setReplacing(false)
            setAct('given')
          }}
        />
      )}
      {isOpen && <AskMailbox token={token} />}
      <OtherAnswers
        token={token}
        asked={asked}
        onDeclined={answer => showAnswer(answer, 'declined')}
        onStopped={answer => showAnswer(answer, 'stopped')}
      />
    </>
  )
}
