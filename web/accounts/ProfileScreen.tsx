import { updateUser } from '@ma-cantine/lib/accounts/profile-api'
import { profileDraft } from '@ma-cantine/lib/accounts/profile-draft'
import type { User } from '@ma-cantine/lib/accounts/user'
import { jobWords, userSourceWords } from '@ma-cantine/lib/accounts/user-words'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { client } from '../app/client.ts'
import { useLocale } from '../app/locale.ts'
import { notify } from '../app/notices.ts'
import { addressOf } from '../app/screen-list.ts'
import { refreshSession } from '../app/session.ts'
import { FormBody } from '../ui/FormBody.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { SecondaryLink } from '../ui/SecondaryLink.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { useSiteForm } from '../ui/site-form.ts'
import { TextField } from '../ui/TextField.tsx'
import { useFormWords } from '../ui/words/form-words.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { PendingEmail } from './PendingEmail.tsx'
import { PhotoField } from './PhotoField.tsx'
import { useAccountWords } from './words/account-words.ts'

export default function ProfileScreen() {
  return (
    <AccountFrame name="AccountProfile">
      {user => (
        <>
          <PendingEmail user={user} />
          <ProfileForm user={user} />
          <PhotoField user={user} />
        </>
      )}
    </AccountFrame>
  )
}

const fields = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'job',
  'otherJobDescription',
  'source',
  'otherSourceDescription',
] as const

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** Sends only the fields that changed, so that two tabs do not undo each other's work. */
function ProfileForm({ user }: { user: User }) {
  const { profile: words, phoneHint } = useAccountWords()
  const { cancel } = useFormWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const draft = useMemo(() => profileDraft(user.email), [user.email])
  const form = useSiteForm({
    draft,
    labels: words.labels,
    values: {
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      phoneNumber: user.phoneNumber ?? '',
      job: user.job ?? '',
      otherJobDescription: user.otherJobDescription ?? '',
      source: user.source ?? '',
      otherSourceDescription: user.otherSourceDescription ?? '',
      password: '',
    },
    send: async ({ password, ...values }) => {
      const profile = {
        ...values,
        otherJobDescription: values.job === 'OTHER' ? values.otherJobDescription : null,
        otherSourceDescription: values.source === 'OTHER' ? values.otherSourceDescription : null,
      }
      const changedFields = fields.filter(field => profile[field] !== user[field])
      const emailChanges = changedFields.includes('email')
      const body = {
        ...Object.fromEntries(changedFields.map(field => [field, profile[field]])),
        ...(emailChanges ? { password } : {}),
      }
      if (changedFields.length > 0) await client.call(updateUser, { params: { userId: user.id }, body })
      await refreshSession()
      await navigate(addressOf('AccountSummaryPage'))
      const message = emailChanges ? `${words.saved} ${words.savedEmail(profile.email)}` : words.saved
      notify({ status: 'success', title: words.savedTitle, message })
    },
  })
  return (
    <FormBody
      form={form}
      guarded
      action={words.action}
      busyLabel={words.busy}
      secondaryAction={<SecondaryLink href={addressOf('AccountSummaryPage')}>{cancel}</SecondaryLink>}
    >
      <TextField form={form} name="firstName" autoComplete="given-name" />
      <TextField form={form} name="lastName" autoComplete="family-name" />
      <TextField form={form} name="email" type="email" autoComplete="email" hint={words.emailHint} />
      {form.watch('email') !== user.email && (
        <PasswordField form={form} name="password" autoComplete="current-password" hint={words.passwordHint} />
      )}
      <TextField form={form} name="phoneNumber" type="tel" autoComplete="tel" hint={phoneHint} optional />
      <SelectField form={form} name="job" optional options={optionsOf(jobWords[locale])} />
      {form.watch('job') === 'OTHER' && (
        <TextField form={form} name="otherJobDescription" autoComplete="organization-title" optional />
      )}
      <SelectField form={form} name="source" optional options={optionsOf(userSourceWords[locale])} />
      {form.watch('source') === 'OTHER' && (
        <TextField form={form} name="otherSourceDescription" autoComplete="off" optional />
      )}
    </FormBody>
  )
}
