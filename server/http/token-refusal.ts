import { accountRefusals } from '@ma-cantine/lib/accounts/account-refusals'
import type { Scope } from '@ma-cantine/lib/http/scope'
import { Refusal } from './refusal.ts'

export type TokenFault = 'malformed' | 'unknown' | 'expired' | 'revoked' | 'closed-account'

/** Descriptions for programs, in the header (ASCII, as RFC 6750 requires). */
const descriptions: Readonly<Record<TokenFault, string>> = {
  malformed: 'The Authorization header must hold Bearer, a space and a token',
  unknown: 'The access token is unknown, or was revoked',
  expired: 'The access token expired',
  revoked: 'The access token was revoked',
  'closed-account': 'The account of the access token is closed',
}

const challenge = (values: Readonly<Record<string, string>>) => ({
  'www-authenticate': `Bearer ${Object.entries({ realm: 'ma-cantine', ...values })
    .map(([name, value]) => `${name}="${value}"`)
    .join(', ')}`,
})

/**
 * Refuses an invalid token. RFC 6750 asks for 401, but sites made for the public service only know 403; the header has
 * the details.
 */
export function refusedToken(fault: TokenFault): Refusal {
  const values = { error: 'invalid_token', error_description: descriptions[fault] }
  return new Refusal(403, accountRefusals(`token-${fault}`), challenge(values))
}

/** Refuses a token without the scope of the endpoint. */
export const missingScope = (scope: Scope): Refusal =>
  new Refusal(
    403,
    accountRefusals('token-without-scope', scope),
    challenge({ error: 'insufficient_scope', error_description: `The call needs the scope ${scope}`, scope }),
  )

/** Refuses a token on an endpoint reserved to sessions. */
export const sessionOnly = (): Refusal =>
  new Refusal(
    403,
    accountRefusals('session-only'),
    challenge({ error: 'insufficient_scope', error_description: 'No scope opens this call: it needs a session' }),
  )

/** Refuses a limited token for another canteen. */
export const otherCanteen = (): Refusal =>
  new Refusal(
    403,
    accountRefusals('token-of-other-canteens'),
    challenge({ error: 'insufficient_scope', error_description: 'The access token is limited to other canteens' }),
  )
