import type { CanteenSummary } from '@ma-cantine/lib/canteens/canteen-summary'
import type {
  ActionableCanteen,
  ActionSelection,
  actionOrders,
  CanteenTask,
} from '@ma-cantine/lib/teledeclaration/actionable-canteens-api'
import { needsWork, type PendingAction, pendingActionOf } from '@ma-cantine/lib/teledeclaration/pending-actions'
import { reportStateOf } from '@ma-cantine/lib/teledeclaration/report-state'
import type { Knex } from 'knex'
import { countSatellites } from '../canteens/list-satellites.ts'
import { loadSummaries } from '../canteens/load-summaries.ts'
import { inList } from '../database/in-list.ts'
import { rawRows, type SqlPart } from '../database/sql.ts'
import { likePattern } from '../lists/like-pattern.ts'
import { type OrderColumn, orderTerms } from '../lists/order-terms.ts'
import { isManagedSql, type Reach } from '../teams/managed-canteens.ts'
import { noSuchCanteen } from '../teams/require-managed.ts'
import { parisTime } from '../time/date-time.ts'
import { loadLateEnds } from './late-openings.ts'
import { actionsTable, type CampaignYear, loadSituations } from './situations.ts'

const columns: Readonly<Record<(typeof actionOrders)[number], OrderColumn>> = {
  // It begins with the name, without case and accents.
  name: { column: 'search_text' },
  productionType: { column: 'production_type', nullable: true },
  action: { column: 'action' },
  modificationDate: { column: 'modification_date' },
  creationDate: { column: 'creation_date' },
  dailyMealCount: { column: 'daily_meal_count', nullable: true },
}

type Filters = Pick<ActionSelection, 'search' | 'production_type' | 'ordering'>

/** The managed canteens that match, each with what is left to do for it, as the table `actions`; with its order. */
function matchingActions(
  database: Knex,
  reach: Reach,
  campaign: CampaignYear,
  { search, production_type, ordering }: Filters,
): { readonly table: SqlPart; readonly order: string } {
  const conditions: SqlPart[] = [
    { sql: '?', bindings: [isManagedSql(database, reach)] },
    ...(production_type.length > 0
      ? [{ sql: '?', bindings: [inList(database, 'canteens.production_type', production_type, 'text')] }]
      : []),
    ...search.map(term => ({ sql: "canteens.search_text LIKE ? ESCAPE '\\'", bindings: [likePattern(term)] })),
  ]
  const orders = ordering.length > 0 ? ordering : [{ field: 'modificationDate', descending: false } as const]
  const condition = {
    sql: conditions.map(({ sql }) => sql).join(' AND '),
    bindings: conditions.flatMap(({ bindings }) => bindings),
  }
  const ordered = new Set(orders.map(({ field }) => columns[field].column))
  ordered.delete('action')
  return {
    table: actionsTable(campaign, 'actions', { condition, columns: [...ordered] }),
    order: orderTerms(orders, columns, ['id']),
  }
}

/** The managed canteens for which one of these actions is left, in order. One query. */
export async function selectActions(
  database: Knex,
  reach: Reach,
  campaign: CampaignYear,
  wanted: PendingAction,
  filters: Filters,
): Promise<number[]> {
  const { table, order } = matchingActions(database, reach, campaign, filters)
  const rows = await rawRows<{ id: number }>(
    database,
    `WITH ${table.sql} SELECT id FROM actions WHERE action = ? ORDER BY ${order}`,
    [...table.bindings, wanted],
  )
  return rows.map(({ id }) => id)
}

interface ActionRow {
  readonly action: PendingAction
  /** Null for a count. */
  readonly id: number | null
  /** Place in the page; null for a canteen to create the diagnostic of. */
  readonly place: number | null
  readonly count: number | string | null
}

/** A canteen without the diagnostics, its own and those of its kitchen; that it has a kitchen stays told. */
const leaveOutDiagnostics = (canteen: CanteenSummary): CanteenSummary => ({
  ...canteen,
  diagnostics: [],
  centralKitchenDiagnostics: canteen.centralKitchenDiagnostics && [],
})

