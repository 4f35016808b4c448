import { accountKey } from '@ma-cantine/lib/accounts/account-key'
import { nameOfCode, readCode } from '@ma-cantine/lib/waste/kitchen-code'
import type { FastifyRequest } from 'fastify'
import type { Knex } from 'knex'
import { findAccount } from '../accounts/users.ts'
import { networkOf } from '../security/client-network.ts'
import type { RequestRule } from '../security/rate-rules.ts'

export async function findSubject(
  database: Knex,
  { by, limit }: RequestRule,
  request: FastifyRequest,
): Promise<string[] | null> {
  const address = networkOf(request.ip)
  if (by === 'address') return [address]
  if (by === 'user') return request.caller && [String(request.caller.user.id)]
  if (by === 'code' || by === 'code-and-address') {
    const link = nameOfKitchen(request.body)
    return by === 'code' ? [link] : [link, address]
  }
  const account = await findNamedAccount(database, limit === 'signIn' ? 'username' : 'email', request.body)
  if (account === null) return null
  return by === 'account' ? [account] : [account, address]
}

/** The link that the code in a body names, whether there is one or not. */
function nameOfKitchen(body: unknown): string {
  const { code } = (typeof body === 'object' && body !== null ? body : {}) as { readonly code?: unknown }
  return nameOfCode(readCode(typeof code === 'string' ? code.slice(0, 60) : '') ?? '')
}

/**
 * Identifies the account in a body that is not validated yet: by its id, so that its user name and its e-mail share one
 * count, or by the text itself when no account has it.
 */
async function findNamedAccount(database: Knex, field: 'username' | 'email', body: unknown): Promise<string | null> {
  if (typeof body !== 'object' || body === null) return null
  const name = (body as Readonly<Record<string, unknown>>)[field]
  if (typeof name !== 'string') return null
  const account = await findAccount(database, name)
  return account ? `account ${account.user.id}` : `name ${accountKey(name)}`
}
