import type { Client } from '@ma-cantine/lib/http/client'
import type { ImportDetail } from '@ma-cantine/lib/imports/import-record'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import type { Context } from '../app/context.ts'
import { exitCodes } from '../app/exit-code.ts'
import { Failure } from '../app/failure.ts'
import type { FileOutput } from '../app/file-output.ts'
import { filesText } from '../app/files-text.ts'
import { seconds, wholeNumber } from '../app/options.ts'
import type { Result } from '../app/result.ts'
import { runCommand, type Verb } from '../app/run-command.ts'
import { chooseServer, chooseToken, warnUnlessPrivate } from '../app/sign-in.ts'
import { wordsOf } from '../words/words.ts'

interface ImportsOptions {
  readonly server?: string
  readonly token?: string
  readonly timeout: number
}

interface ListOptions extends ImportsOptions {
  readonly limit: number
}

export function defineImports(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words
  const imports = program.command('imports').description(help.imports).helpCommand(false)
  const verb = (name: string, description: string, isDefault = false) =>
    imports
      .command(name, { isDefault })
      .description(description)
      .option(`--server <${help.serverArgument}>`, help.server)
      .option(`--token <${help.tokenArgument}>`, help.token)
      .option(`--timeout <${help.timeoutArgument}>`, help.timeout, seconds(words), 120)
  verb('list', help.importsList, true)
    .option(`--limit <${help.importLimitArgument}>`, help.importLimit, wholeNumber(words), 20)
    .action(runCommand(list, locale))
  verb('show', help.importsShow).argument(`<${help.importIdArgument}>`, help.importId).action(runCommand(show, locale))
  verb('undo', help.importsUndo).argument(`<${help.importIdArgument}>`, help.importId).action(runCommand(undo, locale))
}

const list: Verb<ListOptions> = async (context, _args, options) => {
  const [{ describeImport }, { listImports }] = await Promise.all([
    import('../app/import-record-output.ts'),
    import('@ma-cantine/lib/imports/imports-api'),
  ])
  const { words } = context
  const { server, answer } = await callServer(context, options, client =>
    client.call(listImports, { query: { limit: options.limit } }),
  )
  const { count, results } = answer
  const older = count - results.length
  const closing =
    count === 0 ? [words.imports.none] : [...(older > 0 ? [words.imports.older(older)] : []), words.imports.listMore]
  const outputs = results.map(record => describeImport(record, context))
  return listResult(outputs, closing, { server, count, imports: results })
}

const show: Verb<ImportsOptions> = async (context, [text], options) => {
  const importId = readId(text, context)
  const { getImport } = await import('@ma-cantine/lib/imports/imports-api')
  const { server, answer } = await callServer(context, options, client =>
    client.call(getImport, { params: { importId } }),
  )
  const closing = answer.undoLimit === null ? [] : [context.words.imports.howToUndo(answer.id)]
  return detailResult(answer, closing, server, context)
}

const undo: Verb<ImportsOptions> = async (context, [text], options) => {
  const importId = readId(text, context)
  const { undoImport } = await import('@ma-cantine/lib/imports/imports-api')
  const { server, answer } = await callServer(context, options, client =>
    client.call(undoImport, { params: { importId } }),
  )
  return detailResult(answer, [], server, context)
}

function readId(text: string | undefined, { words }: Context): number {
  if (text !== undefined && /^[1-9]\d{0,14}$/.test(text)) return Number(text)
  throw new Failure(exitCodes.usage, { code: 'bad-import-id', ...words.imports.badId(text ?? '') })
}

/** Calls the server. @throws Failure that tells what went wrong. */
async function callServer<Answer>(
  context: Context,
  options: ImportsOptions,
  call: (client: Client) => Promise<Answer>,
): Promise<{ readonly server: string; readonly answer: Answer }> {
  const { words, locale } = context
  const server = await chooseServer(options.server, context)
  const token = await chooseToken(options.token, server, context)
  warnUnlessPrivate(server, context)
  const [{ connect }, { serverProblem }, { RefusedError }] = await Promise.all([
    import('../app/transport.ts'),
    import('../app/server-problem.ts'),
    import('@ma-cantine/lib/http/api-error'),
  ])
  try {
    return { server, answer: await call(connect({ server, token, timeoutSeconds: options.timeout, locale })) }
  } catch (error) {
    if (error instanceof RefusedError && error.status === 404) {
      throw new Failure(exitCodes.usage, { code: 'unknown-import', ...words.imports.unknown(error.detail) })
    }
    if (error instanceof RefusedError && error.status === 409) {
      throw new Failure(exitCodes.refused, { code: 'cannot-undo', ...words.imports.cannotUndo(error.detail) })
    }
    const failure = serverProblem(error, server, options.timeout, words)
    throw failure ? new Failure(failure.exitCode, failure.problem) : error
  }
}

async function detailResult(
  detail: ImportDetail,
  closing: readonly string[],
  server: string,
  context: Context,
): Promise<Result> {
  const { describeImportDetail } = await import('../app/import-record-output.ts')
  return listResult([describeImportDetail(detail, context)], closing, { server, import: detail })
}

function listResult(outputs: readonly FileOutput[], closing: readonly string[], json: object): Result {
  return {
    exitCode: exitCodes.fine,
    json: { ok: true, ...json },
    text: filesText(outputs, closing),
    view: async () => (await import('../views/files.tsx')).filesView(outputs, closing),
  }
}
