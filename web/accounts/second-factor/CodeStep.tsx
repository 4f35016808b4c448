import { Button } from '@codegouvfr/react-dsfr/Button'
import { useEffect, useState } from 'react'
import type { SiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useSecondFactorWords } from './words/second-factor-words.ts'

export interface SignInValues {
  readonly username: string
  readonly password: string
  readonly code: string
}

interface CodeStepProps {
  readonly form: SiteForm<SignInValues>
  readonly onBack: () => void
}

/** The second step of sign-in, for accounts that have a second factor. */
export function CodeStep({ form, onBack }: CodeStepProps) {
  const { signIn: words } = useSecondFactorWords()
  const [isRecovery, setRecovery] = useState(false)
  const fieldId = form.idOf('code')
  useEffect(() => document.getElementById(fieldId)?.focus(), [fieldId])
  return (
    <>
      <p role="status">
        <strong>{words.title}</strong>
        <br />
        {isRecovery ? words.recoveryText : words.text}
      </p>
      <TextField
        form={form}
        name="code"
        autoComplete="one-time-code"
        hint={isRecovery ? words.recoveryHint : words.hint}
        {...(isRecovery ? {} : { inputMode: 'numeric' as const })}
      />
      <ul className="fr-raw-list">
        <li>
          <Button type="button" priority="tertiary no outline" size="small" onClick={() => setRecovery(!isRecovery)}>
            {isRecovery ? words.useApplication : words.useRecovery}
          </Button>
        </li>
        <li>
          <Button type="button" priority="tertiary no outline" size="small" onClick={onBack}>
            {words.back}
          </Button>
        </li>
      </ul>
    </>
  )
}
