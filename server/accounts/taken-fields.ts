import { accountKey } from '@ma-cantine/lib/accounts/account-key'
import { accountRefusals } from '@ma-cantine/lib/accounts/account-refusals'
import type { Knex } from 'knex'
import { sqlOf } from '../database/sql.ts'
import type { FieldMessages } from '../http/refusal.ts'

/** What another account has already, in any case: one signs in with either of the two. */
export async function takenFields(
  database: Knex,
  { id, username, email }: { readonly id?: number; readonly username?: string; readonly email?: string },
): Promise<FieldMessages> {
  const heldBy = async (name: string) => {
    const key = accountKey(name)
    const row: { id: number } | undefined = await database('users')
      .where(either => either.where('usernameKey', key).orWhere('emailKey', key))
      .whereNot('id', id ?? 0)
      .first('id')
    return row !== undefined
  }
  return {
    ...(username !== undefined && (await heldBy(username)) ? { username: [accountRefusals('username-taken')] } : {}),
    ...(email !== undefined && (await heldBy(email)) ? { email: [accountRefusals('email-taken')] } : {}),
  }
}

/** From here to the end of the transaction, nobody else takes a user name or an e-mail. */
export const reserveNames = (transaction: Knex.Transaction): Promise<void> =>
  sqlOf(transaction).lock(transaction, 'account-names')
