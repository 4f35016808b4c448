import { accountKey } from '@ma-cantine/lib/accounts/account-key'
import { accountRefusals } from '@ma-cantine/lib/accounts/account-refusals'
import type { Knex } from 'knex'
import { sqlOf } from '../database/sql.ts'
import type { FieldMessages } from '../http/refusal.ts'

/**
 * The fields that another account has already, in any case. User names and e-mails share one space, as both serve to
 * sign in.
 */
export async function findTakenFields(
  database: Knex,
  { id, username, email }: { id?: number; username?: string | undefined; email?: string | undefined },
): Promise<FieldMessages> {
  const isTaken = async (name: string) => {
    const key = accountKey(name)
    const row: { id: number } | undefined = await database('users')
      .where(either => either.where('usernameKey', key).orWhere('emailKey', key))
      .whereNot('id', id ?? 0)
      .first('id')
    return row !== undefined
  }
  return {
    ...(username !== undefined && (await isTaken(username)) ? { username: [accountRefusals('username-taken')] } : {}),
    ...(email !== undefined && (await isTaken(email)) ? { email: [accountRefusals('email-taken')] } : {}),
  }
}

/** Locks all user names and e-mails to the end of the transaction. */
export const reserveNames = (transaction: Knex.Transaction): Promise<void> =>
  sqlOf(transaction).lock(transaction, 'account-names')
