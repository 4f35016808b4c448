import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import { seconds } from '../app/options.ts'
import { runCommand, type Verb } from '../app/run-command.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { chooseServer } from '../transport/choose-server.ts'
import { findStoredToken, forgetToken } from '../transport/token-store.ts'
import { wordsOf } from '../words/words.ts'

interface LogoutOptions {
  readonly server?: string
  readonly timeout: number
}

export function defineLogout(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.accounts
  program
    .command('logout')
    .description(help.logout)
    .option(`--server <${words.help.serverArgument}>`, words.help.server)
    .option(`--timeout <${words.help.timeoutArgument}>`, words.help.timeout, seconds(words), 10)
    .action(runCommand(logout, locale))
}

/** Ends the token on its server, then forgets it, whether the server answered or not. */
const logout: Verb<LogoutOptions> = async (context, _args, { server: serverOption, timeout }) => {
  const { words } = context
  const server = await chooseServer(serverOption, context)
  // A keyring that does not open still lets the token be forgotten.
  const stored = await findStoredToken(server, words).catch(() => null)
  const end = stored && (await (await import('./end-token.ts')).endToken(server, stored.token, timeout, context))
  const removed = await forgetToken(server, words)
  return {
    exitCode: exitCodes.fine,
    json: { ok: true, server, removed, revoked: end === 'revoked' },
    text: removed ? words.accounts.signedOut[end ?? 'not-reached'](server) : words.accounts.wasNotSignedIn(server),
  }
}
