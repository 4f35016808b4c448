import type { PurchaseFormValues } from '@ma-cantine/lib/purchases/purchase-form-values'
import { useCanteenPreviews } from '../../app/session.ts'
import { Combobox } from '../../ui/combobox/Combobox.tsx'
import { matchingOptions, namedOption } from '../../ui/combobox/matching-options.ts'
import type { ComboboxOption } from '../../ui/combobox/use-option-list.tsx'
import { FieldLabel } from '../../ui/field.tsx'
import type { SiteForm } from '../../ui/site-form.ts'
import { usePurchaseFormWords } from './words/purchase-form-words.ts'

/** The canteen that bought: one of those that the person manages, found by its name. */
export function CanteenField({ form }: { readonly form: SiteForm<PurchaseFormValues> }) {
  const words = usePurchaseFormWords()
  const canteens = useCanteenPreviews()
  const chosen = form.watch('canteen')
  const text = form.watch('canteenName')
  const names = Map.groupBy(canteens, ({ name }) => name)
  const options = canteens.map(({ id, name }): ComboboxOption => {
    const isAlone = names.get(name)?.length === 1
    return { value: String(id), label: name, ...(isAlone ? {} : { detail: words.canteenNumber(id) }) }
  })
  const current = options.find(({ value }) => value === chosen)
  const problem = form.problemOf('canteen')
  const shouldValidate = problem !== undefined

  function choose({ value, label }: ComboboxOption): void {
    form.setValue('canteenName', label)
    form.setValue('canteen', value, { shouldValidate })
  }

  function type(typed: string): void {
    form.setValue('canteenName', typed)
    form.setValue('canteen', namedOption(options, typed)?.value ?? '', { shouldValidate })
  }

  return (
    <Combobox
      id={form.idOf('canteen')}
      label={<FieldLabel form={form} name="canteen" />}
      {...(canteens.length > 1 ? { hint: words.hints.canteen } : {})}
      text={text}
      // All of them where one is chosen already: who opens the list wants another.
      options={current?.label === text ? options : matchingOptions(options, text)}
      chosen={chosen}
      mustChoose
      isRequired
      problem={problem}
      onText={type}
      onChoose={choose}
      onBlur={() => {
        // Only a whole name chooses: a part of one may mean another canteen.
        const named = namedOption(options, text)
        if (named && named.label !== text) choose(named)
      }}
    />
  )
}
