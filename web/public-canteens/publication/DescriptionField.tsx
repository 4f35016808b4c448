import { Input } from '@codegouvfr/react-dsfr/Input'
import { longestText } from './longest-text.ts'
import { usePublicationWords } from './words/publication-words.ts'

interface DescriptionFieldProps {
  readonly label: string
  readonly hint: string
  readonly text: string
  /** Whether it was asked for in vain. */
  readonly isMissing: boolean
  readonly onChange: (text: string) => void
}

/** The mandatory text of a picture, for who cannot see it. */
export function DescriptionField({ label, hint, text, isMissing, onChange }: DescriptionFieldProps) {
  const { missing } = usePublicationWords().pictures
  return (
    <Input
      textArea
      label={label}
      hintText={hint}
      state={isMissing ? 'error' : 'default'}
      stateRelatedMessage={missing}
      nativeTextAreaProps={{
        rows: 3,
        maxLength: longestText,
        value: text,
        autoComplete: 'off',
        'aria-required': true,
        'aria-invalid': isMissing,
        onChange: ({ target }) => onChange(target.value),
      }}
    />
  )
}
