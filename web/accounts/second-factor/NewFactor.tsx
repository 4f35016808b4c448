import { Button } from '@codegouvfr/react-dsfr/Button'
import {
  ApplicationCode,
  activateSecondFactor,
  FactorPreparation,
  type PreparedFactor,
  prepareSecondFactor,
} from '@ma-cantine/lib/accounts/second-factor-api'
import type { User } from '@ma-cantine/lib/accounts/user'
import { lazy, Suspense, useState } from 'react'
import { client } from '../../app/client.ts'
import { CopyField } from '../../ui/CopyField.tsx'
import { FocusedHeading } from '../../ui/FocusedHeading.tsx'
import { FormBody } from '../../ui/FormBody.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useSiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useSecondFactorWords } from './words/second-factor-words.ts'

const QrCode = lazy(() => import('../../ui/QrCode.tsx'))

interface NewFactorProps {
  readonly user: User
  readonly onActivated: (recoveryCodes: readonly string[]) => void
}

/** Turns the second factor on: the password, the application, its first code. */
export function NewFactor({ user, onActivated }: NewFactorProps) {
  const words = useSecondFactorWords()
  const [prepared, setPrepared] = useState<PreparedFactor | null>(null)
  const form = useSiteForm({
    draft: FactorPreparation,
    labels: words.password.labels,
    values: { password: '' },
    send: async body => setPrepared(await client.call(prepareSecondFactor, { body })),
  })
  if (prepared) return <Confirmation prepared={prepared} onActivated={onActivated} onGiveUp={() => setPrepared(null)} />
  return (
    <>
      <p className="fr-text--lead">{words.introduction}</p>
      {user.isStaff && <p>{words.staff}</p>}
      <h2 className="fr-h4">{words.howTitle}</h2>
      <ol className="fr-mb-4w">
        {words.how.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <FormBody form={form} action={words.password.action} busyLabel={words.password.busy} withHint={false}>
        {/* Tells browsers whose password to fill in. */}
        <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
        <PasswordField form={form} name="password" autoComplete="current-password" />
      </FormBody>
    </>
  )
}

interface ConfirmationProps {
  readonly prepared: PreparedFactor
  readonly onActivated: (recoveryCodes: readonly string[]) => void
  readonly onGiveUp: () => void
}

function Confirmation({ prepared: { secret, uri }, onActivated, onGiveUp }: ConfirmationProps) {
  const words = useSecondFactorWords()
  const form = useSiteForm({
    draft: ApplicationCode,
    labels: words.confirm.labels,
    values: { code: '' },
    send: async body => onActivated((await client.call(activateSecondFactor, { body })).recoveryCodes),
  })
  return (
    <>
      <FocusedHeading className="fr-h4">{words.scanTitle}</FocusedHeading>
      <p>{words.scan}</p>
      <Suspense fallback={null}>
        <QrCode text={uri} label={words.qr} />
      </Suspense>
      <CopyField label={words.key} text={secret.replaceAll(/(.{4})(?=.)/g, '$1 ')} />
      <FormBody
        form={form}
        action={words.confirm.action}
        busyLabel={words.confirm.busy}
        withHint={false}
        secondaryAction={
          <Button type="button" priority="secondary" onClick={onGiveUp}>
            {words.giveUp}
          </Button>
        }
      >
        <TextField form={form} name="code" autoComplete="one-time-code" inputMode="numeric" hint={words.confirm.hint} />
      </FormBody>
    </>
  )
}
