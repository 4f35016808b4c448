import type { Locale } from '@ma-cantine/lib/messages/locale'
import { yearNumber } from '../app/options.ts'
import { type CommonOptions, runCommand, type Verb } from '../app/run-command.ts'
import { canteenFilter, canteenQuery } from '../canteens/canteen-filter.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { callServer, type ServerOptions, type ServerVerb } from '../transport/call-server.ts'
import { wordsOf } from '../words/words.ts'
import { purchaseRefusal } from './purchase-filters.ts'
import { minimumShares } from './purchase-options.ts'
import type { WatchedShare } from './summary-shares.ts'

interface SummaryOptions extends CommonOptions, ServerOptions {
  readonly canteen?: readonly string[]
  readonly year?: number
  readonly failUnder?: ReadonlyMap<WatchedShare, number>
}

export function definePurchasesSummary(verb: ServerVerb, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.purchases
  verb('summary', help.summary)
    .addOption(canteenFilter(words, help.summaryCanteen))
    .option(`--year <${words.help.yearArgument}>`, help.year, yearNumber(words))
    .option(`--fail-under <${help.sharesArgument}>`, help.failUnder, minimumShares(words))
    .addHelpText('after', `\n${help.summaryJson}`)
    .action(runCommand(summarise, locale))
}

const summarise: Verb<SummaryOptions> = async (context, _args, options) => {
  const [
    { frenchNote },
    { getPurchasesOverview, listPurchaseSums },
    { shareOf, summaryJson, summaryRows },
    { summaryText },
  ] = await Promise.all([
    import('@ma-cantine/lib/purchases/french-note'),
    import('@ma-cantine/lib/purchases/purchase-sums-api'),
    import('./purchase-summary-output.ts'),
    import('./summary-rows.ts'),
  ])
  const { server, answer } = await callServer(context, options, purchaseRefusal, async client => {
    const canteen = await canteenQuery(client, options.canteen, context)
    const overview = await client.call(getPurchasesOverview, { query: { ...canteen, year: options.year } })
    const year = overview.year ?? undefined
    const sums = await client.call(listPurchaseSums, { query: { ...canteen, year, by: 'family' } })
    return summaryJson(overview, year === undefined ? [] : sums.results)
  })
  const { purchases } = context.words
  const failed = [...(options.failUnder ?? [])].flatMap(([share, minimum]) => {
    const percent = shareOf(answer, share)
    return percent !== null && percent >= minimum ? [] : [{ share, percent, minimum }]
  })
  const note = answer.meat.francePercent && answer.year !== null ? frenchNote(answer.year, context.locale) : null
  const closing = [
    ...(note === null ? [] : [note]),
    ...failed.map(({ share, percent, minimum }) =>
      purchases.failedUnder(purchases.summary.labels[share === 'bio' ? 'organic' : 'combined'], percent, minimum),
    ),
  ]
  const title =
    answer.year === null || answer.purchaseCount === 0
      ? purchases.noneInYear(options.year ?? answer.year)
      : purchases.summaryTitle(answer.year, answer.canteenCount, answer.purchaseCount)
  const groups = answer.purchaseCount === 0 ? [] : summaryRows(answer, context)
  return {
    exitCode: failed.length > 0 ? exitCodes.refused : exitCodes.fine,
    json: { ok: failed.length === 0, server, ...answer, failedUnder: failed },
    text: [
      title,
      ...(groups.length > 0 ? [summaryText(groups)] : []),
      ...(closing.length > 0 ? [closing.join('\n')] : []),
    ].join('\n\n'),
    ...(groups.length > 0
      ? {
          view: async (columns: number) =>
            (await import('./views/summary.tsx')).summaryView(title, groups, closing, columns),
        }
      : {}),
  }
}
