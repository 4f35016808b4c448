import { accountRefusals } from '@ma-cantine/lib/accounts/account-refusals'
import type { User } from '@ma-cantine/lib/accounts/user'
import type { Knex } from 'knex'
import type { Caller } from '../http/caller.ts'
import { Refusal } from '../http/refusal.ts'
import { lockAccount } from './users.ts'

/**
 * Locks the account of the caller and checks that its access has not changed: a body may arrive minutes after its
 * request was authenticated.
 *
 * @throws Refusal (403) when the access has changed.
 */
export async function lockCaller(transaction: Knex, { user, accessVersion }: Caller): Promise<User> {
  const account = await lockAccount(transaction, user.id)
  if (account?.accessVersion !== accessVersion) throw new Refusal(403, accountRefusals('sign-in-first'))
  return account.user
}
