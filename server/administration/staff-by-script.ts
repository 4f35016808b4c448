import type { Database } from '../database/connection.ts'
import { sqlOf } from '../database/sql.ts'
import { FieldErrors } from '../http/refusal.ts'
import { byJob } from '../jobs/job.ts'
import type { Settings } from '../settings/settings.ts'
import { writeStaff } from './change-account.ts'
import { findAccountId } from './find-account.ts'
import { lockRow, staffLock } from './lock-accounts.ts'

export interface ScriptedChange {
  readonly email: string
  readonly isStaff: boolean
  readonly reason: string
}

/** Gives or takes the role of staff for the operator, whom the journal does not name. @returns what refuses it, in French. */
export async function changeStaffByScript(
  database: Database,
  settings: Settings,
  { email, isStaff, reason }: ScriptedChange,
): Promise<readonly string[]> {
  try {
    await database.transaction(async transaction => {
      await sqlOf(transaction).lock(transaction, staffLock)
      const account = await lockRow(transaction, await findAccountId(transaction, email))
      await writeStaff(transaction, settings, { origin: byJob, actorId: null }, account, { isStaff, reason })
    })
    return []
  } catch (error) {
    if (!(error instanceof FieldErrors)) throw error
    return Object.values(error.fields).flatMap(messages => messages.map(message => message.in('fr')))
  }
}
