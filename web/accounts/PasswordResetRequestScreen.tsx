import { Button } from '@codegouvfr/react-dsfr/Button'
import { Recipient } from '@ma-cantine/lib/accounts/account-fields'
import { requestPasswordReset } from '@ma-cantine/lib/accounts/password-api'
import { useState } from 'react'
import { client } from '../app/client.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { FocusedHeading } from '../ui/FocusedHeading.tsx'
import { FormBody } from '../ui/FormBody.tsx'
import { NarrowColumn } from '../ui/NarrowColumn.tsx'
import { SecondaryLink } from '../ui/SecondaryLink.tsx'
import { useSiteForm } from '../ui/site-form.ts'
import { TextField } from '../ui/TextField.tsx'
import { useAccountWords } from './words/account-words.ts'

/** Gives the same answer whether an account has the address or not, so that nobody learns who has one. */
export default function PasswordResetRequestScreen() {
  const { reset: words, emailHint } = useAccountWords()
  const titleOf = useTitles()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useSiteForm({
    draft: Recipient,
    labels: words.labels,
    values: { email: '' },
    send: async recipient => {
      await client.call(requestPasswordReset, { body: recipient })
      setSentTo(recipient.email)
    },
  })
  return (
    <NarrowColumn>
      <h1>{titleOf('PasswordResetRequest')}</h1>
      {sentTo === null ? (
        <>
          <p className="fr-text--lead">{words.introduction}</p>
          <FormBody
            form={form}
            action={words.action}
            busyLabel={words.busy}
            secondaryAction={<SecondaryLink href={addressOf('SignIn')}>{words.back}</SecondaryLink>}
          >
            <TextField form={form} name="email" type="email" autoComplete="email" hint={emailHint} />
          </FormBody>
        </>
      ) : (
        <>
          <FocusedHeading>{words.sentTitle}</FocusedHeading>
          <p>{words.sent(sentTo)}</p>
          <p>{words.hint}</p>
          <ul className="fr-btns-group fr-btns-group--inline-md">
            <li>
              <SiteLink className="fr-btn" href={addressOf('SignIn')}>
                {words.back}
              </SiteLink>
            </li>
            <li>
              <Button type="button" priority="secondary" onClick={() => setSentTo(null)}>
                {words.again}
              </Button>
            </li>
          </ul>
        </>
      )}
    </NarrowColumn>
  )
}
