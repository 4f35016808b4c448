import { accountMessages } from '@ma-cantine/lib/accounts/account-messages'
import { changePassword, PasswordChange } from '@ma-cantine/lib/accounts/password-api'
import type { AccessToken } from '@ma-cantine/lib/accounts/tokens-api'
import type { User } from '@ma-cantine/lib/accounts/user'
import { BadRequestError } from '@ma-cantine/lib/http/api-error'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { locales } from '@ma-cantine/lib/messages/locale'
import type { Application, ApplicationGrant } from '@ma-cantine/lib/oauth/oauth-api'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { client } from '../app/client.ts'
import { useLocale } from '../app/locale.ts'
import { notify } from '../app/notices.ts'
import { queries } from '../app/queries.ts'
import { addressOf } from '../app/screen-list.ts'
import { FormBody } from '../ui/FormBody.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { QueryView } from '../ui/QueryView.tsx'
import { SecondaryLink } from '../ui/SecondaryLink.tsx'
import { useSiteForm } from '../ui/site-form.ts'
import { useFormWords } from '../ui/words/form-words.ts'
import { AccessChoices } from './AccessChoices.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { accessQueryKey, allAccess } from './account-queries.ts'
import { PasswordStrengthMeter } from './PasswordStrengthMeter.tsx'
import { useAccountWords } from './words/account-words.ts'

const meterId = 'solidite'

/** The values of the form's fields, as strings. */
interface PasswordValues {
  readonly oldPassword: string
  readonly newPassword1: string
  readonly newPassword2: string
  readonly keptTokenIds: string[]
  readonly keptGrantIds: string[]
  readonly keptApplicationIds: string[]
}

const passwordFormSchema = z
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
      {user => <QueryView query={allAccess}>{access => <PasswordForm user={user} access={access} />}</QueryView>}
    </AccountFrame>
  )
}

/**
 * The server tells a weak password as an error of the whole body, as the public service does; the form beside its field.
 *
 * @throws BadRequestError
 */
async function callChange(body: z.input<typeof PasswordChange>): Promise<void> {
  try {
    await client.call(changePassword, { body })
  } catch (error) {
    if (!(error instanceof BadRequestError)) throw error
    const { nonFieldErrors = [], ...fields } = error.fields
    const mismatches = locales.map(locale => accountMessages('passwords-differ').in(locale))
    const weak = nonFieldErrors.filter(message => !mismatches.includes(message))
    throw new BadRequestError(weak.length > 0 ? { ...fields, newPassword1: weak } : fields)
  }
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
  const activeTokens = tokens.filter(({ expiryDate }) => Date.parse(expiryDate) > Date.now())
  const hasNoAccess = activeTokens.length + grants.length + applications.length === 0
  const formatLastUse = (date: string | null) => (date === null ? never : formatDay(date, locale))
  const form = useSiteForm<PasswordValues, z.output<typeof PasswordChange>>({
    draft: passwordFormSchema,
    labels: words.labels,
    values: {
      oldPassword: '',
      newPassword1: '',
      newPassword2: '',
      keptTokenIds: [],
      keptGrantIds: [],
      keptApplicationIds: [],
    },
    sendRefused: ({ oldPassword, newPassword1, newPassword2 }) =>
      oldPassword === '' ? null : callChange({ oldPassword, newPassword1, newPassword2 }),
    send: async change => {
      await callChange(change)
      void queries.invalidateQueries({ queryKey: accessQueryKey })
      await navigate(addressOf('AccountSummaryPage'))
      notify({ status: 'success', title: words.savedTitle, message: words.saved })
    },
  })
  return (
    <>
      <p>{hasNoAccess ? words.introduction : words.introductionWithAccess}</p>
      <FormBody
        form={form}
        action={words.action}
        busyLabel={words.busy}
        secondaryAction={<SecondaryLink href={addressOf('AccountSummaryPage')}>{cancel}</SecondaryLink>}
      >
        {/* Tells browsers whose password to save. */}
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
        <AccessChoices
          form={form}
          name="keptTokenIds"
          optional
          hint={words.tokensHint}
          items={activeTokens.map(({ lastUseDate, ...token }) => ({
            ...token,
            hint: tokenWords.lastUse(formatLastUse(lastUseDate)),
          }))}
        />
        <AccessChoices
          form={form}
          name="keptGrantIds"
          optional
          hint={words.grantsHint}
          items={grants.map(({ id, applicationName, lastUseDate }) => ({
            id,
            name: applicationName,
            hint: grantWords.lastUse(formatLastUse(lastUseDate)),
          }))}
        />
        <AccessChoices
          form={form}
          name="keptApplicationIds"
          optional
          hint={words.applicationsHint}
          items={applications.map(({ id, name, creationDate }) => ({
            id,
            name,
            hint: words.registered(formatDay(creationDate, locale)),
          }))}
        />
      </FormBody>
    </>
  )
}
