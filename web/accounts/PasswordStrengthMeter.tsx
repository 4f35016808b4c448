import { passwordMessages } from '@ma-cantine/lib/accounts/password-messages'
import { type PasswordStrength, passwordStrength } from '@ma-cantine/lib/accounts/password-strength'
import type { PasswordOwner } from '@ma-cantine/lib/accounts/personal-words'
import { useEffect, useState } from 'react'
import { useLocale } from '../app/locale.ts'
import { useAccountWords } from './words/account-words.ts'
import './password-strength.css'

/** Milliseconds without a keystroke before the password is judged. */
const pause = 400

interface PasswordStrengthMeterProps {
  readonly id: string
  readonly password: string
  readonly owner: PasswordOwner
}

/** Shows how hard the password is to guess while it is typed, in words and as a bar. */
export function PasswordStrengthMeter({ id, password, owner }: PasswordStrengthMeterProps) {
  const words = useAccountWords().password
  const locale = useLocale()
  const [strength, setStrength] = useState<PasswordStrength | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the owner is a new object at each rendering, with the same names
  useEffect(() => {
    let current = true
    const judge = async () => {
      const judged = password === '' ? null : await passwordStrength(password, owner)
      if (current) setStrength(judged)
    }
    // When the dictionaries cannot be loaded there is no meter; the server judges the password anyway.
    const timer = setTimeout(() => void judge().catch(() => {}), pause)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [password])

  const score = strength && (strength.problem === null ? Math.max(strength.score, 2) : Math.min(strength.score, 1))
  const problem = strength?.problem ? passwordMessages(strength.problem).in(locale) : null
  return (
    <div id={id} className="mc-strength fr-mb-3w" role="status">
      {score !== null && (
        <>
          <div className={`mc-strength__bar mc-strength__bar--${score}`} aria-hidden="true" />
          <p className={`fr-message ${problem ? 'fr-message--warning' : 'fr-message--valid'}`}>
            {words.scoreOf(words.scores[score] ?? '')}
          </p>
          {problem && (
            <p className="fr-text--sm fr-mt-1v">
              {problem.reason} {problem.advice}
            </p>
          )}
        </>
      )}
    </div>
  )
}
