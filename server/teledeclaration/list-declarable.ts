import type { Knex } from 'knex'
import { loadCanteens } from '../canteens/load-canteens.ts'
import { inList } from '../database/in-list.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { selectActions } from './list-actions.ts'
import type { CampaignYear } from './situations.ts'

interface Page {
  readonly limit: number
  readonly offset: number
}

/**
 * A page of the diagnostics that lack nothing but their declaration, by the names of their canteens. Whether the campaign
 * is open does not matter, but in a correction period only those that were declared before are listed.
 */
export async function listDeclarable(database: Knex, reach: Reach, campaign: CampaignYear, { limit, offset }: Page) {
  const isCorrection = campaign.inCorrection && !campaign.inDeclaration
  const ordering = [{ field: 'name', descending: false } as const]
  const ready = await selectActions(
    database,
    reach,
    { ...campaign, inDeclaration: !isCorrection, isOver: false },
    '40_teledeclare',
    {
      search: [],
      production_type: [],
      ordering,
    },
  )
  const typed: { canteenId: number }[] = await database('diagnostics')
    .where({ year: campaign.year })
    .whereNotNull('diagnosticType')
    .where(inList(database, 'canteen_id', ready))
    .select('canteenId')
  const withType = new Set(typed.map(({ canteenId }) => canteenId))
  const found = ready.filter(id => withType.has(id))
  const canteens = await loadCanteens(database, found.slice(offset, offset + limit))
  return {
    count: found.length,
    results: canteens.flatMap(canteen => {
      const diagnostic = canteen.diagnostics.find(({ year }) => year === campaign.year)
      return diagnostic ? { ...diagnostic, canteen } : []
    }),
  }
}
