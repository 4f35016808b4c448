import { canteenRefusals } from '@ma-cantine/lib/canteens/canteen-refusals'
import type { Database } from '../database/connection.ts'
import { isUniqueViolation } from '../database/trouble.ts'
import { Refusal } from '../http/refusal.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { findStatuses } from './canteen-status.ts'

interface SiretToWrite {
  /** The canteen that gets the SIRET; null for a new one. */
  readonly canteenId: number | null
  readonly siret: string | null | undefined
}

/**
 * Runs a write that gives a canteen a SIRET, unless another canteen has it. The database has the last word, as two
 * writers may give it at once.
 *
 * @throws Refusal (400) with the status of the canteen that has it, so that the client can offer to claim or join it.
 */
export async function writeFreeSiret<Result>(
  database: Database,
  reach: Reach,
  { canteenId, siret }: SiretToWrite,
  write: () => Promise<Result>,
): Promise<Result> {
  if (!siret) return write()
  const refuseTaken = async () => {
    const [taken] = await findStatuses(database.reader, reach, { siret })
    if (taken && taken.id !== canteenId) throw new Refusal(400, canteenRefusals('siret-taken'), {}, taken)
  }
  await refuseTaken()
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error)) await refuseTaken()
    throw error
  }
}
