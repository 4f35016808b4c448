import type { Purchase } from '@ma-cantine/lib'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Context } from '../app/context.ts'
import { wholeNumber } from '../app/options.ts'
import { type CommonOptions, runCommand, type Verb } from '../app/run-command.ts'
import { type FieldOptions, fieldOptions, showsRows } from '../lists/field-options.ts'
import { RecordRows } from '../lists/record-rows.ts'
import { addFilters, hasFilter } from '../lists/records.ts'
import { rowsResult } from '../lists/rows-result.ts'
import type { OutputMode } from '../output/output-mode.ts'
import type { Result } from '../output/result.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { type OpenServer, openServer, type ServerOptions, type ServerVerb } from '../transport/call-server.ts'
import { wordsOf } from '../words/words.ts'
import { type PurchaseFilterOptions, purchaseQuery, purchaseRecords, purchaseRefusal } from './purchase-filters.ts'
import { purchaseSortOption } from './purchase-options.ts'
import { type PurchaseLine, purchaseCard, purchaseLine, purchaseRow } from './purchase-output.ts'

interface ListOptions extends CommonOptions, ServerOptions, PurchaseFilterOptions, FieldOptions {
  readonly sort?: string
  readonly page: number
  readonly limit: number
  readonly all?: true
}

export function definePurchasesList(verb: ServerVerb, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.purchases
  const command = addFilters(verb('list', help.list, true), purchaseRecords, words)
    .addOption(purchaseSortOption(words))
    .option(`--page <${words.help.pageArgument}>`, help.page, wholeNumber(words), 1)
    .option(`--limit <${words.help.countArgument}>`, help.limit, wholeNumber(words), 20)
    .option('--all', help.all)
  fieldOptions(command, words).addHelpText('after', `\n${help.listJson}`).action(runCommand(list, locale))
}

const list: Verb<ListOptions> = async (context, _args, options) => {
  showsRows(options, context.words)
  const opened = await openServer(context, options, purchaseRefusal)
  try {
    return await (options.all ? listAll(opened, context, options) : listPage(opened, context, options))
  } catch (error) {
    throw opened.failureOf(error)
  }
}

async function listPage(opened: OpenServer, context: Context, options: ListOptions): Promise<Result> {
  const { server, client } = opened
  const { words, locale } = context
  const { purchasePages, canteenNames } = await import('./purchase-pages.ts')
  const query = await purchaseQuery(client, options, context)
  const limit = Math.max(options.limit, 1)
  const page = Math.max(options.page, 1)
  const walk = { ordering: options.sort, offset: (page - 1) * limit, limit, seconds: options.timeout }
  let count = 0
  let totalPriceHt = 0
  let canteens: readonly number[] = []
  const purchases: Purchase[] = []
  for await (const piece of purchasePages(client, query, walk)) {
    ;({ count, totalPriceHt, canteens } = piece)
    purchases.push(...piece.purchases)
  }
  const many = canteens.length > 1 && !options.json
  const names = many
    ? await canteenNames(
        client,
        purchases.map(({ canteen }) => canteen),
      )
    : null
  const lines = purchases.map(purchase => purchaseLine(purchase, names, context))
  const first = walk.offset + 1
  const last = walk.offset + lines.length
  const closing =
    count === 0
      ? [hasFilter(purchaseRecords, options, words) ? words.purchases.noneFound : words.purchases.none]
      : lines.length === 0
        ? [words.purchases.beyondLastPage(Math.ceil(count / limit))]
        : [
            words.purchases.shown(first, last, count, formatEuros(totalPriceHt, locale)),
            ...(last < count ? [words.purchases.nextPage(page + 1)] : []),
          ]
  const json = { ok: true, server, count, totalPriceHt, page, limit, purchases }
  if (showsRows(options, words)) return rowsResult(json, 'purchases', closing, options, context)
  return {
    exitCode: exitCodes.fine,
    json,
    text: [...lines.map(purchaseRow), ...(lines.length > 0 ? [''] : []), ...closing].join('\n'),
    view: async columns =>
      (await import('./views/purchase-list.tsx')).purchaseListView(lines, closing, columns, context),
  }
}

/** Below this width, a purchase takes several lines. */
const rowWidth = 100

/** Every purchase, as the pages of the server come. */
async function listAll(opened: OpenServer, context: Context, options: ListOptions): Promise<Result> {
  const { allPurchases, canteenNames } = await import('./purchase-pages.ts')
  const query = await purchaseQuery(opened.client, options, context)
  const { words } = context

  async function* stream(mode: OutputMode, columns: number): AsyncGenerator<string> {
    const walk = { ordering: options.sort, seconds: options.timeout }
    const rows = mode === 'json' || showsRows(options, words) ? new RecordRows(options, mode, columns, context) : null
    let names: ReadonlyMap<number, string> | null = null
    let given = 0
    let total = 0
    let sum = 0
    try {
      for await (const { count, totalPriceHt, canteens, purchases } of allPurchases(opened.client, query, walk)) {
        if (rows) {
          yield rows.text(purchases)
        } else {
          if (given === 0 && canteens.length > 1) names = await canteenNames(opened.client, canteens)
          const lines = purchases.map(purchase => purchaseLine(purchase, names, context))
          yield lines.map(line => lineText(line, mode, columns, context)).join('')
        }
        given += purchases.length
        total = count
        sum = totalPriceHt
      }
    } catch (error) {
      throw opened.failureOf(error)
    }
    const closing = closingText(given, sum, options, context)
    if (!rows) yield `${closing}\n`
    else if (mode !== 'json') context.notice(closing.trim())
    if (given !== total) context.notice(words.purchases.changedMeanwhile(given, total))
  }
  return { exitCode: exitCodes.fine, json: null, text: '', stream }
}

function lineText(line: PurchaseLine, mode: OutputMode, columns: number, context: Context): string {
  if (mode === 'view' && columns < rowWidth) {
    const [title, ...facts] = purchaseCard(line, context)
    return `${[title, ...facts.filter(fact => fact !== '').map(fact => `  ${fact}`)].join('\n')}\n`
  }
  return `${purchaseRow(line)}\n`
}

function closingText(given: number, sum: number, options: ListOptions, { words, locale }: Context): string {
  if (given > 0) return `\n${words.purchases.total(given, formatEuros(sum, locale))}`
  return hasFilter(purchaseRecords, options, words) ? words.purchases.noneFound : words.purchases.none
}
