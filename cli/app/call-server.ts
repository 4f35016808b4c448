import type { RefusedError } from '@ma-cantine/lib/http/api-error'
import type { Client } from '@ma-cantine/lib/http/client'
import type { Command } from 'commander'
import type { Words } from '../words/fr.ts'
import type { Context } from './context.ts'
import { Failure } from './failure.ts'
import { seconds } from './options.ts'
import { chooseServer, chooseToken, warnUnlessPrivate } from './sign-in.ts'

export interface ServerOptions {
  readonly server?: string
  readonly token?: string
  readonly timeout: number
}

/** Adds the options of a command that calls the server. */
export const serverOptions = (command: Command, words: Words): Command =>
  command
    .option(`--server <${words.help.serverArgument}>`, words.help.server)
    .option(`--token <${words.help.tokenArgument}>`, words.help.token)
    .option(`--timeout <${words.help.timeoutArgument}>`, words.help.timeout, seconds(words), 120)

/** Makes the verbs of a command, which all call the server. */
export const serverVerbs =
  (command: Command, words: Words) =>
  (name: string, description: string, isDefault = false): Command =>
    serverOptions(command.command(name, { isDefault }).description(description), words)

/**
 * Calls the server.
 * @param refusalOf what a refusal means for this command; null when it means the same as everywhere.
 * @throws Failure that tells what went wrong.
 */
export async function callServer<Answer>(
  context: Context,
  options: ServerOptions,
  refusalOf: (error: RefusedError, context: Context) => Failure | null,
  call: (client: Client) => Promise<Answer>,
): Promise<{ readonly server: string; readonly answer: Answer }> {
  const { words, locale } = context
  const server = await chooseServer(options.server, context)
  const token = await chooseToken(options.token, server, context)
  warnUnlessPrivate(server, context)
  const [{ connect }, { serverProblem }, { RefusedError }] = await Promise.all([
    import('./transport.ts'),
    import('./server-problem.ts'),
    import('@ma-cantine/lib/http/api-error'),
  ])
  try {
    return { server, answer: await call(connect({ server, token, timeoutSeconds: options.timeout, locale })) }
  } catch (error) {
    const refusal = error instanceof RefusedError ? refusalOf(error, context) : null
    if (refusal) throw refusal
    const failure = serverProblem(error, server, options.timeout, words)
    throw failure ? new Failure(failure.exitCode, failure.problem) : error
  }
}
