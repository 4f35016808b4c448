import { Button } from '@codegouvfr/react-dsfr/Button'
import { scopeLabels } from '@ma-cantine/lib/accounts/scope-labels'
import { AccessTokenDraft, createToken } from '@ma-cantine/lib/accounts/tokens-api'
import { type Scope, scopes } from '@ma-cantine/lib/http/scope'
import { z } from 'zod'
import { client } from '../app/client.ts'
import { useLocale } from '../app/locale.ts'
import { useCanteenPreviews } from '../app/session.ts'
import { CheckboxGroup, RadioGroup } from '../ui/ChoiceGroup.tsx'
import { FormBody } from '../ui/FormBody.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { useSiteForm } from '../ui/site-form.ts'
import { TextField } from '../ui/TextField.tsx'
import { useFormWords } from '../ui/words/form-words.ts'
import { useAccountWords } from './words/account-words.ts'

/** The values of the form's fields, as strings. */
interface TokenValues {
  readonly name: string
  readonly scopes: Scope[]
  readonly whose: 'all' | 'some'
  readonly canteenIds: string[]
  readonly validityDays: number
}

const tokenFormSchema = z
  .custom<TokenValues>()
  .transform(
    ({ whose, canteenIds, ...values }): z.input<typeof AccessTokenDraft> => ({
      ...values,
      canteenIds: whose === 'all' ? null : canteenIds.map(Number),
    }),
  )
  .pipe(AccessTokenDraft)

interface TokenFormProps {
  readonly onCancel: () => void
  readonly onCreated: (created: { readonly name: string; readonly token: string }) => Promise<void>
}

export function TokenForm({ onCancel, onCreated }: TokenFormProps) {
  const words = useAccountWords().tokens
  const { cancel } = useFormWords()
  const locale = useLocale()
  const canteens = useCanteenPreviews()
  const form = useSiteForm<TokenValues, AccessTokenDraft>({
    draft: tokenFormSchema,
    labels: words.labels,
    values: { name: '', scopes: [], whose: 'all', canteenIds: [], validityDays: 365 },
    send: async draft => onCreated(await client.call(createToken, { body: draft })),
  })
  const some = form.watch('whose') === 'some'
  return (
    <FormBody
      form={form}
      guarded
      action={words.action}
      busyLabel={words.busy}
      secondaryAction={
        <Button type="button" priority="secondary" onClick={onCancel}>
          {cancel}
        </Button>
      }
    >
      <TextField form={form} name="name" autoComplete="off" hint={words.nameHint} />
      <CheckboxGroup
        form={form}
        name="scopes"
        hint={words.scopesHint}
        options={scopes.map(scope => ({ value: scope, label: scopeLabels[locale][scope] }))}
      />
      {canteens.length > 0 && (
        <RadioGroup
          form={form}
          name="whose"
          options={[
            { value: 'all', label: words.all },
            { value: 'some', label: words.some },
          ]}
        />
      )}
      {some && (
        <CheckboxGroup
          form={form}
          name="canteenIds"
          options={canteens.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      <SelectField
        form={form}
        name="validityDays"
        numeric
        options={Object.entries(words.validities).map(([days, label]) => ({ value: Number(days), label }))}
      />
    </FormBody>
  )
}
