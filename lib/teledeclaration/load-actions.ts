import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Client } from '../http/client.ts'
import { pageSizes } from '../lists/page-size.ts'
import { type ActionableCanteen, type ActionSelection, listActionableCanteens } from './actionable-canteens-api.ts'
import type { PendingAction } from './pending-actions.ts'

export interface ReadyCanteen {
  readonly canteen: ActionableCanteen
  readonly diagnostic: Diagnostic
}

interface Wanted {
  /** The actions of the canteens to load; all by default. */
  readonly only?: readonly PendingAction[]
  /** The diagnostics to leave out; all by default. */
  readonly without?: ActionSelection['without'][number]
  readonly signal?: AbortSignal | undefined
}

/** What is left to do for the canteens that one manages, by name, page after page. */
export async function loadActions(
  client: Client,
  year: number,
  { only = [], without = 'diagnostics', signal }: Wanted = {},
): Promise<ActionableCanteen[]> {
  const limit = pageSizes.actionableCanteens.most
  const canteens: ActionableCanteen[] = []
  for (;;) {
    const query = { ordering: 'name', limit, offset: canteens.length, action: [...only], without: [without] }
    const page = await client.call(listActionableCanteens, { params: { year }, query, ...(signal ? { signal } : {}) })
    canteens.push(...page.results)
    if (page.results.length === 0 || canteens.length >= page.count) return canteens
  }
}

/** The canteens that can be declared now, each with the diagnostic to declare. */
export async function loadReady(client: Client, year: number, signal?: AbortSignal): Promise<ReadyCanteen[]> {
  const canteens = await loadActions(client, year, { only: ['40_teledeclare'], without: 'otherYears', signal })
  return canteens.flatMap(canteen => {
    const diagnostic = canteen.diagnostics.find(each => each.year === year)
    return diagnostic ? [{ canteen, diagnostic }] : []
  })
}
