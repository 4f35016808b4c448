import { ask } from '../app/ask.ts'
import type { Context } from '../app/context.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { Words } from '../words/fr.ts'
import { chooseServer } from './choose-server.ts'
import { isLoopback } from './loopback.ts'
import { findStoredToken, type TokenPlace } from './token-store.ts'

/** Where the token of a command comes from. */
export type TokenSource = { readonly kind: 'option' } | { readonly kind: 'variable' } | TokenPlace

export interface FoundToken {
  readonly token: string
  readonly source: TokenSource
}

/** The token for a server: the option, or else the variable, the one stored by `login`, the user's answer. */
export async function chooseToken(option: string | undefined, server: string, context: Context): Promise<string> {
  const { words, mayAsk, progress } = context
  const found = await findToken(option, server, context)
  if (found) return cleanToken(found.token, words)
  if (mayAsk) {
    progress.stop()
    const answer = await ask({ text: words.accounts.askToken(server), hidden: true }, words)
    if (answer) return cleanToken(answer, words)
  }
  throw tokenMissing(server, words)
}

export const tokenMissing = (server: string, words: Words): Failure =>
  new Failure(exitCodes.signIn, { code: 'token-missing', ...words.accounts.tokenMissing(server) })

/** Whether a token is there for the server that a command would call. */
export async function isSignedIn(option: string | undefined, server: string | undefined, context: Context) {
  return Boolean(await findToken(option, await chooseServer(server, context), context))
}

/** Finds a token without asking. One that is an argument is used, with a warning. */
export async function findToken(
  option: string | undefined,
  server: string,
  { words, notice }: Pick<Context, 'words' | 'notice'>,
): Promise<FoundToken | null> {
  if (option) {
    notice(words.accounts.tokenInArguments)
    return { token: option, source: { kind: 'option' } }
  }
  const { MA_CANTINE_TOKEN: variable } = process.env
  if (variable) return { token: variable, source: { kind: 'variable' } }
  const stored = await findStoredToken(server, words)
  return stored && { token: stored.token, source: stored.place }
}

/** Trims a token. @throws Failure when an HTTP header cannot carry it. */
export function cleanToken(text: string, words: Words): string {
  const token = text.trim()
  if (/^[\x21-\x7e]+$/.test(token)) return token
  throw new Failure(exitCodes.usage, { code: 'bad-token', ...words.accounts.badToken })
}

/** Warns when the token would cross a network unencrypted. */
export function warnUnlessPrivate(server: string, { notice, words }: Context): void {
  if (server.startsWith('http:') && !isLoopback(server)) notice(words.server.unencrypted(server))
}
