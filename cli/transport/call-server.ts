import type { RefusedError } from '@ma-cantine/lib/http/api-error'
import type { Client, ScriptClient } from '@ma-cantine/lib/http/client'
import type { Command } from 'commander'
import type { Context } from '../app/context.ts'
import { seconds } from '../app/options.ts'
import { Failure } from '../problems/failure.ts'
import type { Words } from '../words/fr.ts'
import { chooseServer } from './choose-server.ts'
import { chooseToken, warnUnlessPrivate } from './sign-in.ts'

export interface ServerOptions {
  readonly server?: string
  readonly token?: string
  readonly timeout: number
}

/** In seconds. */
export const defaultTimeout = 120

/** Adds the options of a command that calls the server. */
export const serverOptions = (command: Command, words: Words): Command =>
  command
    .option(`--server <${words.help.serverArgument}>`, words.help.server)
    .option(`--token <${words.help.tokenArgument}>`, words.help.token)
    .option(`--timeout <${words.help.timeoutArgument}>`, words.help.timeout, seconds(words), defaultTimeout)

/** Defines a verb of a command. */
export type ServerVerb = (name: string, description: string, isDefault?: boolean) => Command

/** Defines a command whose verbs all call the server. */
export function serverVerbs(program: Command, name: string, description: string, words: Words): ServerVerb {
  const command = program.command(name).description(description).helpCommand(false)
  return (verb, help, isDefault = false) => serverOptions(command.command(verb, { isDefault }).description(help), words)
}

export type RefusalOf = (error: RefusedError, context: Context) => Failure | null

export interface OpenServer {
  readonly server: string
  readonly client: ScriptClient
  /** The failure that an error of the client stands for; the error itself when it is a bug. */
  readonly failureOf: (error: unknown) => unknown
}

/**
 * Makes a client of the server, for an answer that comes in several calls.
 * @param refusalOf what a refusal means for this command; null when it means the same as everywhere.
 */
export async function openServer(context: Context, options: ServerOptions, refusalOf: RefusalOf): Promise<OpenServer> {
  const server = await chooseServer(options.server, context)
  const token = await chooseToken(options.token, server, context)
  warnUnlessPrivate(server, context)
  return openWith(context, { server, token, timeout: options.timeout }, refusalOf)
}

/** The same for what everybody may ask, without a token. */
export async function openPublicServer(
  context: Context,
  { server, timeout }: Pick<ServerOptions, 'server' | 'timeout'>,
): Promise<OpenServer> {
  return openWith(context, { server: await chooseServer(server, context), token: undefined, timeout }, () => null)
}

interface Connection {
  readonly server: string
  readonly token: string | undefined
  readonly timeout: number
}

async function openWith(
  context: Context,
  { server, token, timeout }: Connection,
  refusalOf: RefusalOf,
): Promise<OpenServer> {
  const { words, locale } = context
  const [{ connect }, { serverProblem }, { RefusedError }] = await Promise.all([
    import('./transport.ts'),
    import('./server-problem.ts'),
    import('@ma-cantine/lib/http/api-error'),
  ])
  const failureOf = (error: unknown): unknown => {
    const refusal = error instanceof RefusedError ? refusalOf(error, context) : null
    if (refusal) return refusal
    const failure = serverProblem(error, server, timeout, words)
    return failure ? new Failure(failure.exitCode, failure.problem) : error
  }
  return { server, client: connect({ server, token, timeoutSeconds: timeout, locale }), failureOf }
}

/**
 * Calls the server.
 * @throws Failure that tells what went wrong.
 */
export async function callServer<Answer>(
  context: Context,
  options: ServerOptions,
  refusalOf: RefusalOf,
  call: (client: Client) => Promise<Answer>,
): Promise<{ readonly server: string; readonly answer: Answer }> {
  const { server, client, failureOf } = await openServer(context, options, refusalOf)
  try {
    return { server, answer: await call(client) }
  } catch (error) {
    throw failureOf(error)
  }
}
