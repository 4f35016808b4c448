import type { ImportMapping } from '@ma-cantine/lib'
import { type FileKind, fileKinds } from '@ma-cantine/lib/imports/file-kind'
import { kindWords } from '@ma-cantine/lib/imports/kind-words'
import type { Mapping } from '@ma-cantine/lib/mapping/mapping'
import { mappingWords } from '@ma-cantine/lib/mapping/mapping-words'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import { type SingleByteEncoding, singleByteEncodings } from '@ma-cantine/lib/table-schema/single-byte'
import type { Command } from 'commander'
import type { Context } from '../app/context.ts'
import { oneOf, wholeNumber } from '../app/options.ts'
import { runCommand, type Verb } from '../app/run-command.ts'
import { readInput, readingProblem } from '../files/read-input.ts'
import { type FieldOptions, fieldOptions, showsRows } from '../lists/field-options.ts'
import { rowsResult } from '../lists/rows-result.ts'
import type { DetailOutput, FileOutput } from '../output/file-output.ts'
import { outputsResult } from '../output/outputs-result.ts'
import { quoteForShell } from '../output/quote-for-shell.ts'
import type { Result } from '../output/result.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { callServer, type ServerOptions, serverVerbs } from '../transport/call-server.ts'
import { wordsOf } from '../words/words.ts'
import { doubtProblem } from './doubt-problem.ts'
import { keepInAccount, refusalOfMappings, writeMappingFile } from './keep-mapping.ts'
import { findMapping, readMappingFile } from './load-mapping.ts'

interface SaveOptions extends ServerOptions {
  readonly from?: string
  readonly file?: string
  readonly kind: FileKind
  readonly encoding?: SingleByteEncoding
  readonly output?: string
  readonly force?: true
  readonly canteen?: number
}

export function defineMappings(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.mappings
  const verb = serverVerbs(program, 'mappings', help.mappings, words)
  fieldOptions(verb('list', help.list, true), words).action(runCommand(list, locale))
  verb('show', help.show).argument(`<${help.nameArgument}>`, help.name).action(runCommand(show, locale))
  verb('save', help.save)
    .argument(`<${help.nameArgument}>`, help.name)
    .option(`--from <${words.help.outputArgument}>`, help.from)
    .option(`--file <${words.help.outputArgument}>`, help.file)
    .option(`--kind <${words.help.kindArgument}>`, help.kind, oneOf(fileKinds, words), 'achats')
    .option(`--encoding <${words.help.encodingArgument}>`, words.help.encoding, oneOf(singleByteEncodings, words))
    .option(`-o, --output <${words.help.outputArgument}>`, help.output)
    .option('--force', words.help.force)
    .option(`--canteen <${words.canteens.help.numberArgument}>`, help.canteen, wholeNumber(words))
    .action(runCommand(save, locale))
  verb('delete', help.delete).argument(`<${help.nameArgument}>`, help.name).action(runCommand(remove, locale))
}

const list: Verb<ServerOptions & FieldOptions> = async (context, _args, options) => {
  const { listImportMappings } = await import('@ma-cantine/lib/mapping/mappings-api')
  const { server, answer } = await callServer(context, options, refusalOfMappings, client =>
    client.call(listImportMappings),
  )
  const { mappings } = context.words
  const closing = [answer.length === 0 ? mappings.none : mappings.listMore]
  if (showsRows(options, context.words)) {
    return rowsResult({ ok: true, server, mappings: answer }, 'mappings', closing, options, context)
  }
  const outputs = answer.map(kept => describeKept(kept, context))
  return outputsResult(outputs, closing, { server, mappings: answer })
}

const show: Verb<ServerOptions> = async (context, [name = ''], options) => {
  const { server, ...kept } = await findMapping(name, options, context)
  const output = { ...describeKept(kept, context), details: describeMapping(kept.mapping, context) }
  return outputsResult([output], [], { server, mapping: kept })
}

const save: Verb<SaveOptions> = async (context, [name = ''], options) => {
  const { from, file } = options
  if ((from === undefined) === (file === undefined)) {
    throw new Failure(exitCodes.usage, { code: 'from-or-file', ...context.words.mappings.fromOrFile })
  }
  return from === undefined ? keep(name, file ?? '', options, context) : propose(name, from, options, context)
}

