import { randomBytes } from 'node:crypto'
import type { KeptAccess } from '@ma-cantine/lib/accounts/password-api'
import type { Knex } from 'knex'
import { secretHash } from '../security/secret-hash.ts'
import { now } from '../time/date-time.ts'

/** Tokens, grants and applications of an account, by name. */
export interface Access {
  readonly tokens: readonly string[]
  /** Names of the applications that the user authorised. */
  readonly grants: readonly string[]
  /** Names of the applications that the user registered. */
  readonly applications: readonly string[]
}

interface NamedRow {
  readonly id: number | string
  readonly name: string
}

/**
 * Ends all access to an account without its password, except what its owner keeps: personal tokens, grants given to
 * applications, and grants received by its registered applications. These also lose their secret, which an intruder may
 * have renewed: their owner must ask for another.
 */
export async function endAccess(
  transaction: Knex.Transaction,
  userId: number,
  { keptTokenIds = [], keptGrantIds = [], keptApplicationIds = [] }: KeptAccess,
): Promise<{ readonly endedAccess: Access; readonly keptAccess: Access }> {
  const tokens = splitByChoice(await findValidTokens(transaction, userId), keptTokenIds)
  await transaction('accessTokens').whereIn('id', idsOf(tokens.ended)).update({ revocationDate: now() })

  const applications = splitByChoice(await transaction('oauthApplications').where({ userId }), keptApplicationIds)
  await transaction('oauthGrants').whereIn('applicationId', idsOf(applications.ended)).delete()
  await transaction('oauthApplications')
    .whereIn('id', idsOf(applications.ended))
    .whereNotNull('secretHash')
    // A random hash without a known secret.
    .update({ secretHash: secretHash(randomBytes(32).toString('base64url')) })

  const grants = splitByChoice(await findGrants(transaction, userId), keptGrantIds)
  await transaction('oauthGrants').whereIn('id', idsOf(grants.ended)).delete()

  const named = (side: 'ended' | 'kept'): Access => ({
    tokens: tokens[side].map(({ name }) => name),
    grants: grants[side].map(({ name }) => name),
    applications: applications[side].map(({ name }) => name),
  })
  return { endedAccess: named('ended'), keptAccess: named('kept') }
}

const findValidTokens = (transaction: Knex.Transaction, userId: number): Promise<NamedRow[]> =>
  transaction('accessTokens')
    .where({ userId })
    .whereNull('revocationDate')
    .where('expiryDate', '>', now())
    .orderBy('id')
    .select('id', 'name')

const findGrants = (transaction: Knex.Transaction, userId: number): Promise<NamedRow[]> =>
  transaction('oauthGrants')
    .join('oauthApplications', 'oauthApplications.id', 'oauthGrants.applicationId')
    .where('oauthGrants.userId', userId)
    .orderBy(['oauthGrants.creationDate', 'oauthGrants.id'])
    .select('oauthGrants.id', 'oauthApplications.name')

function splitByChoice(all: readonly NamedRow[], keptIds: readonly (number | string)[]) {
  const { ended = [], kept = [] } = Object.groupBy(all, ({ id }) => (keptIds.includes(id) ? 'kept' : 'ended'))
  return { ended, kept }
}

const idsOf = (named: readonly NamedRow[]) => named.map(({ id }) => id)
