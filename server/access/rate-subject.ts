import { accountKey } from '@ma-cantine/lib/accounts/account-key'
import { nameOfCode, readCode } from '@ma-cantine/lib/waste/kitchen-code'
import type { FastifyRequest } from 'fastify'
import type { Knex } from 'knex'
import { findAccount } from '../accounts/users.ts'
import { mailboxKey } from '../emails/mailbox-key.ts'
import { networkOf } from '../security/client-network.ts'
import type { RequestRule } from '../security/rate-rules.ts'

export async function findSubject(
  database: Knex,
  { by }: RequestRule,
  request: FastifyRequest,
): Promise<string[] | null> {
  const address = networkOf(request.ip)
  if (by === 'address') return [address]
  if (by === 'user') return request.caller && [String(request.caller.user.id)]
  if (by === 'code' || by === 'code-and-address') {
    const link = nameOfKitchen(request.body)
    return by === 'code' ? [link] : [link, address]
  }
  if (by === 'mailbox') {
    const email = textIn(request.body, 'email')
    return email === null ? null : [mailboxKey(email)]
  }
  const account = await findNamedAccount(database, request.body)
  return account === null ? null : [account, address]
}

/** The link that the code in a body names, whether there is one or not. */
const nameOfKitchen = (body: unknown): string => nameOfCode(readCode((textIn(body, 'code') ?? '').slice(0, 60)) ?? '')

/**
 * Identifies the account in a body: by its id, so that its user name and its e-mail share one count, or by the text itself
 * when no account has it.
 */
async function findNamedAccount(database: Knex, body: unknown): Promise<string | null> {
  const name = textIn(body, 'username')
  if (name === null) return null
  const account = await findAccount(database, name)
  return account ? `account ${account.user.id}` : `name ${accountKey(name)}`
}

/** A text of a body that is not validated yet, null when it has none. */
function textIn(body: unknown, field: string): string | null {
  if (typeof body !== 'object' || body === null) return null
  const value = (body as Readonly<Record<string, unknown>>)[field]
  return typeof value === 'string' ? value : null
}
