import type { FieldValues } from 'react-hook-form'
import { RadioGroup } from '../ui/ChoiceGroup.tsx'
import type { FieldProps } from '../ui/field.tsx'
import { publicationOf } from './publication.ts'
import { useWritingWords } from './words/writing-words.ts'

/** Draft or published. */
export function PublicationField<Values extends FieldValues>(props: Omit<FieldProps<Values>, 'hint'>) {
  const { publication: words } = useWritingWords()
  return (
    <RadioGroup
      {...props}
      options={[false, true].map(published => {
        const value = publicationOf(published)
        return { value, label: words[value].label, hint: words[value].hint }
      })}
    />
  )
}
