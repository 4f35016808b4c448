import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import { runCommand, type Verb } from '../app/run-command.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { readCredentials, writeCredentials } from '../transport/credentials.ts'
import { chooseServer } from '../transport/sign-in.ts'
import { wordsOf } from '../words/words.ts'

interface LogoutOptions {
  readonly server?: string
}

export function defineLogout(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.accounts
  program
    .command('logout')
    .description(help.logout)
    .option(`--server <${words.help.serverArgument}>`, words.help.server)
    .action(runCommand(logout, locale))
}

const logout: Verb<LogoutOptions> = async (context, _args, { server: serverOption }) => {
  const { words } = context
  const server = await chooseServer(serverOption, context)
  const { current, tokens } = await readCredentials(process.env, words)
  const { [server]: removed, ...others } = tokens
  if (removed === undefined) {
    return {
      exitCode: exitCodes.fine,
      json: { ok: true, server, removed: false },
      text: words.accounts.wasNotSignedIn(server),
    }
  }
  await writeCredentials({ current: current === server ? null : current, tokens: others }, process.env, words)
  return { exitCode: exitCodes.fine, json: { ok: true, server, removed: true }, text: words.accounts.signedOut(server) }
}
