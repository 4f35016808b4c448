import type { ConversionOptions } from '@ma-cantine/lib/conversion/convert-file'
import type { Context } from '../app/context.ts'
import { firstResults } from '../lists/first-results.ts'
import { callServer, type ServerOptions } from '../transport/call-server.ts'
import { isSignedIn } from '../transport/sign-in.ts'

/** Gives the canteens of the account; asks the server once, however many files need them. */
export type AskCanteens = () => Promise<NonNullable<ConversionOptions['canteens']>>

/** Null where nobody is signed in and no server is named: the command then works without any. */
export async function canteensAsker(options: ServerOptions, context: Context): Promise<AskCanteens | null> {
  const isAsked = options.server !== undefined || (await isSignedIn(options.token, options.server, context))
  if (!isAsked) return null
  let answer: ReturnType<AskCanteens> | null = null
  return () => {
    answer ??= askCanteens(options, context)
    return answer
  }
}

/** @throws Failure that tells why the server does not give them. */
async function askCanteens(options: ServerOptions, context: Context): ReturnType<AskCanteens> {
  const [{ listCanteenSummaries }, { pageSizes }, { canteenOfSummary }] = await Promise.all([
    import('@ma-cantine/lib/canteens/canteens-api'),
    import('@ma-cantine/lib/lists/page-size'),
    import('@ma-cantine/lib/conversion/canteen-of-summary'),
  ])
  const progress = (done: number, total: number | null) =>
    context.progress.show({ step: 'list', file: '', unit: 'canteens', done, total })
  const { answer } = await callServer(
    context,
    options,
    () => null,
    client =>
      firstResults(Number.POSITIVE_INFINITY, pageSizes.canteens.most, async paging => {
        const query = { ...paging, ordering: 'name', without: ['diagnostics'] }
        const page = await client.call(listCanteenSummaries, { query })
        progress(paging.offset + page.results.length, page.count)
        return page
      }),
  )
  context.progress.stop()
  return new Map(answer.results.flatMap(each => (each.siret === null ? [] : [[each.siret, canteenOfSummary(each)]])))
}
