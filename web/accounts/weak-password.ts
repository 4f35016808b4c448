import { passwordMessages } from '@ma-cantine/lib/accounts/password-messages'
import { passwordStrength } from '@ma-cantine/lib/accounts/password-strength'
import type { PasswordOwner } from '@ma-cantine/lib/accounts/personal-words'
import { BadRequestError } from '@ma-cantine/lib/http/api-error'
import type { Locale } from '@ma-cantine/lib/messages/locale'

/**
 * Refuses a weak password as the server would, before the form is sent. When the dictionaries cannot be loaded, the
 * server alone judges.
 * @throws BadRequestError with the reason and the advice, on `field`.
 */
export async function throwOnWeakPassword(
  field: string,
  password: string,
  owner: PasswordOwner,
  locale: Locale,
): Promise<void> {
  const strength = await passwordStrength(password, owner).catch(() => null)
  if (!strength?.problem) return
  const { reason, advice } = passwordMessages(strength.problem).in(locale)
  throw new BadRequestError({ [field]: [reason, advice] })
}
