import { currentYear } from '@ma-cantine/lib/messages/today'
import type { ActionableCanteen } from '@ma-cantine/lib/teledeclaration/actionable-canteens-api'
import { isDeclarationOver } from '@ma-cantine/lib/teledeclaration/declaration-stage'
import { countReadiness, type ReadinessCounts, readinessOf } from '@ma-cantine/lib/teledeclaration/pending-actions'
import type { Context } from '../app/context.ts'
import { canteenIds } from '../canteens/canteen-filter.ts'
import { refusalOfRecords } from '../lists/records.ts'
import { type OpenServer, openServer, type ServerOptions } from '../transport/call-server.ts'

export interface PendingOptions extends ServerOptions {
  readonly year?: number
  readonly canteen?: readonly string[]
}

/** What the canteens of the account lack before they can be declared. */
export interface Pending {
  readonly server: string
  readonly year: number
  readonly lacking: readonly ActionableCanteen[]
  readonly sums: ReadinessCounts
  /** Whether some can be declared now. */
  readonly canDeclare: boolean
}

export const refusalOfDeclarations = refusalOfRecords({ unknownCode: 'unknown-canteen', words: words => words.declare })

export const lastYear = (): number => currentYear() - 1

/** Tells whether a canteen is one of those asked for: of all, unless some are named. */
export async function askedFor({ client }: OpenServer, { canteen = [] }: PendingOptions, context: Context) {
  const only = await canteenIds(client, canteen, context)
  return (id: number): boolean => only.length === 0 || only.includes(id)
}

/** Whether the reports of a year are no longer declared for the first time. */
async function isTooLate({ client }: OpenServer, year: number): Promise<boolean> {
  const { campaignState, listCampaignDates } = await import('@ma-cantine/lib/teledeclaration/campaign-dates-api')
  const dates = (await client.call(listCampaignDates, {})).find(each => each.year === year)
  const now = new Date()
  return dates !== undefined && isDeclarationOver(campaignState(dates, now), now)
}

/** @throws Failure when nobody is signed in, or the server does not answer. */
export async function readPending(context: Context, options: PendingOptions): Promise<Pending> {
  const year = options.year ?? lastYear()
  const opened = await openServer(context, options, refusalOfDeclarations)
  const load = async () => {
    const { loadActions } = await import('@ma-cantine/lib/teledeclaration/load-actions')
    const isAsked = await askedFor(opened, options, context)
    return (await loadActions(opened.client, year)).filter(({ id }) => isAsked(id))
  }
  const [canteens, isOver] = await Promise.all([load(), isTooLate(opened, year)]).catch(error => {
    throw opened.failureOf(error)
  })
  const actions = Map.groupBy(canteens, ({ action }) => action)
  return {
    server: opened.server,
    year,
    lacking: canteens.filter(({ action }) => readinessOf(action, isOver) === 'lacking'),
    sums: countReadiness(Object.fromEntries([...actions].map(([action, { length }]) => [action, length])), isOver),
    canDeclare: actions.has('40_teledeclare'),
  }
}

/** How many canteens are ready, in one sentence. */
export function pendingSummary({ sums, year }: Pending, { words: { declare } }: Pick<Context, 'words'>): string {
  if (sums.all === 0) return declare.none
  return sums.ready === sums.all ? declare.allReady(sums.all, year) : declare.someReady(sums, year)
}
