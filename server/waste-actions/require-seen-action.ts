import { wasteActionRefusals } from '@ma-cantine/lib/waste-actions/waste-action-refusals'
import type { Knex } from 'knex'
import { orNotFound } from '../http/refusal.ts'
import { type Reach, whereManaged } from '../teams/managed-canteens.ts'
import { isOnline } from './find-actions.ts'
import type { WasteActionRow } from './waste-action-rows.ts'

/**
 * The action that a caller may see: one that is on the site, or that a canteen of theirs noted while it was.
 *
 * @param reach null for a visitor.
 * @throws Refusal (404)
 */
export async function requireSeenAction(database: Knex, id: number, reach: Reach | null): Promise<WasteActionRow> {
  return requireSeen(database, await database('wasteActions').where({ id }).first(), reach)
}

/** The same, and nobody deletes it before the transaction ends. @throws Refusal (404) */
export async function lockSeenAction(transaction: Knex.Transaction, id: number, reach: Reach): Promise<WasteActionRow> {
  return requireSeen(transaction, await transaction('wasteActions').where({ id }).forKeyShare().first(), reach)
}

async function requireSeen(
  database: Knex,
  row: WasteActionRow | undefined,
  reach: Reach | null,
): Promise<WasteActionRow> {
  const isSeen = row !== undefined && (isOnline(row) || (reach !== null && (await isNoted(database, row.id, reach))))
  return orNotFound(isSeen ? row : null, wasteActionRefusals('unknown-action'))
}

async function isNoted(database: Knex, resourceId: number, reach: Reach): Promise<boolean> {
  const notes = database('canteenWasteActions').where({ resourceId })
  const note = await whereManaged(database, notes, 'canteenWasteActions.canteenId', reach).first('id')
  return note !== undefined
}
