import type { Knex } from 'knex'
import { now } from '../time/date-time.ts'

/** Whether the user claimed the canteen, and has not left its team since. */
export async function hasClaimed(database: Knex, canteenId: number, userId: number): Promise<boolean> {
  return (await database('canteenClaims').where({ canteenId, userId }).first('canteenId')) !== undefined
}

/** Records a claim, in place of an earlier one. */
export async function insertClaim(transaction: Knex.Transaction, canteenId: number, userId: number): Promise<void> {
  await transaction('canteenClaims').insert({ canteenId, userId, date: now() }).onConflict('canteenId').merge()
}

/** Forgets who claimed the canteen, but not that somebody did. */
export async function releaseClaim(transaction: Knex.Transaction, canteenId: number, userId: number): Promise<void> {
  await transaction('canteenClaims').where({ canteenId, userId }).update({ userId: null })
}

/** Forgets the claim as if it had not been. */
export async function deleteClaim(transaction: Knex.Transaction, canteenId: number): Promise<void> {
  await transaction('canteenClaims').where({ canteenId }).delete()
}
