import {
  ApplicationCode,
  removeSecondFactor,
  renewRecoveryCodes,
  SecondFactorRemoval,
} from '@ma-cantine/lib/accounts/second-factor-api'
import type { User } from '@ma-cantine/lib/accounts/user'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { client } from '../../app/client.ts'
import { useLocale } from '../../app/locale.ts'
import { FormBody } from '../../ui/FormBody.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useSiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useSecondFactorWords } from './words/second-factor-words.ts'

interface ActiveFactorProps {
  readonly factor: { readonly activationDate: string; readonly recoveryCodesLeft: number }
  readonly user: User
  readonly onRenewed: (recoveryCodes: readonly string[]) => void
  readonly onRemoved: () => Promise<void>
}

/** The second factor that is on, and what can be done with it. */
export function ActiveFactor({ factor, user, onRenewed, onRemoved }: ActiveFactorProps) {
  const words = useSecondFactorWords()
  const locale = useLocale()
  return (
    <>
      <p className="fr-text--lead">{words.activeSince(formatDay(factor.activationDate, locale))}</p>
      <p>{words.codesLeft(factor.recoveryCodesLeft)}</p>
      <h2 className="fr-h4 fr-mt-6w">{words.renewTitle}</h2>
      <Renewal onRenewed={onRenewed} />
      <h2 className="fr-h4 fr-mt-6w">{words.removeTitle}</h2>
      <p>{words.removeText}</p>
      <Removal user={user} onRemoved={onRemoved} />
    </>
  )
}

function Renewal({ onRenewed }: Pick<ActiveFactorProps, 'onRenewed'>) {
  const { confirm, renew } = useSecondFactorWords()
  const form = useSiteForm({
    draft: ApplicationCode,
    labels: confirm.labels,
    values: { code: '' },
    send: async body => onRenewed((await client.call(renewRecoveryCodes, { body })).recoveryCodes),
  })
  return (
    <FormBody form={form} action={renew.action} busyLabel={renew.busy} priority="secondary" withHint={false}>
      <TextField form={form} name="code" autoComplete="one-time-code" inputMode="numeric" hint={confirm.hint} />
    </FormBody>
  )
}

function Removal({ user, onRemoved }: Pick<ActiveFactorProps, 'user' | 'onRemoved'>) {
  const { remove: words } = useSecondFactorWords()
  const form = useSiteForm({
    draft: SecondFactorRemoval,
    labels: words.labels,
    values: { password: '', code: '' },
    send: async body => {
      await client.call(removeSecondFactor, { body })
      await onRemoved()
    },
  })
  return (
    <FormBody form={form} action={words.action} busyLabel={words.busy} priority="secondary" withHint={false}>
      <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
      <PasswordField form={form} name="password" autoComplete="current-password" />
      <TextField form={form} name="code" autoComplete="one-time-code" />
    </FormBody>
  )
}
