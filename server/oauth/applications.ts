import { randomBytes } from 'node:crypto'
import type {
  Application,
  ApplicationChanges,
  ApplicationDraft,
  ApplicationWithSecret,
} from '@ma-cantine/lib/oauth/oauth-api'
import { oauthRefusals } from '@ma-cantine/lib/oauth/oauth-refusals'
import type { Knex } from 'knex'
import { lockUser } from '../accounts/users.ts'
import { FieldErrors, orNotFound } from '../http/refusal.ts'
import { secretHash } from '../security/secret-hash.ts'
import { now, parisTime } from '../time/date-time.ts'

interface ApplicationRow {
  readonly id: number
  readonly clientId: string
  readonly name: string
  readonly secretHash: string | null
  readonly redirectUris: string
  readonly creationDate: string
}

const asApplication = (row: ApplicationRow): Application => ({
  id: row.id,
  name: row.name,
  clientId: row.clientId,
  confidential: row.secretHash !== null,
  redirectUris: JSON.parse(row.redirectUris) as string[],
  creationDate: parisTime(row.creationDate),
})

const newSecret = (): string => randomBytes(32).toString('base64url')

export async function listApplications(database: Knex, userId: number): Promise<Application[]> {
  const rows: ApplicationRow[] = await database('oauthApplications').where({ userId }).orderBy('id')
  return rows.map(asApplication)
}

/** @throws Refusal (404) when the user has no such application. */
export async function findApplication(database: Knex, userId: number, id: number): Promise<Application> {
  return asApplication(requireApplication(await database('oauthApplications').where({ userId, id }).first()))
}

const requireApplication = <Row>(row: Row | undefined): Row => orNotFound(row, oauthRefusals('unknown-application'))

/** Largest number of applications of an account. */
const applicationLimit = 20

/**
 * Registers an application and returns its secret, which is stored nowhere.
 * @throws FieldErrors for too many applications.
 */
export async function registerApplication(
  transaction: Knex,
  userId: number,
  { name, confidential, redirectUris }: ApplicationDraft,
): Promise<ApplicationWithSecret> {
  // The lock makes concurrent requests count one after the other.
  await lockUser(transaction, userId)
  const registered = await listApplications(transaction, userId)
  if (registered.length >= applicationLimit) {
    throw new FieldErrors({ nonFieldErrors: [oauthRefusals('too-many-applications', applicationLimit)] })
  }
  const clientSecret = confidential ? newSecret() : null
  const [row] = await transaction('oauthApplications')
    .insert({
      userId,
      clientId: randomBytes(20).toString('hex'),
      name,
      secretHash: clientSecret && secretHash(clientSecret),
      redirectUris: JSON.stringify([...new Set(redirectUris)]),
      creationDate: now(),
    })
    .returning('*')
  return { ...asApplication(row as ApplicationRow), clientSecret }
}

export async function updateApplication(
  database: Knex,
  userId: number,
  id: number,
  { name, redirectUris }: ApplicationChanges,
): Promise<Application> {
  const changes = {
    ...(name === undefined ? {} : { name }),
    ...(redirectUris === undefined ? {} : { redirectUris: JSON.stringify([...new Set(redirectUris)]) }),
  }
  if (Object.keys(changes).length === 0) return findApplication(database, userId, id)
  const [row] = await database('oauthApplications').where({ userId, id }).update(changes).returning('*')
  return asApplication(requireApplication(row as ApplicationRow | undefined))
}

/** Replaces the secret of an application; one without a secret stays without. */
export async function renewApplicationSecret(
  database: Knex,
  userId: number,
  id: number,
): Promise<ApplicationWithSecret> {
  const application = await findApplication(database, userId, id)
  if (!application.confidential) return { ...application, clientSecret: null }
  const clientSecret = newSecret()
  const renewed = await database('oauthApplications')
    .where({ userId, id })
    .update({ secretHash: secretHash(clientSecret) })
  if (renewed === 0) requireApplication(undefined)
  return { ...application, clientSecret }
}

/** Deletes an application with the grants of its users. */
export async function deleteApplication(database: Knex, userId: number, id: number): Promise<void> {
  if ((await database('oauthApplications').where({ userId, id }).delete()) === 0) requireApplication(undefined)
}
