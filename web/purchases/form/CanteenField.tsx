import type { PurchaseFormValues } from '@ma-cantine/lib/purchases/purchase-form-values'
import { useCanteenPreviews } from '../../app/session.ts'
import { Combobox, type ComboboxOption } from '../../ui/combobox/Combobox.tsx'
import { FieldLabel } from '../../ui/field.tsx'
import type { SiteForm } from '../../ui/site-form.ts'
import { matching } from './use-suggestions.ts'
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
    const [only, other] = options.filter(({ label }) => label === typed)
    form.setValue('canteen', only && !other ? only.value : '', { shouldValidate })
  }

  return (
    <Combobox
      id={form.idOf('canteen')}
      label={<FieldLabel form={form} name="canteen" />}
      {...(canteens.length > 1 ? { hint: words.hints.canteen } : {})}
      text={text}
      // All of them where one is chosen already: who opens the list wants another.
      options={current?.label === text ? options : matching(options, text)}
      chosen={chosen}
      mustChoose
      isRequired
      problem={problem}
      onText={type}
      onChoose={choose}
      onBlur={() => {
        // One that is left is as good as chosen.
        const [only, other] = matching(options, text)
        if (chosen === '' && text.trim() !== '' && only && !other) choose(only)
      }}
    />
  )
}
