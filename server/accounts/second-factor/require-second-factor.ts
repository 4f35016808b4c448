import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import type { Knex } from 'knex'
import { Refusal } from '../../http/refusal.ts'
import { findFactor } from './check-code.ts'

/**
 * Lets a session through in which a code of the factor was given. One that was given to a former factor counts for nothing.
 * @throws Refusal (403)
 */
export async function requireSecondFactor(
  database: Knex,
  userId: number,
  givenDate: string | undefined,
): Promise<void> {
  const factor = await findFactor(database, userId)
  if (!factor?.activationDate) throw new Refusal(403, httpRefusals('second-factor-missing'))
  if (givenDate === undefined || givenDate < factor.activationDate) {
    throw new Refusal(403, httpRefusals('second-factor-not-given'))
  }
}
