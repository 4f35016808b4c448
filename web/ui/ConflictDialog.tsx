import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { RadioButtons } from '@codegouvfr/react-dsfr/RadioButtons'
import { useState } from 'react'
import { Dialog } from './Dialog.tsx'
import { DialogButtons } from './DialogButtons.tsx'
import { useFormWords } from './words/form-words.ts'

/** A value that two people changed at once, as each of them wrote it. */
export interface ConflictQuestion<Name extends string> {
  readonly name: Name
  readonly label: string | undefined
  readonly mine: string
  readonly theirs: string
}

export interface ConflictDialogProps<Name extends string> {
  readonly words: {
    readonly title: string
    readonly text: string
    readonly mine: string
    readonly theirs: string
    readonly empty: string
    readonly action: string
    readonly choose: string
  }
  readonly questions: readonly ConflictQuestion<Name>[]
  readonly onClose: () => void
  /** Called with the names for which the values of the other person were chosen. */
  readonly onSettle: (takenFromThem: readonly Name[]) => void
}

type Side = 'mine' | 'theirs'

/** Shows both values of what two people changed at once, side by side, and lets one be chosen for each. */
export function ConflictDialog<Name extends string>(props: ConflictDialogProps<Name>) {
  const { words, questions, onClose, onSettle } = props
  const { cancel } = useFormWords()
  const [choices, setChoices] = useState<Partial<Record<Name, Side>>>({})
  const [isIncomplete, setIncomplete] = useState(false)

  function settle(): void {
    const incomplete = questions.some(({ name }) => choices[name] === undefined)
    setIncomplete(incomplete)
    if (!incomplete) onSettle(questions.flatMap(({ name }) => (choices[name] === 'theirs' ? name : [])))
  }

  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.text}</p>
      {questions.map(question => (
        <RadioButtons
          key={question.name}
          name={`conflict-${question.name}`}
          legend={question.label}
          options={(['mine', 'theirs'] as const).map(side => ({
            label: question[side] || words.empty,
            hintText: words[side],
            nativeInputProps: {
              value: side,
              checked: choices[question.name] === side,
              onChange: () => setChoices({ ...choices, [question.name]: side }),
            },
          }))}
        />
      ))}
      <div role="alert">
        {isIncomplete && <Alert className="fr-mb-3w" severity="error" small description={words.choose} />}
      </div>
      <DialogButtons main={{ label: words.action, onClick: settle }} other={{ label: cancel, onClick: onClose }} />
    </Dialog>
  )
}
