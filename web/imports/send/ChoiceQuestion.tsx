import { Button } from '@codegouvfr/react-dsfr/Button'
import { RadioButtons } from '@codegouvfr/react-dsfr/RadioButtons'
import type { SimilarChoice } from '@ma-cantine/lib/imports/similar-choices'
import { type ReactNode, useRef, useState } from 'react'
import { FocusedHeading } from '../../ui/FocusedHeading.tsx'

export interface ChoiceQuestionProps {
  readonly title: string
  readonly words: {
    readonly text: string
    readonly question: string
    readonly choices: Readonly<Record<SimilarChoice, readonly [label: string, hint: string]>>
    readonly required: string
    readonly next: string
  }
  readonly onChoice: (choice: SimilarChoice) => void
  /** The rows that the question is about. */
  readonly children: ReactNode
}

/** From the least harmful to the most laborious. */
const choices: readonly SimilarChoice[] = ['skip', 'allow', 'refuse']

/** Asks what to do with rows that may be stored already: only the user knows whether they are. */
export function ChoiceQuestion({ title, words, onChoice, children }: ChoiceQuestionProps) {
  const [choice, setChoice] = useState<SimilarChoice | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const question = useRef<HTMLFieldSetElement>(null)

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
        {title}
      </FocusedHeading>
      <p>{words.text}</p>
      {children}
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
