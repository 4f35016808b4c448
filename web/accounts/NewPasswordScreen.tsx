import { PasswordReset, resetPassword } from '@ma-cantine/lib/accounts/password-api'
import { useState } from 'react'
import { useParams } from 'react-router'
import { client } from '../app/client.ts'
import { useLocale } from '../app/locale.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { refreshSession } from '../app/session.ts'
import { SiteLink } from '../app/site-link.tsx'
import { AppearedHeading } from '../ui/AppearedHeading.tsx'
import { FormBody } from '../ui/FormBody.tsx'
import { NarrowColumn } from '../ui/NarrowColumn.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { SecondaryLink } from '../ui/SecondaryLink.tsx'
import { useSiteForm } from '../ui/site-form.ts'
import { PasswordStrengthMeter } from './PasswordStrengthMeter.tsx'
import { refuseWeakPassword } from './weak-password.ts'
import { useAccountWords } from './words/account-words.ts'

const meterId = 'solidite'

/** Where the link of a forgotten password leads. */
export default function NewPasswordScreen() {
  const { newPassword: words, password } = useAccountWords()
  const titleOf = useTitles()
  const locale = useLocale()
  const { uid = '', token = '' } = useParams()
  const [done, setDone] = useState(false)
  const form = useSiteForm({
    draft: PasswordReset,
    labels: words.labels,
    values: { uid, token, newPassword1: '', newPassword2: '' },
    send: async reset => {
      await refuseWeakPassword('newPassword1', reset.newPassword1, {}, locale)
      await client.call(resetPassword, { body: reset })
      setDone(true)
      // A session that was open here has ended with the others.
      await refreshSession()
    },
  })
  return (
    <NarrowColumn>
      <h1>{titleOf('NewPassword')}</h1>
      {done ? (
        <>
          <AppearedHeading>{words.done}</AppearedHeading>
          <p>{words.doneText}</p>
          <SiteLink className="fr-btn" href={addressOf('SignIn')}>
            {titleOf('SignIn')}
          </SiteLink>
        </>
      ) : (
        <FormBody
          form={form}
          action={words.action}
          busy={words.busy}
          besides={<SecondaryLink href={addressOf('PasswordResetRequest')}>{words.another}</SecondaryLink>}
        >
          <PasswordField
            form={form}
            name="newPassword1"
            autoComplete="new-password"
            hint={password.hint}
            describedBy={meterId}
          />
          <PasswordStrengthMeter id={meterId} password={form.watch('newPassword1')} owner={{}} />
          <PasswordField form={form} name="newPassword2" autoComplete="new-password" />
        </FormBody>
      )}
    </NarrowColumn>
  )
}
