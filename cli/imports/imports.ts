import type { ImportDetail } from '@ma-cantine/lib/imports/import-record'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import type { Context } from '../app/context.ts'
import { wholeNumber } from '../app/options.ts'
import { runCommand, type Verb } from '../app/run-command.ts'
import { defineList } from '../lists/list-command.ts'
import { outputsResult } from '../output/outputs-result.ts'
import type { Result } from '../output/result.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { callServer, type ServerOptions, serverVerbs } from '../transport/call-server.ts'
import { wordsOf } from '../words/words.ts'
import { importRecords, loadApi, readImport, refusalOfImports, takeBackImport } from './import-calls.ts'

interface ShowOptions extends ServerOptions {
  readonly changes?: true
  readonly page: number
}

/** Enough for a screen; `--page` gives the others. */
const changesOnPage = 20

const loadOutput = () => import('./import-record-output.ts')

export function defineImports(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.imports
  const verb = serverVerbs(program, 'imports', help.command, words)
  defineList(verb, importRecords, locale)
  verb('show', help.show)
    .argument(`<${help.numberArgument}>`, help.number)
    .option('--changes', help.changes)
    .option(`--page <${words.help.pageArgument}>`, help.page, wholeNumber(words), 1)
    .action(runCommand(show, locale))
  verb('undo', help.undo).argument(`<${help.numberArgument}>`, help.number).action(runCommand(undo, locale))
}

const show: Verb<ShowOptions> = async (context, [text], options) => {
  const importId = readId(text, context)
  const { server, answer } = await readImport(context, options, importId)
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
    loadOutput(),
    import('./change-plan.ts'),
    loadApi(),
  ])
  const { id, kind } = detail
  const page = Math.max(options.page, 1)
  const offset = (page - 1) * changesOnPage
  const { server, answer } = await callServer(context, options, refusalOfImports, client =>
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
  return outputsResult([{ ...output, details }], lines, { server, import: detail, changes })
}

const undo: Verb<ServerOptions> = async (context, [text], options) => {
  const importId = readId(text, context)
  const { server, answer } = await takeBackImport(context, options, importId)
  return detailResult(answer, [], server, context)
}

function readId(text: string | undefined, { words }: Context): number {
  if (text !== undefined && /^[1-9]\d{0,14}$/.test(text)) return Number(text)
  throw new Failure(exitCodes.usage, { code: 'bad-import-id', ...words.imports.badNumber(text ?? '') })
}

async function detailResult(
  detail: ImportDetail,
  closing: readonly string[],
  server: string,
  context: Context,
): Promise<Result> {
  const { describeImportDetail } = await loadOutput()
  return outputsResult([describeImportDetail(detail, context)], closing, { server, import: detail })
}
