import type { RefusedError } from '@ma-cantine/lib/http/api-error'
import type { ImportDetail } from '@ma-cantine/lib/imports/import-record'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import type { Context } from '../app/context.ts'
import { wholeNumber } from '../app/options.ts'
import { runCommand, type Verb } from '../app/run-command.ts'
import type { FileOutput } from '../output/file-output.ts'
import { filesText } from '../output/files-text.ts'
import type { Result } from '../output/result.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { callServer, type ServerOptions, serverVerbs } from '../transport/call-server.ts'
import { wordsOf } from '../words/words.ts'

interface ListOptions extends ServerOptions {
  readonly limit: number
}

interface ShowOptions extends ServerOptions {
  readonly changes?: true
  readonly page: number
}

/** Enough for a screen; `--page` gives the others. */
const changesOnPage = 20

export function defineImports(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words
  const imports = program.command('imports').description(help.imports).helpCommand(false)
  const verb = serverVerbs(imports, words)
  verb('list', help.importsList, true)
    .option(`--limit <${help.importLimitArgument}>`, help.importLimit, wholeNumber(words), 20)
    .action(runCommand(list, locale))
  verb('show', help.importsShow)
    .argument(`<${help.importIdArgument}>`, help.importId)
    .option('--changes', help.importChanges)
    .option(`--page <${help.importPageArgument}>`, help.importPage, wholeNumber(words), 1)
    .action(runCommand(show, locale))
  verb('undo', help.importsUndo).argument(`<${help.importIdArgument}>`, help.importId).action(runCommand(undo, locale))
}

const list: Verb<ListOptions> = async (context, _args, options) => {
  const [{ describeImport }, { listImports }] = await Promise.all([
    import('./import-record-output.ts'),
    import('@ma-cantine/lib/imports/imports-api'),
  ])
  const { words } = context
  const { server, answer } = await callServer(context, options, refusalOf, client =>
    client.call(listImports, { query: { limit: options.limit } }),
  )
  const { count, results } = answer
  const older = count - results.length
  const closing =
    count === 0 ? [words.imports.none] : [...(older > 0 ? [words.imports.older(older)] : []), words.imports.listMore]
  const outputs = results.map(record => describeImport(record, context))
  return listResult(outputs, closing, { server, count, imports: results })
}

const show: Verb<ShowOptions> = async (context, [text], options) => {
  const importId = readId(text, context)
  const { getImport } = await import('@ma-cantine/lib/imports/imports-api')
  const { server, answer } = await callServer(context, options, refusalOf, client =>
    client.call(getImport, { params: { importId } }),
  )
  const closing = answer.undoLimit === null ? [] : [context.words.imports.howToUndo(answer.id)]
  if (options.changes) return showChanges(answer, closing, context, options)
  return detailResult(answer, closing, server, context)
}

/** A page of the changes of an import, below its details. */
async function showChanges(
  detail: ImportDetail,
  closing: readonly string[],
  context: Context,
  options: ShowOptions,
): Promise<Result> {
  const [{ describeImportDetail }, { describeChanges }, { listImportChanges }] = await Promise.all([
    import('./import-record-output.ts'),
    import('./change-plan.ts'),
    import('@ma-cantine/lib/imports/imports-api'),
  ])
  const { id, kind } = detail
  const page = Math.max(options.page, 1)
  const offset = (page - 1) * changesOnPage
  const { server, answer } = await callServer(context, options, refusalOf, client =>
    client.call(listImportChanges, { params: { importId: id }, query: { limit: changesOnPage, offset } }),
  )
  const { count, results } = answer
  const { words } = context
  const last = offset + results.length
  const output = describeImportDetail(detail, context)
  const details = [...(output.details ?? []), ...describeChanges(results, kind, words)]
  const lines = [
    words.imports.changesShown(Math.min(offset + 1, last), last, count),
    ...(last < count && results.length > 0 ? [words.imports.changesNext(id, page + 1)] : []),
    ...closing,
  ]
  const changes = { count, page, results }
  return listResult([{ ...output, details }], lines, { server, import: detail, changes })
}

const undo: Verb<ServerOptions> = async (context, [text], options) => {
  const importId = readId(text, context)
  const { undoImport } = await import('@ma-cantine/lib/imports/imports-api')
  const { server, answer } = await callServer(context, options, refusalOf, client =>
    client.call(undoImport, { params: { importId } }),
  )
  return detailResult(answer, [], server, context)
}

function readId(text: string | undefined, { words }: Context): number {
  if (text !== undefined && /^[1-9]\d{0,14}$/.test(text)) return Number(text)
  throw new Failure(exitCodes.usage, { code: 'bad-import-id', ...words.imports.badId(text ?? '') })
}

function refusalOf({ status, detail }: RefusedError, { words }: Context): Failure | null {
  if (status === 404) return new Failure(exitCodes.usage, { code: 'unknown-import', ...words.imports.unknown(detail) })
  if (status === 409) {
    return new Failure(exitCodes.refused, { code: 'cannot-undo', ...words.imports.cannotUndo(detail) })
  }
  return null
}

async function detailResult(
  detail: ImportDetail,
  closing: readonly string[],
  server: string,
  context: Context,
): Promise<Result> {
  const { describeImportDetail } = await import('./import-record-output.ts')
  return listResult([describeImportDetail(detail, context)], closing, { server, import: detail })
}

function listResult(outputs: readonly FileOutput[], closing: readonly string[], json: object): Result {
  return {
    exitCode: exitCodes.fine,
    json: { ok: true, ...json },
    text: filesText(outputs, closing),
    view: async () => (await import('../output/views/files.tsx')).filesView(outputs, closing),
  }
}
