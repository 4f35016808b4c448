import { limitsOfPage } from '@ma-cantine/lib/lists/page-numbers'
import { listActionableCanteens } from '@ma-cantine/lib/teledeclaration/actionable-canteens-api'
import type { ActionCounts, PendingAction } from '@ma-cantine/lib/teledeclaration/pending-actions'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../app/client.ts'
import { canteensQueryKey } from '../canteens/canteen-queries.ts'

/** The page of a list of canteens with what is left to do for each. */
export interface ActionChoice {
  readonly page: number
  readonly size: number
  readonly search: string
  /** Types of production, joined by commas. */
  readonly type?: string
  readonly ordering: string
  /** Only the canteens for which one of these is left to do; empty for all. */
  readonly actions: readonly PendingAction[]
}

/** The counts cover all canteens that the search and the type leave, whatever is left to do. */
export const actionableCanteensPage = (year: number, choice: ActionChoice) =>
  queryOptions({
    queryKey: [...canteensQueryKey, 'actions', year, choice],
    // Adds the choice to the data: the previous page stays visible while the next one loads.
    queryFn: async ({ signal }) => {
      const { page, size, search, type = '', ordering, actions } = choice
      const query = {
        ...limitsOfPage(page, size),
        search,
        production_type: type,
        ordering,
        action: [...actions],
        without: ['diagnostics'],
      }
      const answer = await client.call(listActionableCanteens, { params: { year }, query, signal })
      return { ...answer, page, size }
    },
    placeholderData: keepPreviousData,
    // It follows every change of a canteen, of a report, of a kitchen, and the date.
    staleTime: 0,
  })

/** What is left to do for all canteens of the person: how many for each action. */
export const actionsOverview = (year: number) =>
  queryOptions({
    queryKey: [...canteensQueryKey, 'overview', year],
    queryFn: async ({ signal }) => {
      const { actionCounts, hasPendingActions, undiagnosedCanteensWithPurchases } = await client.call(
        listActionableCanteens,
        { params: { year }, query: { limit: 1, without: ['diagnostics'] }, signal },
      )
      return { actionCounts, hasPendingActions, undiagnosedCanteensWithPurchases }
    },
    staleTime: 0,
  })

/** How many canteens these actions are left for; all by default. */
export function countOf(counts: ActionCounts, actions = Object.keys(counts) as readonly PendingAction[]): number {
  return actions.reduce((sum, action) => sum + (counts[action] ?? 0), 0)
}
