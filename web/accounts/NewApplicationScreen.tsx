import { ApplicationDraft, type ApplicationWithSecret, registerApplication } from '@ma-cantine/lib/oauth/oauth-api'
import { useState } from 'react'
import { z } from 'zod'
import { client } from '../app/client.ts'
import { queries } from '../app/queries.ts'
import { addressOf } from '../app/screen-list.ts'
import { RadioGroup } from '../ui/ChoiceGroup.tsx'
import { FormBody } from '../ui/FormBody.tsx'
import { useFormWords } from '../ui/form-words.ts'
import { NarrowColumn } from '../ui/NarrowColumn.tsx'
import { SecondaryLink } from '../ui/SecondaryLink.tsx'
import { useSiteForm } from '../ui/site-form.ts'
import { TextField } from '../ui/TextField.tsx'
import { useWords } from '../words/locale.ts'
import { ApplicationSecret } from './ApplicationSecret.tsx'
import { useAccountWords } from './account-words.ts'
import { applications, linesOf } from './applications.ts'

interface ApplicationValues {
  readonly name: string
  readonly redirectUris: string
  readonly confidential: 'true' | 'false'
}

const ApplicationForms = z
  .custom<ApplicationValues>()
  .transform(({ name, redirectUris, confidential }) => ({
    name,
    redirectUris: linesOf(redirectUris),
    confidential: confidential === 'true',
  }))
  .pipe(ApplicationDraft)

export default function NewApplicationScreen() {
  const words = useAccountWords().applications
  const { cancel } = useFormWords()
  const { titles } = useWords()
  const [registered, setRegistered] = useState<ApplicationWithSecret | null>(null)
  const form = useSiteForm<ApplicationValues, ApplicationDraft>({
    draft: ApplicationForms,
    labels: words.labels,
    values: { name: '', redirectUris: '', confidential: 'true' },
    send: async draft => {
      setRegistered(await client.call(registerApplication, { body: draft }))
      await queries.invalidateQueries(applications)
    },
  })
  return (
    <NarrowColumn>
      <h1>{titles.NewDeveloperApplication}</h1>
      {registered ? (
        <ApplicationSecret title={words.registered(registered.name)} application={registered} />
      ) : (
        <FormBody
          form={form}
          action={words.action}
          busy={words.busy}
          besides={<SecondaryLink href={addressOf('DeveloperApplications')}>{cancel}</SecondaryLink>}
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
