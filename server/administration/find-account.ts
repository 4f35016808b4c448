import { accountKey } from '@ma-cantine/lib/accounts/account-key'
import { administrationMessages } from '@ma-cantine/lib/administration/administration-messages'
import type { Knex } from 'knex'
import { FieldErrors } from '../http/refusal.ts'

/** The id of the account with this address: the exact one, or the only one that differs by case. @throws FieldErrors */
export async function findAccountId(database: Knex, email: string): Promise<number> {
  const rows: { id: number; email: string }[] = await database('users')
    .where({ emailKey: accountKey(email) })
    .select('id', 'email')
  const account = rows.find(row => row.email === email) ?? (rows.length === 1 ? rows[0] : undefined)
  if (!account) throw new FieldErrors({ email: [administrationMessages('no-such-account')] })
  return account.id
}
