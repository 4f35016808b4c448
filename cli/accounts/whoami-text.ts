import { scopeLabels } from '@ma-cantine/lib/accounts/scope-labels'
import { isScope } from '@ma-cantine/lib/http/scope'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { TokenSource } from '../transport/sign-in.ts'
import type { Words } from '../words/fr.ts'
import type { TokenDetails } from './end-token.ts'

interface Identity {
  readonly name: string
  readonly email: string
  readonly server: string
  readonly profile: string | null
  readonly source: TokenSource
  readonly details: TokenDetails | null
}

export function whoamiText(identity: Identity, words: Words, locale: Locale): string {
  const { whoami } = words.accounts
  const { name, email, server, profile, source, details } = identity
  const rights = details?.scopes.filter(isScope).map(scope => `    • ${scopeLabels[locale][scope]} (${scope})`) ?? []
  return [
    makePrintable(words.accounts.signedIn(`${name} (${email})`, server)),
    ...(profile === null ? [] : [`  ${whoami.profile(profile)}`]),
    `  ${whoami.sources[source.kind](source.kind === 'file' ? source.path : '')}`,
    ...(details?.expiryDate ? [`  ${whoami.until(formatDay(details.expiryDate, locale))}`] : []),
    ...(rights.length > 0 ? [`  ${whoami.rights}`, ...rights] : [`  ${whoami.unknownRights(server)}`]),
  ].join('\n')
}
