import { Cron } from 'croner'
import type { Knex } from 'knex'
import type { Database } from '../database/connection.ts'
import { rawRows } from '../database/sql.ts'
import type { Job } from './job.ts'
import { queueJob } from './job-queue.ts'

const hour = 3_600_000

/** The latest occurrence of a timetable at this moment, the current second included. */
export function latestOccurrence(timetable: string, at: Date): Date | null {
  const cron = new Cron(timetable, { timezone: 'Europe/Paris', paused: true })
  const nextSecond = new Date(Math.floor(at.getTime() / 1000) * 1000 + 1000)
  return cron.previousRuns(1, nextSecond)[0] ?? null
}

/**
 * Queues the jobs that have become due. The first node to notice an occurrence queues it, once; occurrences missed
 * while no node ran count as one. In a new database, schedules start now.
 */
export async function queueDueJobs(database: Database, jobs: readonly Job[], at: Date): Promise<void> {
  const schedules: { name: string; lastOccurrence: string }[] = await database.reader('jobSchedules').select()
  const lastByName = new Map(schedules.map(({ name, lastOccurrence }) => [name, lastOccurrence]))
  for (const job of jobs) {
    const occurrence = latestOccurrence(job.timetable, at)?.toISOString()
    const last = lastByName.get(job.name)
    if (!occurrence || (last && last >= occurrence)) continue
    await database.transaction(async transaction => {
      if (!last) await startSchedule(transaction, job.name, occurrence)
      else if (await advanceSchedule(transaction, job.name, occurrence)) {
        const lateness = at.getTime() - Date.parse(occurrence)
        if (lateness <= (job.lateness ?? Number.POSITIVE_INFINITY) * hour) await queueJob(transaction, job.name)
      }
    })
  }
}

async function startSchedule(transaction: Knex.Transaction, name: string, lastOccurrence: string): Promise<void> {
  await transaction('jobSchedules').insert({ name, lastOccurrence }).onConflict('name').ignore()
}

/** @returns false when another node has already queued this occurrence. */
async function advanceSchedule(transaction: Knex.Transaction, name: string, occurrence: string): Promise<boolean> {
  const rows = await rawRows(
    transaction,
    'UPDATE job_schedules SET last_occurrence = ? WHERE name = ? AND last_occurrence < ? RETURNING name',
    [occurrence, name, occurrence],
  )
  return rows.length > 0
}
