import type { ApplicationGrant } from '@ma-cantine/lib/oauth/oauth-api'
import { oauthRefusals } from '@ma-cantine/lib/oauth/oauth-refusals'
import type { Knex } from 'knex'
import { readScopes } from '../accounts/access-tokens.ts'
import { notFound } from '../http/refusal.ts'
import { now, parisTime } from '../time/date-time.ts'

interface GrantRow {
  readonly id: string
  readonly applicationName: string
  readonly scopes: string
  readonly creationDate: string
  readonly lastUseDate: string | null
  readonly deviceName: string | null
  readonly endDate: string | null
}

/** The grants of a user that have not ended, latest first. */
export async function listGrants(database: Knex, userId: number): Promise<ApplicationGrant[]> {
  const rows: GrantRow[] = await database('oauthGrants')
    .join('oauthApplications', 'oauthApplications.id', 'oauthGrants.applicationId')
    .where('oauthGrants.userId', userId)
    .where(lasting => lasting.whereNull('endDate').orWhere('endDate', '>', now()))
    .orderBy([
      { column: 'oauthGrants.creationDate', order: 'desc' },
      { column: 'oauthGrants.id', order: 'desc' },
    ])
    .select(
      'oauthGrants.id',
      'oauthApplications.name as applicationName',
      'scopes',
      'oauthGrants.creationDate',
      'lastUseDate',
      'deviceName',
      'endDate',
    )
  return rows.map(row => ({
    id: row.id,
    applicationName: row.applicationName,
    scopes: readScopes(row.scopes),
    creationDate: parisTime(row.creationDate),
    lastUseDate: row.lastUseDate && parisTime(row.lastUseDate),
    deviceName: row.deviceName,
    expiryDate: row.endDate && parisTime(row.endDate),
  }))
}

/**
 * Revokes a grant with its code and tokens.
 * @throws Refusal (404) when the user has no such grant.
 */
export async function revokeGrant(database: Knex, userId: number, id: string): Promise<void> {
  if ((await database('oauthGrants').where({ userId, id }).delete()) === 0) {
    throw notFound(oauthRefusals('unknown-access'))
  }
}
