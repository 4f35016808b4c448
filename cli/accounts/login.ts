import { text as readAll } from 'node:stream/consumers'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import { ask } from '../app/ask.ts'
import type { Context } from '../app/context.ts'
import { seconds } from '../app/options.ts'
import { runCommand, type Verb } from '../app/run-command.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { readCredentials, writeCredentials } from '../transport/credentials.ts'
import { serverAddress } from '../transport/server-address.ts'
import { chooseServer, cleanToken, warnUnlessPrivate } from '../transport/sign-in.ts'
import { wordsOf } from '../words/words.ts'

interface LoginOptions {
  readonly server?: string
  readonly tokenStdin?: true
  readonly timeout: number
}

export function defineLogin(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.accounts
  program
    .command('login')
    .description(help.login)
    .option(`--server <${words.help.serverArgument}>`, words.help.server)
    .option('--token-stdin', help.tokenStdin)
    .option(`--timeout <${words.help.timeoutArgument}>`, words.help.timeout, seconds(words), 30)
    .action(runCommand(login, locale))
}

/** Stores a token after the server recognises it. */
const login: Verb<LoginOptions> = async (context, _args, { server: serverOption, tokenStdin, timeout }) => {
  const { words } = context
  if (!tokenStdin && !context.mayAsk)
    throw new Failure(exitCodes.usage, { code: 'cannot-ask', ...words.accounts.cannotAsk })
  const credentials = await readCredentials(process.env, words)
  const server = tokenStdin || serverOption ? await chooseServer(serverOption, context) : await askServer(context)
  warnUnlessPrivate(server, context)
  const text = tokenStdin
    ? await readAll(process.stdin)
    : await ask({ text: words.accounts.askToken(server), hidden: true }, words)
  const token = cleanToken(text, words)

  const user = await tokenOwner(server, token, timeout, context)
  const tokens = { ...credentials.tokens, [server]: token }
  const path = await writeCredentials({ current: server, tokens }, process.env, words)
  const name = [user.firstName, user.lastName].join(' ').trim() || user.username
  return {
    exitCode: exitCodes.fine,
    json: { ok: true, server, user: { username: user.username, email: user.email }, storedIn: path },
    text: [words.accounts.signedIn(name, server), words.accounts.tokenStored(path)].join('\n'),
  }
}

async function askServer(context: Context): Promise<string> {
  const proposed = await chooseServer(undefined, context)
  const answer = await ask({ text: context.words.accounts.askServer(proposed) }, context.words)
  return answer ? serverAddress(answer, context.words) : proposed
}

async function tokenOwner(server: string, token: string, timeoutSeconds: number, { words, locale }: Context) {
  const [{ connect }, { getInitialData }, { serverProblem }] = await Promise.all([
    import('../transport/transport.ts'),
    import('@ma-cantine/lib/canteens/initial-data-api'),
    import('../transport/server-problem.ts'),
  ])
  try {
    const { loggedUser } = await connect({ server, token, timeoutSeconds, locale }).call(getInitialData)
    if (loggedUser) return loggedUser
  } catch (error) {
    const failure = serverProblem(error, server, timeoutSeconds, words)
    throw failure ? new Failure(failure.exitCode, failure.problem) : error
  }
  throw new Failure(exitCodes.signIn, { code: 'sign-in-refused', ...words.accounts.tokenRefused(server) })
}
