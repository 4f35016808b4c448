import { NetworkError } from '@ma-cantine/lib/http/api-error'
import { terminalClientId, terminalPaths } from '@ma-cantine/lib/oauth/terminal-application'
import type { Context } from '../app/context.ts'
import { formPoster } from '../transport/post-form.ts'
import { openFetch } from '../transport/transport.ts'

/** What became of a token on its server: ended, unknown to be so, or made in the account, which alone ends it. */
export type TokenEnd = 'revoked' | 'not-reached' | 'personal'

const isPersonal = (token: string): boolean => token.startsWith('mc_')

/** Ends on the server the token that a terminal was given. */
export async function endToken(
  server: string,
  token: string,
  timeoutSeconds: number,
  { locale }: Pick<Context, 'locale'>,
): Promise<TokenEnd> {
  if (isPersonal(token)) return 'personal'
  const post = formPoster(openFetch({ server, timeoutSeconds, locale }), server, timeoutSeconds)
  try {
    const { status } = await post(terminalPaths.revocation, { client_id: terminalClientId, token })
    return status === 200 ? 'revoked' : 'not-reached'
  } catch (error) {
    if (error instanceof NetworkError) return 'not-reached'
    throw error
  }
}

export interface TokenDetails {
  readonly scopes: readonly string[]
  /** ISO 8601. */
  readonly expiryDate: string | null
}

/** What the token of a terminal may do; null for a personal token, of which the account tells, and where nobody says. */
export async function tokenDetails(
  server: string,
  token: string,
  timeoutSeconds: number,
  { locale }: Pick<Context, 'locale'>,
): Promise<TokenDetails | null> {
  if (isPersonal(token)) return null
  const post = formPoster(openFetch({ server, timeoutSeconds, locale }), server, timeoutSeconds)
  const { status, body } = await post(terminalPaths.introspection, { client_id: terminalClientId, token })
  if (status !== 200 || body?.active !== true || typeof body.scope !== 'string') return null
  const { exp } = body
  return {
    scopes: body.scope.split(' ').filter(scope => /^[a-z]+:[a-z]+$/.test(scope)),
    expiryDate: typeof exp === 'number' && exp < 1e11 ? new Date(exp * 1000).toISOString() : null,
  }
}
