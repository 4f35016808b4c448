import { ApplicationDraft, type ApplicationWithSecret, registerApplication } from '@ma-cantine/lib/oauth/oauth-api'
import { useState } from 'react'
import { z } from 'zod'
import { client } from '../app/client.ts'
import { queries } from '../app/queries.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { RadioGroup } from '../ui/ChoiceGroup.tsx'
import { FormBody } from '../ui/FormBody.tsx'
import { NarrowColumn } from '../ui/NarrowColumn.tsx'
import { SecondaryLink } from '../ui/SecondaryLink.tsx'
import { useSiteForm } from '../ui/site-form.ts'
import { TextField } from '../ui/TextField.tsx'
import { useFormWords } from '../ui/words/form-words.ts'
import { ApplicationSecret } from './ApplicationSecret.tsx'
import { accessQueryKey } from './account-queries.ts'
import { parseAddressLines } from './address-lines.ts'
import { useAccountWords } from './words/account-words.ts'

interface ApplicationValues {
  readonly name: string
  readonly redirectUris: string
  readonly confidential: 'true' | 'false'
}

const applicationFormSchema = z
  .custom<ApplicationValues>()
  .transform(({ name, redirectUris, confidential }) => ({
    name,
    redirectUris: parseAddressLines(redirectUris),
    confidential: confidential === 'true',
  }))
  .pipe(ApplicationDraft)

export default function NewApplicationScreen() {
  const words = useAccountWords().applications
  const { cancel } = useFormWords()
  const titleOf = useTitles()
  const [registered, setRegistered] = useState<ApplicationWithSecret | null>(null)
  const form = useSiteForm<ApplicationValues, ApplicationDraft>({
    draft: applicationFormSchema,
    labels: words.labels,
    values: { name: '', redirectUris: '', confidential: 'true' },
    send: async draft => {
      setRegistered(await client.call(registerApplication, { body: draft }))
      await queries.invalidateQueries({ queryKey: accessQueryKey })
    },
  })
  return (
    <NarrowColumn>
      <h1>{titleOf('NewDeveloperApplication')}</h1>
      {registered ? (
        <ApplicationSecret title={words.registered(registered.name)} application={registered} />
      ) : (
        <FormBody
          form={form}
          guarded
          action={words.action}
          busyLabel={words.busy}
          secondaryAction={<SecondaryLink href={addressOf('DeveloperApplications')}>{cancel}</SecondaryLink>}
        >
          <TextField form={form} name="name" autoComplete="off" hint={words.nameHint} />
          <TextField form={form} name="redirectUris" autoComplete="off" rows={4} hint={words.redirectUrisHint} />
          <RadioGroup
            form={form}
            name="confidential"
            options={[
              { value: 'true', label: words.onServer, hint: words.onServerHint },
              { value: 'false', label: words.onDevice, hint: words.onDeviceHint },
            ]}
          />
        </FormBody>
      )}
    </NarrowColumn>
  )
}
