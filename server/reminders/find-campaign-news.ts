import type { Campaign } from '@ma-cantine/lib/teledeclaration/campaigns'
import { needsWork, type PendingAction, pendingActions } from '@ma-cantine/lib/teledeclaration/pending-actions'
import type { Knex } from 'knex'
import { loadMissingFields } from '../canteens/missing-fields-sql.ts'
import { inList } from '../database/in-list.ts'
import { rawRows } from '../database/sql.ts'
import { teamMembers } from '../teams/team-members.ts'
import { actionsTable, type CampaignYear } from '../teledeclaration/situations.ts'
import type { CampaignReminderKind } from './campaign-calendar.ts'
import { type CampaignNews, type NamedCanteen, nameLimit } from './campaign-emails.ts'

interface Row {
  readonly userId: number
  readonly id: number
  readonly name: string
  readonly action: PendingAction
  /** 0 or 1. */
  readonly isDeclared: number
  readonly concerned: number
  readonly nameable: number
}

const toDo = pendingActions.filter(needsWork)

/**
 * What a reminder has to tell each of these users; nothing for those whom it does not concern. Two queries, whose answers
 * hold the canteens to name and no others.
 */
export async function findCampaignNews(
  database: Knex,
  kind: CampaignReminderKind,
  campaign: Campaign,
  { daysLeft, ...windows }: Pick<CampaignYear, 'inDeclaration' | 'inCorrection'> & { readonly daysLeft: number },
  userIds: readonly number[],
): Promise<ReadonlyMap<number, CampaignNews>> {
  const { year } = campaign
  const list = () => inList(database, 'members.id', userIds)
  const { sql, bindings } = actionsTable({ year, ...windows, isOver: false }, 'actions', {
    condition: {
      sql: `canteens.deletion_date IS NULL AND canteens.id IN (SELECT members.canteen_id FROM ${teamMembers} WHERE ?)`,
      bindings: [list()],
    },
    columns: ['name', 'search_text'],
  })
  const isToDo = `actions.action IN (${toDo.map(action => `'${action}'`).join(', ')})`
  const declarations = `SELECT 1 FROM teledeclarations
    WHERE teledeclarations.canteen_id = actions.id AND teledeclarations.year = ?`
  const isDeclared = `EXISTS (${declarations} AND status = 'SUBMITTED')`
  const [isConcerned, isNamed, values] =
    kind === 'correction'
      ? [`EXISTS (${declarations})`, "actions.action = '40_teledeclare'", [year]]
      : ([isToDo, '1 = 1', []] as const)
  const rows = await rawRows<Row>(
    database,
    `WITH ${sql}, concerned AS (
       SELECT members.id AS user_id, actions.*, CASE WHEN ${isNamed} THEN 0 ELSE 1 END AS unnamed,
         CASE WHEN ${isDeclared} THEN 1 ELSE 0 END AS is_declared
       FROM actions JOIN ${teamMembers} ON members.canteen_id = actions.id
       WHERE ? AND ${isConcerned}
     ), ranked AS (
       SELECT concerned.*, count(*) OVER (PARTITION BY user_id) AS concerned,
         count(*) OVER (PARTITION BY user_id) - sum(unnamed) OVER (PARTITION BY user_id) AS nameable,
         row_number() OVER (PARTITION BY user_id ORDER BY unnamed, action, search_text, id) AS place
       FROM concerned
     )
     SELECT user_id, id, name, action, is_declared, concerned, nameable FROM ranked WHERE place <= ${nameLimit}
     ORDER BY user_id, place`,
    [...bindings, year, list(), ...values],
  )
  const incomplete = rows.flatMap(({ id, action }) => (action === '35_fill_canteen_data' ? id : []))
  const missing = await loadMissingFields(database, [...new Set(incomplete)])
  const named = ({ id, name, action, isDeclared }: Row): NamedCanteen => ({
    id,
    name,
    action,
    isDeclared: isDeclared === 1,
    missing: missing.get(id) ?? [],
  })
  return new Map(
    [...Map.groupBy(rows, ({ userId }) => userId)].map(([userId, canteens]) => {
      const [first] = canteens
      const nameable = Number(first?.nameable ?? 0)
      const news: CampaignNews = {
        campaign,
        daysLeft,
        count: Number(first?.concerned ?? 0),
        named: canteens.slice(0, nameable).map(named),
        nameable,
      }
      return [userId, news]
    }),
  )
}
