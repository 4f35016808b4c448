import { changePassword, PasswordChange } from '@ma-cantine/lib/accounts/password-api'
import type { AccessToken } from '@ma-cantine/lib/accounts/tokens-api'
import type { User } from '@ma-cantine/lib/accounts/user'
import type { Application, ApplicationGrant } from '@ma-cantine/lib/oauth/oauth-api'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { client } from '../app/client.ts'
import { useLocale } from '../app/locale.ts'
import { notify } from '../app/notices.ts'
import { queries } from '../app/queries.ts'
import { addressOf } from '../app/screen-list.ts'
import { Fetched } from '../ui/Fetched.tsx'
import { FormBody } from '../ui/FormBody.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { SecondaryLink } from '../ui/SecondaryLink.tsx'
import { useSiteForm } from '../ui/site-form.ts'
import { useFormWords } from '../ui/words/form-words.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { accessKey, allAccess } from './account-queries.ts'
import { dayOf } from './day.ts'
import { KeptAccess } from './KeptAccess.tsx'
import { PasswordStrengthMeter } from './PasswordStrengthMeter.tsx'
import { refuseWeakPassword } from './weak-password.ts'
import { useAccountWords } from './words/account-words.ts'

const meterId = 'solidite'

/** What the fields and the boxes of the form say. */
interface PasswordValues {
  readonly oldPassword: string
  readonly newPassword1: string
  readonly newPassword2: string
  readonly keptTokenIds: string[]
  readonly keptGrantIds: string[]
  readonly keptApplicationIds: string[]
}

const PasswordForms = z
  .custom<PasswordValues>()
  .transform(
    ({ keptTokenIds, keptApplicationIds, ...values }): z.input<typeof PasswordChange> => ({
      ...values,
      keptTokenIds: keptTokenIds.map(Number),
      keptApplicationIds: keptApplicationIds.map(Number),
    }),
  )
  .pipe(PasswordChange)

export default function PasswordScreen() {
  return (
    <AccountFrame name="AccountPassword">
      {user => <Fetched query={allAccess}>{access => <PasswordForm user={user} access={access} />}</Fetched>}
    </AccountFrame>
  )
}

interface PasswordFormProps {
  readonly user: User
  readonly access: {
    readonly tokens: readonly AccessToken[]
    readonly grants: readonly ApplicationGrant[]
    readonly applications: readonly Application[]
  }
}

function PasswordForm({ user, access: { tokens, grants, applications } }: PasswordFormProps) {
  const { passwordChange: words, password, tokens: tokenWords, grants: grantWords, never } = useAccountWords()
  const { cancel } = useFormWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const livingTokens = tokens.filter(({ expiryDate }) => Date.parse(expiryDate) > Date.now())
  const nothingActs = livingTokens.length + grants.length + applications.length === 0
  const used = (date: string | null) => (date === null ? never : dayOf(date, locale))
  const form = useSiteForm<PasswordValues, z.output<typeof PasswordChange>>({
    draft: PasswordForms,
    labels: words.labels,
    values: {
      oldPassword: '',
      newPassword1: '',
      newPassword2: '',
      keptTokenIds: [],
      keptGrantIds: [],
      keptApplicationIds: [],
    },
    send: async change => {
      await refuseWeakPassword('newPassword1', change.newPassword1, user, locale)
      await client.call(changePassword, { body: change })
      void queries.invalidateQueries({ queryKey: accessKey })
      await navigate(addressOf('AccountSummaryPage'))
      notify({ status: 'success', title: words.savedTitle, message: words.saved })
    },
  })
  return (
    <>
      <p>{nothingActs ? words.introduction : words.introductionWithAccess}</p>
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
        <KeptAccess
          form={form}
          name="keptTokenIds"
          optional
          hint={words.tokensHint}
          named={livingTokens.map(({ lastUseDate, ...token }) => ({
            ...token,
            hint: tokenWords.lastUse(used(lastUseDate)),
          }))}
        />
        <KeptAccess
          form={form}
          name="keptGrantIds"
          optional
          hint={words.grantsHint}
          named={grants.map(({ id, applicationName, lastUseDate }) => ({
            id,
            name: applicationName,
            hint: grantWords.lastUse(used(lastUseDate)),
          }))}
        />
        <KeptAccess
          form={form}
          name="keptApplicationIds"
          optional
          hint={words.applicationsHint}
          named={applications.map(({ id, name, creationDate }) => ({
            id,
            name,
            hint: words.registered(dayOf(creationDate, locale)),
          }))}
        />
      </FormBody>
    </>
  )
}
