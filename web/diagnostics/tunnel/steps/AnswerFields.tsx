import type { DiagnosticForm } from '@ma-cantine/lib/diagnostics/diagnostic-form'
import { otherChoice } from '@ma-cantine/lib/diagnostics/diagnostic-form'
import { choiceQuestions, listQuestions, type yesNoQuestions } from '@ma-cantine/lib/diagnostics/service-questions'
import { CheckboxGroup, RadioGroup } from '../../../ui/ChoiceGroup.tsx'
import type { SiteForm } from '../../../ui/site-form.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { useDiagnosticWords } from '../../words/diagnostic-words.ts'

interface AnswerProps<Name> {
  readonly form: SiteForm<DiagnosticForm>
  readonly name: Name
}

/** A question answered by yes or no, which may stay open. */
export function YesNoField({ form, name }: AnswerProps<(typeof yesNoQuestions)[number]>) {
  const words = useDiagnosticWords()
  return (
    <RadioGroup
      form={form}
      name={name}
      optional
      options={[
        { value: 'yes', label: words.yes },
        { value: 'no', label: words.no },
      ]}
    />
  )
}

/** A question answered by one of a few answers. */
export function ChoiceField({ form, name }: AnswerProps<keyof typeof choiceQuestions>) {
  const labels: Readonly<Record<string, string>> = useDiagnosticWords().choices[name]
  // Most people answer the first ones.
  const codes = name === 'vegetarianWeeklyRecurrence' ? choiceQuestions[name].toReversed() : choiceQuestions[name]
  const options = codes.map(value => ({ value, label: labels[value] }))
  return <RadioGroup form={form} name={name} optional options={options} />
}

/** The supports that older years hold, and the form no longer offers unless they are stored. */
const formerSupports: readonly string[] = ['EMAIL', 'WEBSITE', 'OTHER']

type ListProps = AnswerProps<keyof typeof listQuestions> & {
  /** The text that a last box asks for. */
  readonly other?: 'otherWasteAction' | 'otherCommunicationSupport'
}

/** A question answered by any of a few answers, and perhaps by a text of one's own. */
export function ListField({ form, name, other }: ListProps) {
  const { choices, hints } = useDiagnosticWords()
  const labels: Readonly<Record<string, string>> = choices[name]
  const chosen = form.watch(name)
  const options = listQuestions[name]
    .filter(code => name !== 'communicationSupports' || !formerSupports.includes(code) || chosen.includes(code))
    .map(value => ({ value, label: labels[value] }))
  return (
    <>
      <CheckboxGroup
        form={form}
        name={name}
        optional
        hint={hints.several}
        options={[...options, ...(other ? [{ value: otherChoice, label: choices.other }] : [])]}
      />
      {other && chosen.includes(otherChoice) && <TextField form={form} name={other} autoComplete="off" />}
    </>
  )
}
