import { accountRefusals } from '@ma-cantine/lib/accounts/account-refusals'
import { administrationMessages } from '@ma-cantine/lib/administration/administration-messages'
import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import type { Knex } from 'knex'
import type { UserRow } from '../accounts/user-row.ts'
import type { Caller } from '../http/caller.ts'
import { orNotFound, Refusal } from '../http/refusal.ts'

/** Held by whoever gives or takes the role of staff or blocks an account: the last one of the staff cannot leave. */
export const staffLock = 'staff'

/**
 * Locks the account of the caller and the one that an act is about, in the order of their ids, and checks that the caller
 * is still on the staff.
 * @throws Refusal (403, 404).
 */
export async function lockAccounts(
  transaction: Knex.Transaction,
  { user, accessVersion }: Caller,
  accountId: number,
): Promise<UserRow> {
  const rows: UserRow[] = await transaction('users')
    .whereIn('id', [user.id, accountId])
    .orderBy('id')
    .forNoKeyUpdate()
    .select()
  requireStaff(
    rows.find(({ id }) => id === user.id),
    accessVersion,
  )
  return orNotFound(
    rows.find(({ id }) => id === accountId),
    administrationMessages('unknown-account'),
  )
}

/** Locks one account for a script, whose operator is no account. */
export async function lockRow(transaction: Knex.Transaction, id: number): Promise<UserRow> {
  const row: UserRow | undefined = await transaction('users').where({ id }).forNoKeyUpdate().first()
  return orNotFound(row, administrationMessages('unknown-account'))
}

function requireStaff(row: UserRow | undefined, accessVersion: number): void {
  if (!row?.isActive || row.accessVersion !== accessVersion) throw new Refusal(403, accountRefusals('sign-in-first'))
  if (!row.isStaff) throw new Refusal(403, httpRefusals('staff-only'))
}
