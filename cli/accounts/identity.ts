import { fullName } from '@ma-cantine/lib/accounts/full-name'
import type { Context } from '../app/context.ts'
import type { ServerOptions } from '../transport/call-server.ts'
import { locateServer } from '../transport/choose-server.ts'
import { cleanToken, findToken, type TokenSource, tokenMissing, warnUnlessPrivate } from '../transport/sign-in.ts'
import { tokenOwner } from './token-owner.ts'

/** Who one is, on which server, with which token. */
export interface Identity {
  readonly server: string
  readonly profile: string | null
  readonly token: string
  readonly source: TokenSource
  readonly name: string
  readonly username: string
  readonly email: string
}

/** Asks the server who the token is of. @throws Failure when nobody is signed in, or the server does not answer. */
export async function readIdentity(
  { server: serverOption, token: option, timeout }: ServerOptions,
  context: Context,
): Promise<Identity> {
  const { words } = context
  const { server, profile } = await locateServer(serverOption, context)
  warnUnlessPrivate(server, context)
  const found = await findToken(option, server, context)
  if (!found) throw tokenMissing(server, words)
  const token = cleanToken(found.token, words)
  const owner = await tokenOwner(server, token, timeout, context)
  const { username, email } = owner
  return { server, profile, token, source: found.source, name: fullName(owner), username, email }
}
