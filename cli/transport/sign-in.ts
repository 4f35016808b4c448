import { ask } from '../app/ask.ts'
import type { Context } from '../app/context.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { Words } from '../words/fr.ts'
import { readCredentials } from './credentials.ts'
import { isLoopback } from './loopback.ts'
import { defaultServer, serverAddress } from './server-address.ts'

/** The address of the server: the option, or else the variable, the last sign-in, the default. */
export async function chooseServer(option: string | undefined, { words }: Context): Promise<string> {
  const address = option ?? process.env.MA_CANTINE_SERVER
  if (address) return serverAddress(address, words)
  return (await readCredentials(process.env, words)).current ?? defaultServer
}

/** The token for a server: the option, or else the variable, the one stored by `login`, the user's answer. */
export async function chooseToken(option: string | undefined, server: string, context: Context): Promise<string> {
  const { words, mayAsk, progress } = context
  const token = await findToken(option, server, words)
  if (token) return cleanToken(token, words)
  if (mayAsk) {
    progress.stop()
    const answer = await ask({ text: words.accounts.askToken(server), hidden: true }, words)
    if (answer) return cleanToken(answer, words)
  }
  throw new Failure(exitCodes.signIn, { code: 'token-missing', ...words.accounts.tokenMissing(server) })
}

/** Whether a token is there for the server that a command would call. */
export async function isSignedIn(option: string | undefined, server: string | undefined, context: Context) {
  return Boolean(await findToken(option, await chooseServer(server, context), context.words))
}

const findToken = async (option: string | undefined, server: string, words: Words): Promise<string | undefined> =>
  option || process.env.MA_CANTINE_TOKEN || (await readCredentials(process.env, words)).tokens[server]

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
