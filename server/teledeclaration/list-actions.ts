import type {
  ActionableCanteen,
  ActionSelection,
  actionOrders,
} from '@ma-cantine/lib/teledeclaration/actionable-canteens-api'
import { needsWork, type PendingAction, pendingActionOf } from '@ma-cantine/lib/teledeclaration/pending-actions'
import type { Knex } from 'knex'
import { loadSummaries } from '../canteens/load-summaries.ts'
import { inList } from '../database/in-list.ts'
import { rawRows, type SqlPart } from '../database/sql.ts'
import { likePattern } from '../lists/like-pattern.ts'
import { type OrderColumn, orderTerms } from '../lists/order-terms.ts'
import { managedCanteens, type Reach } from '../teams/managed-canteens.ts'
import { noSuchCanteen } from '../teams/require-managed.ts'
import { actionsTable, type CampaignYear, loadSituations } from './situations.ts'

const columns: Readonly<Record<(typeof actionOrders)[number], OrderColumn>> = {
  // It begins with the name, without case and accents.
  name: { column: 'search_text' },
  productionType: { column: 'production_type', nullable: true },
  action: { column: 'action' },
  modificationDate: { column: 'modification_date' },
}

type Filters = Pick<ActionSelection, 'search' | 'production_type' | 'ordering'>

/** The managed canteens that match, each with what is left to do for it, in order. One query. */
export function selectActions(
  database: Knex,
  reach: Reach,
  campaign: CampaignYear,
  { search, production_type, ordering }: Filters,
): Promise<{ readonly id: number; readonly action: PendingAction }[]> {
  const conditions: SqlPart[] = [
    { sql: 'id IN ?', bindings: [managedCanteens(database, reach)] },
    ...(production_type.length > 0
      ? [{ sql: '?', bindings: [inList(database, 'production_type', production_type, 'text')] }]
      : []),
    ...search.map(term => ({ sql: "search_text LIKE ? ESCAPE '\\'", bindings: [likePattern(term)] })),
  ]
  const selected = {
    sql: `(SELECT id FROM canteens WHERE ${conditions.map(({ sql }) => sql).join(' AND ')})`,
    bindings: conditions.flatMap(({ bindings }) => bindings),
  }
  const { sql, bindings } = actionsTable(campaign, 'actions', selected)
  const order = ordering.length > 0 ? ordering : [{ field: 'modificationDate', descending: false } as const]
  return rawRows(
    database,
    `WITH ${sql} SELECT canteens.id, action FROM actions JOIN canteens ON canteens.id = actions.id
     ORDER BY ${orderTerms(order, columns, ['canteens.id'])}`,
    bindings,
  )
}

/** A page of the managed canteens that match, with the counts of all of them. */
export async function listActions(
  database: Knex,
  reach: Reach,
  campaign: CampaignYear,
  { limit, offset, action: wanted, ...filters }: ActionSelection,
) {
  const all = await selectActions(database, reach, campaign, filters)
  const found = wanted.length > 0 ? all.filter(({ action }) => wanted.includes(action)) : all
  const page = found.slice(offset, offset + limit)
  const actionOf = new Map(page.map(({ id, action }) => [id, action]))
  const summaries = await loadSummaries(database, [...actionOf.keys()])
  const counts = new Map<PendingAction, number>()
  for (const { action } of all) counts.set(action, (counts.get(action) ?? 0) + 1)
  return {
    count: found.length,
    results: summaries.map(canteen => ({ ...canteen, action: actionOf.get(canteen.id) ?? '95_nothing' })),
    undiagnosedCanteensWithPurchases: all.flatMap(({ id, action }) => (action === '18_prefill_diagnostic' ? id : [])),
    canteensToPublish: [],
    hasPendingActions: [...counts.keys()].some(needsWork),
    actionCounts: Object.fromEntries(counts),
  }
}

/** @throws Refusal (404) when the canteen has been deleted since. */
export async function loadActionableCanteen(
  database: Knex,
  campaign: CampaignYear,
  canteenId: number,
): Promise<ActionableCanteen> {
  const [canteen] = await loadSummaries(database, [canteenId])
  const situation = (await loadSituations(database, campaign, [canteenId])).get(canteenId)
  if (!canteen || !situation) throw noSuchCanteen()
  return { ...canteen, action: pendingActionOf(situation) }
}
