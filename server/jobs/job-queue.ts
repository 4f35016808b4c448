import type { Knex } from 'knex'
import { rawRows, sqlOf } from '../database/sql.ts'
import { now } from '../time/date-time.ts'

export interface TakenJob {
  readonly id: number
  readonly name: string
  /** Failures so far. */
  readonly attempts: number
}

/** Asks for a job, unless it already waits or runs. */
export async function askForJob(database: Knex, name: string): Promise<void> {
  const date = now()
  await database.raw(
    `INSERT INTO jobs (name, creation_date, due_date) VALUES (?, ?, ?)
     ON CONFLICT (name) WHERE end_date IS NULL DO NOTHING`,
    [name, date, date],
  )
}

/** A node says that it still works on a job more often than that; one that is silent for so long has died. */
export const lease = 2 * 60_000
const leaseEnd = (): string => new Date(Date.now() + lease).toISOString()

export async function isJobDue(database: Knex): Promise<boolean> {
  const job: unknown = await dueJobs(database).first(database.raw('1'))
  return job !== undefined
}

/** Jobs asked for that have not ended: all of them, or those that have failed and are to be tried again. */
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

/** Takes the job that has been due for longest: until its lease expires, no other node gets it. */
export async function takeJob(database: Knex, holder: string): Promise<TakenJob | null> {
  const date = now()
  const [job] = await rawRows<TakenJob>(
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

const held = (database: Knex, { id }: TakenJob, leaseHolder: string) =>
  database('jobs').where({ id, leaseHolder }).whereNull('endDate')

/** @returns false when another node has taken the job over. */
export async function keepJob(database: Knex, job: TakenJob, holder: string): Promise<boolean> {
  return (await held(database, job, holder).update({ leaseExpiry: leaseEnd() })) > 0
}

export async function finishJob(database: Knex, job: TakenJob, holder: string): Promise<void> {
  await held(database, job, holder).update({ endDate: now(), lastError: null, leaseHolder: null, leaseExpiry: null })
}

/** Gives a job back as it was, for another node to take at once. */
export async function giveJobBack(database: Knex, job: TakenJob, holder: string): Promise<void> {
  await held(database, job, holder).update({ leaseHolder: null, leaseExpiry: null })
}

const firstDelay = 60_000
const longestDelay = 3_600_000
const mostAttempts = 12

/** Tries again 1 min, 2 min, 4 min … 1 h later; given up after twelve failures, some six hours. */
export async function postponeJob(database: Knex, job: TakenJob, holder: string, reason: string): Promise<void> {
  const attempts = job.attempts + 1
  const delay = Math.min(firstDelay * 2 ** job.attempts, longestDelay)
  await held(database, job, holder).update({
    attempts,
    dueDate: new Date(Date.now() + delay).toISOString(),
    endDate: attempts >= mostAttempts ? now() : null,
    lastError: reason,
    leaseHolder: null,
    leaseExpiry: null,
  })
}
