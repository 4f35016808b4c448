import { changePassword, PasswordChange } from '@ma-cantine/lib/accounts/password-api'
import type { User } from '@ma-cantine/lib/accounts/user'
import { useNavigate } from 'react-router'
import { client } from '../app/client.ts'
import { addressOf } from '../app/screen-list.ts'
import { notify } from '../layout/notices-store.ts'
import { FormBody } from '../ui/FormBody.tsx'
import { useFormWords } from '../ui/form-words.ts'
import { PasswordField } from '../ui/PasswordField.tsx'
import { SecondaryLink } from '../ui/SecondaryLink.tsx'
import { useSiteForm } from '../ui/site-form.ts'
import { useLocale } from '../words/locale.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { useAccountWords } from './account-words.ts'
import { PasswordStrengthMeter } from './PasswordStrengthMeter.tsx'
import { refuseWeakPassword } from './weak-password.ts'

const meterId = 'solidite'

export default function PasswordScreen() {
  return <AccountFrame name="AccountPassword">{user => <PasswordForm user={user} />}</AccountFrame>
}

function PasswordForm({ user }: { user: User }) {
  const { passwordChange: words, password } = useAccountWords()
  const { cancel } = useFormWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const form = useSiteForm({
    draft: PasswordChange,
    labels: words.labels,
    values: { oldPassword: '', newPassword1: '', newPassword2: '' },
    send: async change => {
      await refuseWeakPassword('newPassword1', change.newPassword1, user, locale)
      await client.call(changePassword, { body: change })
      await navigate(addressOf('AccountSummaryPage'))
      notify({ status: 'success', title: words.savedTitle, message: words.saved })
    },
  })
  return (
    <>
      <p>{words.introduction}</p>
      <FormBody
        form={form}
        action={words.action}
        busy={words.busy}
        besides={<SecondaryLink href={addressOf('AccountSummaryPage')}>{cancel}</SecondaryLink>}
      >
        {/* What browsers keep a password for. */}
        <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
        <PasswordField form={form} name="oldPassword" autoComplete="current-password" />
        <PasswordField
          form={form}
          name="newPassword1"
          autoComplete="new-password"
          hint={password.hint}
          describedBy={meterId}
        />
        <PasswordStrengthMeter id={meterId} password={form.watch('newPassword1')} owner={user} />
        <PasswordField form={form} name="newPassword2" autoComplete="new-password" />
      </FormBody>
    </>
  )
}
