import { accountKey } from '@ma-cantine/lib/accounts/account-key'
import { administrationMessages } from '@ma-cantine/lib/administration/administration-messages'
import type { Knex } from 'knex'
import type { UserRow } from '../accounts/user-row.ts'
import { FieldErrors } from '../http/refusal.ts'

/** Locks the account with this address: the exact one, or the only one that differs by case. @throws FieldErrors */
export async function lockAccountOf(transaction: Knex.Transaction, email: string): Promise<UserRow> {
  const rows: UserRow[] = await transaction('users')
    .where({ emailKey: accountKey(email) })
    .orderBy('id')
    .forNoKeyUpdate()
    .select()
  const account = rows.find(row => row.email === email) ?? (rows.length === 1 ? rows[0] : undefined)
  if (!account) throw new FieldErrors({ email: [administrationMessages('no-such-account')] })
  return account
}
