import { randomBytes } from 'node:crypto'
import { isScope, type Scope } from '@ma-cantine/lib/http/scope'
import type { DeviceRequest } from '@ma-cantine/lib/oauth/device-api'
import { oauthRefusals } from '@ma-cantine/lib/oauth/oauth-refusals'
import { formatUserCode } from '@ma-cantine/lib/oauth/user-code'
import type { Knex } from 'knex'
import { notFound } from '../http/refusal.ts'
import { secretHash } from '../security/secret-hash.ts'
import { now, parisTime } from '../time/date-time.ts'
import { terminalAccessDays, terminalApplicationId, terminalName } from './terminal-client.ts'

interface ArtifactRow {
  readonly key: string
  readonly content: string
  readonly expiryDate: string
  readonly consumptionDate: string | null
}

/** The fields of the library's device code that we read and write. */
interface DeviceCode {
  readonly iat: number
  readonly params: { readonly scope?: string }
  readonly deviceInfo?: { readonly name?: string | null }
  readonly accountId?: string
  readonly error?: string
}

interface Waiting {
  readonly row: ArtifactRow
  readonly code: DeviceCode
  readonly scopes: readonly Scope[]
  readonly deviceName: string | null
}

const artifactOf = (database: Knex, userCode: string) =>
  database('oauthArtifacts').where({ model: 'DeviceCode', uid: secretHash(userCode) })

/** @throws Refusal (404) when no terminal waits with this code. */
function requireWaiting(row: ArtifactRow | undefined): Waiting {
  if (!row) throw notFound(oauthRefusals('unknown-code'))
  const code = JSON.parse(row.content) as DeviceCode
  if (code.accountId || code.error || row.consumptionDate) throw notFound(oauthRefusals('used-code'))
  if (row.expiryDate <= now()) throw notFound(oauthRefusals('expired-code'))
  return {
    row,
    code,
    scopes: (code.params.scope ?? '').split(' ').filter(isScope),
    deviceName: code.deviceInfo?.name ?? null,
  }
}

const accessTime = terminalAccessDays * 86_400_000

export async function findDeviceRequest(database: Knex, userCode: string): Promise<DeviceRequest> {
  const { row, code, scopes, deviceName } = requireWaiting(await artifactOf(database, userCode).first())
  return {
    userCode: formatUserCode(userCode),
    applicationName: terminalName,
    deviceName,
    scopes: [...scopes],
    requestDate: parisTime(new Date(code.iat * 1000).toISOString()),
    expiryDate: parisTime(row.expiryDate),
    accessExpiryDate: parisTime(new Date(Date.now() + accessTime).toISOString()),
  }
}

/**
 * Gives a terminal what it asks for, or nothing. Of two people who type the same code, the first one answers.
 * @returns the name of its machine.
 */
export async function answerDeviceRequest(
  transaction: Knex.Transaction,
  userId: number,
  userCode: string,
  accepted: boolean,
): Promise<string | null> {
  const { row, code, scopes, deviceName } = requireWaiting(await artifactOf(transaction, userCode).forUpdate().first())
  const answer = accepted ? await grant(transaction, userId, scopes, deviceName, row.expiryDate) : refusal
  await transaction('oauthArtifacts')
    .where({ model: 'DeviceCode', key: row.key })
    .update({
      content: JSON.stringify({ ...code, ...answer }),
      ...('grantId' in answer ? { grantId: answer.grantId } : {}),
    })
  return deviceName
}

const refusal = { error: 'access_denied', errorDescription: 'The user refused the request' }

/** Its end is that of the code: the token, once the terminal takes it, puts it off. */
async function grant(
  transaction: Knex.Transaction,
  userId: number,
  scopes: readonly Scope[],
  deviceName: string | null,
  expiryDate: string,
) {
  const id = randomBytes(32).toString('base64url')
  await transaction('oauthGrants').insert({
    id,
    applicationId: await terminalApplicationId(transaction),
    userId,
    scopes: JSON.stringify(scopes),
    creationDate: now(),
    deviceName,
    endDate: expiryDate,
  })
  return { accountId: String(userId), grantId: id, scope: scopes.join(' ') }
}
