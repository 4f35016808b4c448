import { accountRefusals } from '@ma-cantine/lib/accounts/account-refusals'
import type { User } from '@ma-cantine/lib/accounts/user'
import type { Knex } from 'knex'
import type { Caller } from '../http/caller.ts'
import { Refusal } from '../http/refusal.ts'
import { holdAccount } from './users.ts'

/**
 * Keeps the caller's account as it is to the end of the transaction. A body may come minutes after its request was
 * recognised: what the account allowed then may have ended since, with its password.
 *
 * @throws Refusal (403) when it has.
 */
export async function holdCaller(transaction: Knex, { user, accessVersion }: Caller): Promise<User> {
  const account = await holdAccount(transaction, user.id)
  if (account?.accessVersion !== accessVersion) throw new Refusal(403, accountRefusals('sign-in-first'))
  return account.user
}
