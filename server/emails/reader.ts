import type { Locale } from '@ma-cantine/lib/messages/locale'

/** A person who reads a message: where, and in which language. */
export interface Reader {
  readonly address: string
  readonly locale: Locale
}

/** The holder of an account, at its current address. */
export const readerOf = ({
  email,
  language,
}: {
  readonly email: string
  readonly language?: Locale | undefined
}): Reader => ({
  address: email,
  locale: language ?? 'fr',
})
