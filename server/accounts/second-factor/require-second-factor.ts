import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import type { Knex } from 'knex'
import { Refusal } from '../../http/refusal.ts'
import { findFactor, type StoredFactor } from './check-code.ts'

/** Whether a session gave a code of the factor. One that was given to a former factor counts for nothing. */
export const isFactorGiven = (factor: StoredFactor | null, givenDate: string | undefined): boolean =>
  !!factor?.activationDate && givenDate !== undefined && givenDate >= factor.activationDate

/**
 * Lets a session through in which a code of the factor was given.
 * @throws Refusal (403)
 */
export async function requireSecondFactor(
  database: Knex,
  userId: number,
  givenDate: string | undefined,
): Promise<void> {
  const factor = await findFactor(database, userId)
  if (!factor?.activationDate) throw new Refusal(403, httpRefusals('second-factor-missing'))
  if (!isFactorGiven(factor, givenDate)) throw new Refusal(403, httpRefusals('second-factor-not-given'))
}
