import { passwordMessages } from '@ma-cantine/lib/accounts/password-messages'
import { type PasswordOwner, passwordStrength } from '@ma-cantine/lib/accounts/password-strength'
import { BadRequestError } from '@ma-cantine/lib/http/api-error'
import type { Locale } from '@ma-cantine/lib/messages/locale'

/** As the server will, before it is asked; without the dictionaries, the server alone tells. */
export async function refuseWeakPassword(
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
