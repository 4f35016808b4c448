import type { CanteenPosterValues } from '@ma-cantine/lib/posters/poster-draft'
import { useCanteenPreviews } from '../app/session.ts'
import { Combobox } from '../ui/combobox/Combobox.tsx'
import { matchingOptions, namedOption } from '../ui/combobox/matching-options.ts'
import type { ComboboxOption } from '../ui/combobox/use-option-list.tsx'
import { FieldLabel } from '../ui/field.tsx'
import type { SiteForm } from '../ui/site-form.ts'
import { usePosterWords } from './words/poster-words.ts'

interface CanteenChoiceProps {
  readonly form: SiteForm<CanteenPosterValues>
  /** Called with null once what is typed names no canteen. */
  readonly onChoose: (canteenId: number | null) => void
}

/** One of the canteens of the person, in the order of their names, found by its name. */
export function CanteenChoice({ form, onChoose }: CanteenChoiceProps) {
  const { hints } = usePosterWords()
  const canteens = useCanteenPreviews()
  const chosen = form.watch('canteen')
  const text = form.watch('canteenName')
  const names = Map.groupBy(canteens, ({ name }) => name)
  const options = canteens
    .toSorted((one, other) => one.name.localeCompare(other.name, 'fr'))
    .map(({ id, name }): ComboboxOption => {
      const isAlone = names.get(name)?.length === 1
      return { value: String(id), label: name, ...(isAlone ? {} : { detail: hints.canteenNumber(id) }) }
    })
  const current = options.find(({ value }) => value === chosen)
  const problem = form.problemOf('canteen')

  function choose(option: ComboboxOption | undefined, typed: string): void {
    form.setValue('canteenName', typed)
    form.setValue('canteen', option?.value ?? '', { shouldValidate: problem !== undefined })
    onChoose(option ? Number(option.value) : null)
  }

  return (
    <Combobox
      id={form.idOf('canteen')}
      label={<FieldLabel form={form} name="canteen" />}
      hint={hints.canteen}
      text={text}
      // All of them where one is chosen already: who opens the list wants another.
      options={current?.label === text ? options : matchingOptions(options, text)}
      chosen={chosen}
      mustChoose
      isRequired
      problem={problem}
      onText={typed => choose(namedOption(options, typed) ?? undefined, typed)}
      onChoose={option => choose(option, option.label)}
    />
  )
}