/**
 * A page of the managed canteens that match, with the counts of all of them. What is left to do is computed once for
 * all, in one query that returns the rows of the page and the counts alone.
 */
export async function listActions(
  database: Knex,
  reach: Reach,
  campaign: CampaignYear,
  { limit, offset, action: wanted, without, ...filters }: ActionSelection,
) {
  const { table, order } = matchingActions(database, reach, campaign, filters)
  const isWanted = wanted.length > 0 ? inList(database, 'action', wanted, 'text') : database.raw('1 = 1')
  const rows = await rawRows<ActionRow>(
    database,
    `WITH ${table.sql}, page AS (SELECT * FROM actions WHERE ? ORDER BY ${order} LIMIT ? OFFSET ?)
     SELECT action, id, row_number() OVER (ORDER BY ${order}) AS place, NULL AS count FROM page
     UNION ALL SELECT action, NULL, NULL, count(*) FROM actions GROUP BY action
     UNION ALL SELECT action, id, NULL, NULL FROM actions WHERE action = '18_prefill_diagnostic'`,
    [...table.bindings, isWanted, limit, offset],
  )
  const counts = new Map(rows.flatMap(({ action, id, count }) => (id === null ? [[action, Number(count)]] : [])))
  const page = rows.filter(({ place }) => place !== null).toSorted((a, b) => Number(a.place) - Number(b.place))
  const actionOf = new Map(page.map(({ id, action }) => [id, action]))
  const summaries = await loadSummaries(
    database,
    page.flatMap(({ id }) => id ?? []),
    // Those of the year tell how far the report is, even where the answer leaves them out.
    without.length > 0 ? [campaign.year] : null,
  )
  const lateEnds = await loadLateEnds(
    database,
    campaign.year,
    summaries.map(({ id }) => id),
  )
  const found = wanted.length > 0 ? wanted : [...counts.keys()]
  return {
    count: [...new Set(found)].reduce((sum, action) => sum + (counts.get(action) ?? 0), 0),
    results: summaries.map(canteen => ({
      ...(without.includes('diagnostics') ? leaveOutDiagnostics(canteen) : canteen),
      action: actionOf.get(canteen.id) ?? '95_nothing',
      report: reportStateOf(canteen, campaign.year),
      lateEndDate: lateEndOf(lateEnds, canteen.id),
    })),
    undiagnosedCanteensWithPurchases: rows.flatMap(({ id, place }) => (id !== null && place === null ? id : [])),
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
  return {
    ...canteen,
    action: pendingActionOf(situation),
    report: reportStateOf(canteen, campaign.year),
    lateEndDate: lateEndOf(await loadLateEnds(database, campaign.year, [canteenId]), canteenId),
  }
}

function lateEndOf(ends: ReadonlyMap<number, string>, canteenId: number): string | null {
  const end = ends.get(canteenId)
  return end === undefined ? null : parisTime(end)
}

type TaskRow = { groupId: number | null } & Omit<
  CanteenTask,
  'groupe' | 'satellitesCount' | 'satellitesMissingDataCount'
>

/** What is left to do for all the managed canteens, by name. Two queries. */
export async function listTasks(database: Knex, reach: Reach, campaign: CampaignYear): Promise<CanteenTask[]> {
  const condition = { sql: '?', bindings: [isManagedSql(database, reach)] }
  const shown = ['name', 'siret', 'siren_unite_legale', 'city', 'postal_code', 'production_type', 'group_id']
  const { sql, bindings } = actionsTable(campaign, 'actions', { condition, columns: [...shown, 'search_text'] })
  const rows = await rawRows<TaskRow>(
    database,
    `WITH ${sql} SELECT id, ${shown.join(', ')}, action FROM actions
     ORDER BY ${orderTerms([{ field: 'name', descending: false }], columns, ['id'])}`,
    bindings,
  )
  const satellitesOf = await countSatellites(database, reach)
  return rows.map(({ action, groupId, ...canteen }) => {
    const { count = 0, missing = 0 } = satellitesOf.get(canteen.id) ?? {}
    return { ...canteen, groupe: groupId, satellitesCount: count, satellitesMissingDataCount: missing, action }
  })
}
