import { ActionButton } from '../../ui/ActionButton.tsx'
import { answerOnce, type Outcome } from '../../ui/answer-once.ts'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'

interface AnswerButtonsProps {
  /** Who asks. */
  readonly name: string
  readonly words: {
    readonly accept: string
    readonly acceptNamed: (name: string) => string
    readonly accepting: string
    readonly accepted: (name: string) => string
    readonly decline: string
    readonly declineNamed: (name: string) => string
    readonly declineQuestion: (name: string) => string
    readonly declineKeep: string
    readonly declineText: string
    readonly declined: (name: string) => string
  }
  readonly accept: () => Promise<unknown>
  readonly decline: () => Promise<unknown>
  readonly onDone: (outcome: Outcome) => void
}

/** The two answers to a request that a team received. */
export const AnswerButtons = ({ name, words, accept, decline, onDone }: AnswerButtonsProps) => (
  <>
    <ActionButton
      action={words.accept}
      accessibleName={words.acceptNamed(name)}
      busyLabel={words.accepting}
      priority="primary"
      size="small"
      work={async () => onDone(await answerOnce(accept, words.accepted(name)))}
    />
    <ConfirmButton
      action={words.decline}
      accessibleName={words.declineNamed(name)}
      question={words.declineQuestion(name)}
      keep={words.declineKeep}
      text={words.declineText}
      work={() => answerOnce(decline, words.declined(name))}
      onDone={onDone}
    />
  </>
)
