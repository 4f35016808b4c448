import { randomBytes } from 'node:crypto'
import type { KeptAccess } from '@ma-cantine/lib/accounts/password-api'
import type { Knex } from 'knex'
import { now } from '../time/date-time.ts'
import { secretHash } from './secret-hash.ts'

/** What could act on behalf of an account or of its applications, by the names that its owner knows. */
export interface Access {
  readonly tokens: readonly string[]
  /** Applications that the owner let in. */
  readonly grants: readonly string[]
  /** Applications that the owner registered. */
  readonly applications: readonly string[]
}

interface Named {
  readonly id: number | string
  readonly name: string
}

/**
 * Ends what an account can be reached through without its password, but for what its owner keeps: personal tokens, the
 * access given to applications, and that of the applications that the account registered. These lose the access that
 * anybody gave them, and their secret, which whoever was in the account may have renewed: their owner asks for another.
 */
export async function endAccess(
  transaction: Knex.Transaction,
  userId: number,
  { keptTokenIds = [], keptGrantIds = [], keptApplicationIds = [] }: KeptAccess,
): Promise<{ readonly ended: Access; readonly kept: Access }> {
  const tokens = parted(await livingTokens(transaction, userId), keptTokenIds)
  await transaction('accessTokens').whereIn('id', idsOf(tokens.ended)).update({ revocationDate: now() })

  const applications = parted(await transaction('oauthApplications').where({ userId }), keptApplicationIds)
  await transaction('oauthGrants').whereIn('applicationId', idsOf(applications.ended)).delete()
  await transaction('oauthApplications')
    .whereIn('id', idsOf(applications.ended))
    .whereNotNull('secretHash')
    // Nobody knows it.
    .update({ secretHash: secretHash(randomBytes(32).toString('base64url')) })

  const grants = parted(await grantsOf(transaction, userId), keptGrantIds)
  await transaction('oauthGrants').whereIn('id', idsOf(grants.ended)).delete()

  const named = (side: 'ended' | 'kept'): Access => ({
    tokens: tokens[side].map(({ name }) => name),
    grants: grants[side].map(({ name }) => name),
    applications: applications[side].map(({ name }) => name),
  })
  return { ended: named('ended'), kept: named('kept') }
}

const livingTokens = (transaction: Knex.Transaction, userId: number): Promise<Named[]> =>
  transaction('accessTokens')
    .where({ userId })
    .whereNull('revocationDate')
    .where('expiryDate', '>', now())
    .orderBy('id')
    .select('id', 'name')

const grantsOf = (transaction: Knex.Transaction, userId: number): Promise<Named[]> =>
  transaction('oauthGrants')
    .join('oauthApplications', 'oauthApplications.id', 'oauthGrants.applicationId')
    .where('oauthGrants.userId', userId)
    .orderBy(['oauthGrants.creationDate', 'oauthGrants.id'])
    .select('oauthGrants.id', 'oauthApplications.name')

function parted(all: readonly Named[], keptIds: readonly (number | string)[]) {
  const { ended = [], kept = [] } = Object.groupBy(all, ({ id }) => (keptIds.includes(id) ? 'kept' : 'ended'))
  return { ended, kept }
}

const idsOf = (named: readonly Named[]) => named.map(({ id }) => id)
