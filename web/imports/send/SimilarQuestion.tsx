import { Button } from '@codegouvfr/react-dsfr/Button'
import { RadioButtons } from '@codegouvfr/react-dsfr/RadioButtons'
import type { SimilarChoice } from '@ma-cantine/lib/imports/similar-choices'
import { useRef, useState } from 'react'
import { FocusedHeading } from '../../ui/FocusedHeading.tsx'
import { PurchaseTable } from './PurchaseTable.tsx'
import type { Answer } from './sending.ts'
import { useSendWords } from './words/send-words.ts'

export interface SimilarQuestionProps {
  readonly answer: Answer
  readonly onChoice: (choice: SimilarChoice) => void
}

/** From the least harmful to the most laborious. */
const choices: readonly SimilarChoice[] = ['skip', 'allow', 'refuse']

/** Asks what to do with rows that resemble stored purchases: only the user knows whether they are the same. */
export function SimilarQuestion({ answer, onChoice }: SimilarQuestionProps) {
  const words = useSendWords().similar
  const [choice, setChoice] = useState<SimilarChoice | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const question = useRef<HTMLFieldSetElement>(null)
  const { similarPurchaseCount: count, similarPurchases } = answer
  const others = count - similarPurchases.length

  function submit() {
    if (choice) return onChoice(choice)
    setIsMissing(true)
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
        state={isMissing && !choice ? 'error' : 'default'}
        stateRelatedMessage={words.required}
        options={choices.map(value => ({
          label: words.choices[value][0],
          hintText: words.choices[value][1],
          nativeInputProps: { value, checked: choice === value, onChange: () => setChoice(value) },
        }))}
      />
      <Button type="submit">{words.next}</Button>
    </form>
  )
}