/** Writes what is proposed for a file, to be looked at: nothing is sent. */
async function propose(
  name: string,
  from: string,
  { kind, encoding, output, force }: SaveOptions,
  context: Context,
): Promise<Result> {
  const { words, locale } = context
  const [{ surveySource }, { proposeMapping, mappingOf }, { confirmationsOf }] = await Promise.all([
    import('@ma-cantine/lib/mapping/survey-source'),
    import('@ma-cantine/lib/mapping/propose-mapping'),
    import('@ma-cantine/lib/mapping/confirmations'),
  ])
  const survey = await surveySource(
    readInput(from, () => {}),
    { kind, encoding },
  ).catch(error => {
    const problem = readingProblem(error, from, words)
    throw problem ? new Failure(exitCodes.usage, problem) : error
  })
  if (!survey) throw new Failure(exitCodes.refused, { code: 'no-table', ...words.mappings.noTable(from) })
  if ('doubt' in survey) throw new Failure(exitCodes.refused, doubtProblem(survey, context))
  const proposal = proposeMapping(kind, survey)
  const mapping: Mapping = {
    ...mappingOf(kind, proposal, { constants: [], negativeAmounts: 'refuse', totals: 'leave-out' }),
    toConfirm: confirmationsOf(proposal, locale),
  }
  const place = output ?? `${name}.json`
  await writeMappingFile(place, mapping, force === true, words)
  const { toConfirm } = mapping
  const quoted = makePrintable(quoteForShell(place))
  const closing = [
    toConfirm.length > 0 ? words.mappings.toConfirm(toConfirm.length) : words.mappings.nothingToConfirm,
    words.mappings.importIt(quoted, makePrintable(quoteForShell(from))),
    words.mappings.keepIt(makePrintable(quoteForShell(name)), quoted),
  ]
  const shown: FileOutput = {
    mark: 'good',
    file: makePrintable(from),
    verdict: words.mappings.proposed(makePrintable(place)),
    details: [...describeMapping(mapping, context), ...toConfirm.map(text => ({ text: `? ${makePrintable(text)}` }))],
  }
  return outputsResult([shown], closing, { file: place, mapping })
}

/** Keeps a mapping in the account of the caller. */
async function keep(
  name: string,
  file: string,
  { canteen, ...options }: SaveOptions,
  context: Context,
): Promise<Result> {
  const mapping = await readMappingFile(file, context)
  if (mapping.toConfirm.length > 0) {
    const { notConfirmed } = context.words.mappings
    throw new Failure(exitCodes.refused, { code: 'mapping-not-confirmed', ...notConfirmed(mapping.toConfirm.length) })
  }
  const { server, answer } = await keepInAccount(name, mapping, canteen ?? null, options, context)
  const output = { ...describeKept(answer, context), verdict: context.words.mappings.kept }
  return outputsResult([output], [], { server, mapping: answer })
}

const remove: Verb<ServerOptions> = async (context, [name = ''], options) => {
  const kept = await findMapping(name, options, context)
  const { deleteImportMapping } = await import('@ma-cantine/lib/mapping/mappings-api')
  const { server } = await callServer(context, options, refusalOfMappings, client =>
    client.call(deleteImportMapping, { params: { mappingId: kept.id } }),
  )
  const output = { ...describeKept(kept, context), verdict: context.words.mappings.deleted }
  return outputsResult([output], [], { server, deleted: kept.id })
}

function describeKept({ id, name, mapping, canteen, author }: ImportMapping, { words, locale }: Context): FileOutput {
  const { mappings } = words
  const shared = canteen && makePrintable(canteen.name)
  return {
    mark: 'good',
    file: makePrintable(name),
    verdict: mappings.numbered(id),
    message: [
      mappings.about(kindWords[locale][mapping.kind], mapping.columns.length),
      ...(shared === null
        ? []
        : [author === null ? mappings.shared(shared) : mappings.sharedBy(makePrintable(author), shared)]),
    ].join(' · '),
  }
}

function describeMapping({ columns, constants, leftOut }: Mapping, { words, locale }: Context): DetailOutput[] {
  const { mappings } = words
  const { dateOrders, decimalMarks } = mappingWords[locale]
  return [
    ...columns.map(({ target, from: sources }) => {
      const [first] = sources
      const how = first?.dates
        ? mappings.dates(dateOrders[first.dates])
        : first?.decimalMark
          ? mappings.decimals(decimalMarks[first.decimalMark])
          : ''
      const parts = sources.flatMap(({ values = [] }) =>
        values.map(({ text, codes }) => mappings.values(makePrintable(text), makePrintable(codes.join(', ')))),
      )
      const labels = sources.map(({ label }) => makePrintable(label))
      return { text: mappings.column(makePrintable(target), labels, how), ...(parts.length > 0 ? { parts } : {}) }
    }),
    ...constants.map(({ target, value }) => ({
      text: mappings.constant(makePrintable(target), makePrintable(value)),
    })),
    ...(leftOut.length > 0 ? [{ text: mappings.leftOut(leftOut.map(makePrintable)) }] : []),
  ]
}
