import type { ScriptClient, WrittenRequest } from '@ma-cantine/lib/http/client'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import type { Context } from '../app/context.ts'
import { idempotencyKey } from '../app/options.ts'
import { type CommonOptions, runCommand, type Verb } from '../app/run-command.ts'
import { awaitWrite } from '../files/await-write.ts'
import { exists } from '../files/draft-file.ts'
import { standardInput as standardOutput } from '../files/read-input.ts'
import { partsOf, saveDownload } from '../lists/download.ts'
import type { Result } from '../output/result.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import {
  type OpenServer,
  openPublicServer,
  openServer,
  type ServerOptions,
  serverOptions,
} from '../transport/call-server.ts'
import { isSignedIn } from '../transport/sign-in.ts'
import { wordsOf } from '../words/words.ts'
import { refusalOfRequest, refusedFields } from './request-refusals.ts'
import { type RequestOptions, writtenRequest } from './written-request.ts'

interface ApiOptions extends CommonOptions, ServerOptions, RequestOptions {
  readonly force?: true
}

/** Defines `api`: any request of the API, as the person who is signed in. */
export function defineApi(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.api
  const several = (text: string, before: readonly string[] = []) => [...before, text]
  serverOptions(program.command('api').description(help.api), words)
    .argument(`<${help.methodArgument}>`, help.method)
    .argument(`<${help.pathArgument}>`, help.path)
    .option(`-q, --query <${help.parameterArgument}>`, help.query, several)
    .option(`--body <${words.help.outputArgument}>`, help.body)
    .option(`--file <${words.help.outputArgument}>`, help.file)
    .option('--dry-run', help.dryRun)
    .option(`--idempotency-key <${words.help.idempotencyKeyArgument}>`, help.idempotencyKey, idempotencyKey(words))
    .option(`--if-match <${help.versionArgument}>`, help.ifMatch)
    .option(`-o, --output <${words.help.outputArgument}>`, words.help.output)
    .option('--force', words.help.force)
    .addHelpText('after', `\n${help.examples}`)
    .action(runCommand(askApi, locale))
}

const askApi: Verb<ApiOptions> = async (context, args, options) => {
  const { force } = options
  const output = options.output === standardOutput ? undefined : options.output
  const request = await writtenRequest(args, options, context.words)
  if (output !== undefined && !force && (await exists(output))) {
    throw new Failure(exitCodes.usage, { code: 'file-exists', ...context.words.files.fileExists(output) })
  }
  const opened = await open(context, options)
  try {
    const response = await sendWritten(opened.client, request, context)
    if (output !== undefined) return await saved(response, output, opened, context, options)
    return options.json ? await asJson(response, opened, context) : await asItCame(response, opened)
  } catch (error) {
    throw opened.failureOf(error)
  }
}

/** Everybody may ask what is public: a token is sent where there is one. */
async function open(context: Context, options: ApiOptions): Promise<OpenServer> {
  const hasToken = options.token !== undefined || (await isSignedIn(undefined, options.server, context))
  return hasToken ? openServer(context, options, refusalOfRequest) : openPublicServer(context, options)
}

async function sendWritten(client: ScriptClient, request: WrittenRequest, { words }: Context): Promise<Response> {
  const { BadRequestError } = await import('@ma-cantine/lib/http/api-error')
  try {
    return await client.send(request)
  } catch (error) {
    throw error instanceof BadRequestError ? refusedFields(error, words) : error
  }
}

const isJson = ({ headers }: Response): boolean =>
  /^application\/([\w.]+\+)?json\b/.test(headers.get('content-type') ?? '')

async function saved(
  response: Response,
  place: string,
  { server }: OpenServer,
  { words }: Context,
  { force }: ApiOptions,
): Promise<Result> {
  const { bytes } = await awaitWrite(place, words, saveDownload(response, place, force === true))
  const json = { ok: true, server, status: response.status, file: place, bytes }
  return { exitCode: exitCodes.fine, json, text: words.api.saved(place) }
}

/** @throws Failure for a file, which no JSON object holds. */
async function asJson(response: Response, { server }: OpenServer, { words }: Context): Promise<Result> {
  const { status } = response
  const isEmpty = status === 204 || response.headers.get('content-length') === '0'
  if (!isEmpty && !isJson(response)) {
    await response.body?.cancel()
    throw new Failure(exitCodes.usage, { code: 'not-json-answer', ...words.api.notJsonAnswer })
  }
  const answer: unknown = isEmpty ? null : JSON.parse(await wholeText(response))
  return { exitCode: exitCodes.fine, json: { ok: true, server, status, answer }, text: '' }
}

async function asItCame(response: Response, { failureOf }: OpenServer): Promise<Result> {
  if (isJson(response) && process.stdout.isTTY) {
    const text = JSON.stringify(JSON.parse(await wholeText(response)), null, 2)
    return { exitCode: exitCodes.fine, json: null, text }
  }
  return {
    exitCode: exitCodes.fine,
    json: null,
    text: '',
    stream: async function* () {
      try {
        yield* partsOf(response)
        if (isJson(response)) yield '\n'
      } catch (error) {
        throw failureOf(error)
      }
    },
  }
}

async function wholeText(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const part of partsOf(response)) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}
