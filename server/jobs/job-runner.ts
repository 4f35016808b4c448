import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Services } from '../services/services.ts'
import type { Job } from './job.ts'
import {
  finishJob,
  isJobDue,
  type LeasedJob,
  lease,
  leaseJob,
  postponeJob,
  releaseJob,
  renewJobLease,
} from './job-queue.ts'
import { queueDueJobs } from './timetable.ts'

/** Milliseconds between two checks of the queue. */
const interval = 10_000

/**
 * Runs the jobs of the timetable, one at a time. Nodes share the jobs of one database: each job runs on one of them,
 * and on another one if that one dies.
 */
export class JobRunner {
  private readonly services: Services
  private readonly jobs: readonly Job[]
  private readonly log: FastifyBaseLogger
  private readonly node = randomUUID()
  private readonly stopping = new AbortController()
  private readonly timer: NodeJS.Timeout
  private round: Promise<void> = Promise.resolve()
  private busy = false

  /** Starts checking the timetable. */
  constructor(services: Services, jobs: readonly Job[], log: FastifyBaseLogger) {
    this.services = services
    this.jobs = jobs
    this.log = log
    this.timer = setInterval(() => {
      if (!this.busy) void this.runDue()
    }, interval)
    this.timer.unref()
  }

  /** Runs the due jobs; resolves once none is left for this node. */
  runDue(at: Date = new Date()): Promise<void> {
    this.round = this.round.then(() => this.runRound(at))
    return this.round
  }

  /** Stops the current job at its next pause; another node, or the next start, runs it again. */
  async close(): Promise<void> {
    clearInterval(this.timer)
    this.stopping.abort()
    await this.round
  }

  private async runRound(at: Date): Promise<void> {
    if (this.stopping.signal.aborted) return
    this.busy = true
    try {
      const { database } = this.services
      await queueDueJobs(database, this.jobs, at)
      // Reads before writing, as a lease waits behind other writers.
      while (!this.stopping.signal.aborted && (await isJobDue(database.reader))) {
        const job = await database.transaction(transaction => leaseJob(transaction, this.node))
        if (!job) break
        await this.run(job)
      }
    } catch (error) {
      this.log.error({ err: error }, 'the jobs cannot be read')
    } finally {
      this.busy = false
    }
  }

  private async run(leased: LeasedJob): Promise<void> {
    const { writer } = this.services.database
    const lostLease = new AbortController()
    const signal = AbortSignal.any([this.stopping.signal, lostLease.signal])
    const renewal = setInterval(() => {
      renewJobLease(writer, leased, this.node).then(
        kept => kept || lostLease.abort(),
        error => this.log.warn({ err: error }, 'the lease of a job cannot be renewed'),
      )
    }, lease / 4)
    try {
      const job = this.jobs.find(({ name }) => name === leased.name)
      if (!job) throw new Error('No such job in this version')
      await job.run(this.services, { signal })
      await finishJob(writer, leased, this.node)
    } catch (error) {
      if (this.stopping.signal.aborted) await releaseJob(writer, leased, this.node)
      else {
        this.log.warn({ err: error, job: leased.name, attempts: leased.attempts + 1 }, 'a job failed')
        await postponeJob(writer, leased, this.node, error instanceof Error ? error.message : String(error))
      }
    } finally {
      clearInterval(renewal)
    }
  }
}
