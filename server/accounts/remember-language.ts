import type { User } from '@ma-cantine/lib/accounts/user'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Services } from '../services/services.ts'

/** Stores the language of the person who has just signed in, for the messages that we send them. */
export async function rememberLanguage({ database }: Services, user: User, language: Locale): Promise<void> {
  if (user.language !== language) await database.writer('users').where({ id: user.id }).update({ language })
}
