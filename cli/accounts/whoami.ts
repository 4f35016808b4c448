import { fullName } from '@ma-cantine/lib/accounts/full-name'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import { runCommand, type Verb } from '../app/run-command.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { type ServerOptions, serverOptions } from '../transport/call-server.ts'
import { locateServer } from '../transport/choose-server.ts'
import { cleanToken, findToken, tokenMissing, warnUnlessPrivate } from '../transport/sign-in.ts'
import { wordsOf } from '../words/words.ts'
import { tokenOwner } from './token-owner.ts'

export function defineWhoami(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  serverOptions(program.command('whoami').description(words.accounts.help.whoami), words).action(
    runCommand(whoami, locale),
  )
}

const whoami: Verb<ServerOptions> = async (context, _args, { server: serverOption, token: option, timeout }) => {
  const { words, locale } = context
  const { server, profile } = await locateServer(serverOption, context)
  warnUnlessPrivate(server, context)
  const found = await findToken(option, server, context)
  if (!found) throw tokenMissing(server, words)
  const token = cleanToken(found.token, words)
  const user = await tokenOwner(server, token, timeout, context)
  const [{ tokenDetails }, { whoamiText }] = await Promise.all([import('./end-token.ts'), import('./whoami-text.ts')])
  const details = await tokenDetails(server, token, timeout, context).catch(() => null)
  const { source } = found
  return {
    exitCode: exitCodes.fine,
    json: {
      ok: true,
      server,
      profile,
      user: { username: user.username, email: user.email },
      token: {
        source: source.kind,
        path: source.kind === 'file' ? source.path : null,
        scopes: details?.scopes ?? null,
        expiryDate: details?.expiryDate ?? null,
      },
    },
    text: whoamiText({ name: fullName(user), email: user.email, server, profile, source, details }, words, locale),
  }
}
