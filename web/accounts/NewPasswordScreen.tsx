import { PasswordReset, resetPassword } from '@ma-cantine/lib/accounts/password-api'
import { useState } from 'react'
import { useParams } from 'react-router'
import { client } from '../app/client.ts'
import { useLocale } from '../app/locale.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { refreshSession } from '../app/session.ts'
import { SiteLink } from '../app/site-link.tsx'
import { FocusedHeading } from '../ui/FocusedHeading.tsx'
import { FormBody } from '../ui/FormBody.tsx'
import { NarrowColumn } from '../ui/NarrowColumn.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { QueryView } from '../ui/QueryView.tsx'
import { SecondaryLink } from '../ui/SecondaryLink.tsx'
import { useSiteForm } from '../ui/site-form.ts'
import { usedLink } from './account-queries.ts'
import { PasswordStrengthMeter } from './PasswordStrengthMeter.tsx'
import { throwOnWeakPassword } from './weak-password.ts'
import { useAccountWords } from './words/account-words.ts'

const meterId = 'solidite'

/** The page of the link sent to who forgot their password. A link that no longer serves says so at once. */
export default function NewPasswordScreen() {
  const words = useAccountWords().newPassword
  const titleOf = useTitles()
  const { uid = '', token = '' } = useParams()
  const [done, setDone] = useState(false)
  return (
    <NarrowColumn>
      <h1>{titleOf('NewPassword')}</h1>
      {done ? (
        <>
          <FocusedHeading>{words.done}</FocusedHeading>
          <p>{words.doneText}</p>
          <SiteLink className="fr-btn" href={addressOf('SignIn')}>
            {titleOf('SignIn')}
          </SiteLink>
        </>
      ) : (
        <QueryView query={usedLink('password-reset', uid, token)}>
          {reason =>
            reason === null ? (
              <NewPasswordForm uid={uid} token={token} onDone={() => setDone(true)} />
            ) : (
              <>
                <div className="fr-alert fr-alert--error">
                  <FocusedHeading className="fr-alert__title">{words.used}</FocusedHeading>
                  <p>{reason}</p>
                </div>
                <p className="fr-mt-4w">
                  <SiteLink className="fr-btn" href={addressOf('PasswordResetRequest')}>
                    {words.another}
                  </SiteLink>
                </p>
              </>
            )
          }
        </QueryView>
      )}
    </NarrowColumn>
  )
}

function NewPasswordForm({ uid, token, onDone }: { uid: string; token: string; onDone: () => void }) {
  const { newPassword: words, password } = useAccountWords()
  const locale = useLocale()
  const form = useSiteForm({
    draft: PasswordReset,
    labels: words.labels,
    values: { uid, token, newPassword1: '', newPassword2: '' },
    send: async reset => {
      await throwOnWeakPassword('newPassword1', reset.newPassword1, {}, locale)
      await client.call(resetPassword, { body: reset })
      onDone()
      // The server ended all sessions, so also one that was open here.
      await refreshSession()
    },
  })
  return (
    <FormBody
      form={form}
      action={words.action}
      busyLabel={words.busy}
      secondaryAction={<SecondaryLink href={addressOf('PasswordResetRequest')}>{words.another}</SecondaryLink>}
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
  )
}
