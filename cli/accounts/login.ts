import { text as readAll } from 'node:stream/consumers'
import { fullName } from '@ma-cantine/lib/accounts/full-name'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import { ask } from '../app/ask.ts'
import type { Context } from '../app/context.ts'
import { seconds } from '../app/options.ts'
import { runCommand, type Verb } from '../app/run-command.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { type ChosenServer, locateServer } from '../transport/choose-server.ts'
import { credentialsPath, readCredentials } from '../transport/credentials.ts'
import { serverAddress } from '../transport/server-address.ts'
import { cleanToken, warnUnlessPrivate } from '../transport/sign-in.ts'
import { findStoredToken, keyringTrouble, storeToken, type TokenPlace } from '../transport/token-store.ts'
import { wordsOf } from '../words/words.ts'
import { tokenOwner } from './token-owner.ts'

interface LoginOptions {
  readonly server?: string
  readonly tokenStdin?: true
  readonly browser: boolean
  readonly insecureStorage?: true
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
    .option('--no-browser', help.noBrowser)
    .option('--insecure-storage', help.insecureStorage)
    .option(`--timeout <${words.help.timeoutArgument}>`, words.help.timeout, seconds(words), 30)
    .action(runCommand(login, locale))
}

/** Stores a token after the server recognises it. */
const login: Verb<LoginOptions> = async (context, _args, options) => {
  const { words } = context
  const { tokenStdin, timeout } = options
  if (!tokenStdin && !context.mayAsk)
    throw new Failure(exitCodes.usage, { code: 'cannot-ask', ...words.accounts.cannotAsk })
  await readCredentials(process.env, words)
  const server = await serverToSignIn(options, context)
  warnUnlessPrivate(server, context)
  const { token, place } = tokenStdin
    ? await readToken(server, options, context)
    : await askSite(server, options, context)

  const user = await tokenOwner(server, token, timeout, context)
  const former = await findStoredToken(server, words).catch(() => null)
  const stored = await storeToken(server, token, place, words)
  if (former && former.token !== token) {
    const { endToken } = await import('./end-token.ts')
    await endToken(server, former.token, timeout, context)
  }
  return {
    exitCode: exitCodes.fine,
    json: {
      ok: true,
      server,
      user: { username: user.username, email: user.email },
      storedIn: stored.kind === 'file' ? stored.path : stored.kind,
    },
    text: [words.accounts.signedIn(fullName(user), server), words.accounts.tokenStored[stored.kind](placePath())].join(
      '\n',
    ),
  }
}

const placePath = (): string => credentialsPath(process.env)

interface NewToken {
  readonly token: string
  readonly place: TokenPlace['kind']
}

async function readToken(server: string, options: LoginOptions, context: Context): Promise<NewToken> {
  const token = cleanToken(await readAll(process.stdin), context.words)
  return { token, place: await choosePlace(server, options, context) }
}

/** The place comes first: nothing is given that could then be stored nowhere. */
async function askSite(server: string, options: LoginOptions, context: Context): Promise<NewToken> {
  const place = await choosePlace(server, options, context)
  const { signInByDevice } = await import('./device-sign-in.ts')
  const { timeout: timeoutSeconds, browser: mayOpenBrowser } = options
  return { token: await signInByDevice(context, { server, timeoutSeconds, mayOpenBrowser }), place }
}

/** The keyring of the system; else a file, once the person agrees. A script gave the token, and knows where it was. */
async function choosePlace(server: string, { insecureStorage }: LoginOptions, context: Context) {
  const { words, mayAsk, notice } = context
  if (insecureStorage) return 'file'
  const trouble = await keyringTrouble(server)
  if (trouble === null) return 'keyring'
  if (!mayAsk) return 'file'
  notice(words.accounts.fileInstead(words.accounts.keyringTroubles[trouble], placePath()))
  const answer = await ask({ text: words.accounts.askFile }, words)
  if (words.accounts.isYes(answer)) return 'file'
  throw new Failure(exitCodes.usage, { code: 'not-stored', ...words.accounts.notStored })
}

/** Asks for the address where nothing names a server but the last sign-in. */
async function serverToSignIn({ server, tokenStdin }: LoginOptions, context: Context): Promise<string> {
  const chosen = await locateServer(server, context)
  if (tokenStdin || !isGuess(chosen)) return chosen.server
  const answer = await ask({ text: context.words.accounts.askServer(chosen.server) }, context.words)
  return answer ? serverAddress(answer, context.words) : chosen.server
}

const isGuess = ({ from }: ChosenServer): boolean => from === 'login' || from === 'default'
