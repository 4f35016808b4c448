import type { Knex } from 'knex'
import { rawRows, sqlOf } from '../database/sql.ts'
import { now } from '../time/date-time.ts'

export interface LeasedJob {
  readonly id: number
  readonly name: string
  /** Failures so far. */
  readonly attempts: number
}

/** Queues a job, unless it already waits or runs. */
export async function queueJob(database: Knex, name: string): Promise<void> {
  const date = now()
  await database.raw(
    `INSERT INTO jobs (name, creation_date, due_date) VALUES (?, ?, ?)
     ON CONFLICT (name) WHERE end_date IS NULL DO NOTHING`,
    [name, date, date],
  )
}

/**
 * Milliseconds of a lease: a node that works on a job renews it more often, so it expires only when the node has died.
 */
export const lease = 2 * 60_000
const leaseEnd = (): string => new Date(Date.now() + lease).toISOString()

export async function isJobDue(database: Knex): Promise<boolean> {
  const job: unknown = await dueJobs(database).first(database.raw('1'))
  return job !== undefined
}

/** Counts the queued or running jobs: all of them, or those that have failed and wait for a retry. */
export async function countJobs(database: Knex, which: 'all' | 'failing'): Promise<number> {
  const [row] = await database('jobs')
    .whereNull('endDate')
    .where('attempts', '>', which === 'failing' ? 0 : -1)
    .count({ count: '*' })
  return Number(row?.count ?? 0)
}

const dueJobs = (database: Knex) =>
  database('jobs')
    .whereNull('endDate')
    .where('dueDate', '<=', now())
    .where(either => either.whereNull('leaseExpiry').orWhere('leaseExpiry', '<=', now()))

/** Leases the job that has been due for longest: no other node gets it until the lease expires. */
export async function leaseJob(database: Knex, holder: string): Promise<LeasedJob | null> {
  const date = now()
  const [job] = await rawRows<LeasedJob>(
    database,
    `UPDATE jobs SET lease_holder = ?, lease_expiry = ?
     WHERE id = (
       SELECT id FROM jobs WHERE end_date IS NULL AND due_date <= ? AND (lease_expiry IS NULL OR lease_expiry <= ?)
       ORDER BY due_date LIMIT 1 ${sqlOf(database).skipLocked}
     )
     RETURNING id, name, attempts`,
    [holder, leaseEnd(), date, date],
  )
  return job ?? null
}

const leasedRow = (database: Knex, { id }: LeasedJob, leaseHolder: string) =>
  database('jobs').where({ id, leaseHolder }).whereNull('endDate')

/** @returns false when another node has taken the job over. */
export async function renewJobLease(database: Knex, job: LeasedJob, holder: string): Promise<boolean> {
  return (await leasedRow(database, job, holder).update({ leaseExpiry: leaseEnd() })) > 0
}

export async function finishJob(database: Knex, job: LeasedJob, holder: string): Promise<void> {
  await leasedRow(database, job, holder).update({
    endDate: now(),
    lastError: null,
    leaseHolder: null,
    leaseExpiry: null,
  })
}

/** Releases a job unchanged, so that another node can lease it at once. */
export async function releaseJob(database: Knex, job: LeasedJob, holder: string): Promise<void> {
  await leasedRow(database, job, holder).update({ leaseHolder: null, leaseExpiry: null })
}

const firstDelay = 60_000
const longestDelay = 3_600_000
const attemptLimit = 12

/** Schedules a retry after 1 min, 2 min, 4 min … 1 h; gives up after twelve failures, in about six hours. */
export async function postponeJob(database: Knex, job: LeasedJob, holder: string, reason: string): Promise<void> {
  const attempts = job.attempts + 1
  const delay = Math.min(firstDelay * 2 ** job.attempts, longestDelay)
  await leasedRow(database, job, holder).update({
    attempts,
    dueDate: new Date(Date.now() + delay).toISOString(),
    endDate: attempts >= attemptLimit ? now() : null,
    lastError: reason,
    leaseHolder: null,
    leaseExpiry: null,
  })
}
