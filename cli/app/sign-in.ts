import type { Words } from '../words/fr.ts'
import { ask } from './ask.ts'
import type { Context } from './context.ts'
import { readCredentials } from './credentials.ts'
import { exitCodes } from './exit-code.ts'
import { Failure } from './failure.ts'
import { isLoopback } from './loopback.ts'
import { defaultServer, serverAddress } from './server-address.ts'

/** The server to talk to: the option, the variable, the one last signed in to, our own. */
export async function chooseServer(asked: string | undefined, { words }: Context): Promise<string> {
  const named = asked ?? process.env.MA_CANTINE_SERVER
  if (named) return serverAddress(named, words)
  return (await readCredentials(process.env, words)).current ?? defaultServer
}

/** The token for a server: the option, the variable, the one stored by `login`, or the user's answer. */
export async function chooseToken(asked: string | undefined, server: string, context: Context): Promise<string> {
  const { words, mayAsk, progress } = context
  const known = asked || process.env.MA_CANTINE_TOKEN || (await readCredentials(process.env, words)).tokens[server]
  if (known) return cleanToken(known, words)
  if (mayAsk) {
    progress.stop()
    const answer = await ask({ text: words.askToken(server), hidden: true }, words)
    if (answer) return cleanToken(answer, words)
  }
  throw new Failure(exitCodes.signIn, { code: 'token-missing', ...words.tokenMissing(server) })
}

/** Without the line break or spaces that come with a copy; what could not travel in a header is no token. */
export function cleanToken(text: string, words: Words): string {
  const token = text.trim()
  if (/^[\x21-\x7e]+$/.test(token)) return token
  throw new Failure(exitCodes.usage, { code: 'bad-token', ...words.badToken })
}

/** A token sent in clear over a network is a token given away. */
export function warnUnlessPrivate(server: string, { notice, words }: Context): void {
  if (server.startsWith('http:') && !isLoopback(server)) notice(words.unencrypted(server))
}
