import type { Scope } from '@ma-cantine/lib/accounts/scope'
import { scopeWords } from '@ma-cantine/lib/accounts/scope-words'
import { Refusal } from './refusal.ts'

export type TokenFault = 'malformed' | 'unknown' | 'expired' | 'revoked' | 'closed-account'

/** What the user reads, and what their program reads in the header (ASCII, as RFC 6750 wants it). */
const faults: Readonly<Record<TokenFault, { readonly detail: string; readonly description: string }>> = {
  malformed: {
    detail: 'L’en-tête Authorization ne porte pas de jeton d’accès : « Bearer », une espace, puis le jeton.',
    description: 'The Authorization header must hold Bearer, a space and a token',
  },
  unknown: {
    detail: 'Ce jeton d’accès n’est pas valable, ou il a été révoqué.',
    description: 'The access token is unknown, or was revoked',
  },
  expired: {
    detail: 'Ce jeton d’accès a expiré.',
    description: 'The access token expired',
  },
  revoked: {
    detail: 'Ce jeton d’accès a été révoqué.',
    description: 'The access token was revoked',
  },
  'closed-account': {
    detail: 'Le compte de ce jeton d’accès est fermé.',
    description: 'The account of the access token is closed',
  },
}

const challenge = (values: Readonly<Record<string, string>>) => ({
  'www-authenticate': `Bearer ${Object.entries({ realm: 'ma-cantine', ...values })
    .map(([name, value]) => `${name}="${value}"`)
    .join(', ')}`,
})

/**
 * A token that opens nothing. RFC 6750 says 401; sites made for the public service know 403 alone, and its header says
 * the rest.
 */
export function refusedToken(fault: TokenFault): Refusal {
  const { detail, description } = faults[fault]
  return new Refusal(403, detail, challenge({ error: 'invalid_token', error_description: description }))
}

/** A token without the right that an endpoint asks for. */
export const missingScope = (scope: Scope): Refusal =>
  new Refusal(
    403,
    `Ce jeton d’accès ne permet pas cet appel : il lui manque le droit « ${scope} » (${scopeWords.fr[scope]}).`,
    challenge({ error: 'insufficient_scope', error_description: `The call needs the scope ${scope}`, scope }),
  )

/** An endpoint that no token opens. */
export const sessionOnly = (): Refusal =>
  new Refusal(
    403,
    'Cet appel n’est pas ouvert aux jetons d’accès : connectez-vous au site pour le faire.',
    challenge({ error: 'insufficient_scope', error_description: 'No scope opens this call: it needs a session' }),
  )

/** A canteen that a limited token does not cover. */
export const otherCanteen = (): Refusal =>
  new Refusal(
    403,
    'Ce jeton d’accès est limité à d’autres cantines.',
    challenge({ error: 'insufficient_scope', error_description: 'The access token is limited to other canteens' }),
  )
