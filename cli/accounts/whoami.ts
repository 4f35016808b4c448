import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import { runCommand, type Verb } from '../app/run-command.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { type ServerOptions, serverOptions } from '../transport/call-server.ts'
import { wordsOf } from '../words/words.ts'
import { readIdentity } from './identity.ts'

export function defineWhoami(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  serverOptions(program.command('whoami').description(words.accounts.help.whoami), words).action(
    runCommand(whoami, locale),
  )
}

const whoami: Verb<ServerOptions> = async (context, _args, options) => {
  const { words, locale } = context
  const { server, profile, token, source, name, username, email } = await readIdentity(options, context)
  const [{ tokenDetails }, { whoamiText }] = await Promise.all([import('./end-token.ts'), import('./whoami-text.ts')])
  const details = await tokenDetails(server, token, options.timeout, context).catch(() => null)
  return {
    exitCode: exitCodes.fine,
    json: {
      ok: true,
      server,
      profile,
      user: { username, email },
      token: {
        source: source.kind,
        path: source.kind === 'file' ? source.path : null,
        scopes: details?.scopes ?? null,
        expiryDate: details?.expiryDate ?? null,
      },
    },
    text: whoamiText({ name, email, server, profile, source, details }, words, locale),
  }
}
