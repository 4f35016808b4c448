import { Button } from '@codegouvfr/react-dsfr/Button'
import { RadioButtons } from '@codegouvfr/react-dsfr/RadioButtons'
import type { SimilarChoice } from '@ma-cantine/lib/imports/imports-api'
import { useRef, useState } from 'react'
import { FocusedHeading } from '../../ui/FocusedHeading.tsx'
import { PurchaseTable } from './PurchaseTable.tsx'
import type { Answer } from './sending.ts'
import { useSendWords } from './words/send-words.ts'

export interface SimilarQuestionProps {
  readonly answer: Answer
  readonly onChoice: (choice: SimilarChoice) => void
}

/** From what harms least to what gives the most work. */
const choices: readonly SimilarChoice[] = ['skip', 'allow', 'refuse']

/** Some rows say what stored purchases say: only the user knows whether they are the same. */
export function SimilarQuestion({ answer, onChoice }: SimilarQuestionProps) {
  const words = useSendWords().similar
  const [choice, choose] = useState<SimilarChoice | null>(null)
  const [missing, setMissing] = useState(false)
  const question = useRef<HTMLFieldSetElement>(null)
  const { similarPurchaseCount: count, similarPurchases } = answer
  const others = count - similarPurchases.length

  function submit() {
    if (choice) return onChoice(choice)
    setMissing(true)
    question.current?.querySelector('input')?.focus()
  }

  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <FocusedHeading as="h3" className="fr-h5">
        {words.title(count)}
      </FocusedHeading>
      <p>{words.text}</p>
      <PurchaseTable caption={words.caption} columns={words.columns} purchases={similarPurchases} />
      {others > 0 && <p>{words.others(others)}</p>}
      <RadioButtons
        ref={question}
        legend={words.question}
        state={missing && !choice ? 'error' : 'default'}
        stateRelatedMessage={words.required}
        options={choices.map(value => ({
          label: words.choices[value][0],
          hintText: words.choices[value][1],
          nativeInputProps: { value, checked: choice === value, onChange: () => choose(value) },
        }))}
      />
      <Button type="submit">{words.next}</Button>
    </form>
  )
}
