import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Context } from '../app/context.ts'
import { wholeNumber } from '../app/options.ts'
import { runCommand, type Verb } from '../app/run-command.ts'
import { outputsResult } from '../output/outputs-result.ts'
import { callServer, type ServerOptions, type ServerVerb } from '../transport/call-server.ts'
import { wordsOf } from '../words/words.ts'
import { type FieldOptions, fieldOptions, showsRows } from './field-options.ts'
import { firstResults, type Page } from './first-results.ts'
import { addFilters, hasFilter, type ListedRecords, refusalOfRecords } from './records.ts'
import { rowsResult } from './rows-result.ts'

interface ListOptions extends ServerOptions, FieldOptions {
  readonly json?: true
  readonly limit: number
  readonly all?: true
}

/** Reads the first records that match, as the server orders them. @throws Failure when the server does not give them. */
export function readRecords<Item, Filters extends object, Query extends object>(
  records: ListedRecords<Item, Filters, Query>,
  options: ServerOptions & Filters & { readonly limit: number },
  context: Context,
) {
  return callServer(context, options, refusalOfRecords(records), async client => {
    const query = await records.query(client, options, context)
    return firstResults(options.limit, records.mostInPage, paging => records.read(client, { ...query, ...paging }))
  })
}

/** Defines `list`: the first records that match, as the server orders them. */
export function defineList<Item, Filters extends object, Query extends object>(
  verb: ServerVerb,
  records: ListedRecords<Item, Filters, Query>,
  locale: Locale,
): void {
  const words = wordsOf(locale)
  const { help } = records.words(words)
  const command = addFilters(verb('list', help.list, true), records, words).option(
    `--limit <${words.help.countArgument}>`,
    help.limit,
    wholeNumber(words),
    20,
  )
  for (const option of records.listOptions?.(words) ?? []) command.addOption(option)
  if (help.all) command.option('--all', help.all)
  fieldOptions(command, words)
  if (help.listJson) command.addHelpText('after', `\n${help.listJson}`)

  const list: Verb<ListOptions & Filters> = async (context, _args, options) => {
    const isInRows = showsRows(options, context.words)
    const limit = options.all ? Number.POSITIVE_INFINITY : options.limit
    const { server, answer } = await readRecords(records, { ...options, limit }, context)
    const { count, results } = answer
    if (isInRows) {
      const json = { ok: true, server, count, [records.many]: results }
      return rowsResult(json, records.many, closing(answer, options, context), options, context)
    }
    const outputs = await Promise.all(results.map(item => records.describe(item, context)))
    return outputsResult(outputs, closing(answer, options, context), { server, count, [records.many]: results })
  }

  /** What a list says after its results: how many it did not show and what to run next. */
  function closing({ count, results }: Page<Item>, filters: Filters, context: Context): readonly string[] {
    const sentences = records.words(context.words)
    if (count === 0) {
      const noneFound = hasFilter(records, filters, words) ? sentences.noneFound : undefined
      return [noneFound?.(filters) ?? sentences.none]
    }
    const hiddenCount = count - results.length
    return [...(hiddenCount > 0 ? [sentences.hidden(hiddenCount)] : []), sentences.listMore]
  }

  command.action(runCommand(list, locale))
}
