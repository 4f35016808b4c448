import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Services } from '../services/services.ts'
import type { Job } from './job.ts'
import { finishJob, giveJobBack, isJobDue, keepJob, lease, postponeJob, type TakenJob, takeJob } from './job-queue.ts'
import { askForDueJobs } from './timetable.ts'

/** How often a node looks whether there is something to do. */
const interval = 10_000

/**
 * Does the jobs of the timetable, one at a time. Any number of nodes may do so on one database: each job is done by one
 * of them, and by another one if that one dies.
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

  /** Starts looking at the clock. */
  constructor(services: Services, jobs: readonly Job[], log: FastifyBaseLogger) {
    this.services = services
    this.jobs = jobs
    this.log = log
    this.timer = setInterval(() => {
      if (!this.busy) void this.runDue()
    }, interval)
    this.timer.unref()
  }

  /** Does what is due at this moment; resolves once nothing is left for this node. */
  runDue(at: Date = new Date()): Promise<void> {
    this.round = this.round.then(() => this.runRound(at))
    return this.round
  }

  /** Lets the job under way end at its next pause; another node, or the next start, takes it up again. */
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
      await askForDueJobs(database, this.jobs, at)
      // Looking does not disturb who writes.
      while (!this.stopping.signal.aborted && (await isJobDue(database.reader))) {
        const job = await takeJob(database.writer, this.node)
        if (!job) break
        await this.run(job)
      }
    } catch (error) {
      this.log.error({ err: error }, 'the jobs cannot be read')
    } finally {
      this.busy = false
    }
  }

  private async run(taken: TakenJob): Promise<void> {
    const { writer } = this.services.database
    const overtaken = new AbortController()
    const signal = AbortSignal.any([this.stopping.signal, overtaken.signal])
    const renewal = setInterval(() => {
      keepJob(writer, taken, this.node).then(
        kept => kept || overtaken.abort(),
        error => this.log.warn({ err: error }, 'the lease of a job cannot be renewed'),
      )
    }, lease / 4)
    try {
      const job = this.jobs.find(({ name }) => name === taken.name)
      if (!job) throw new Error('No such job in this version')
      await job.run(this.services, { signal })
      await finishJob(writer, taken, this.node)
    } catch (error) {
      if (this.stopping.signal.aborted) await giveJobBack(writer, taken, this.node)
      else {
        this.log.warn({ err: error, job: taken.name, attempts: taken.attempts + 1 }, 'a job failed')
        await postponeJob(writer, taken, this.node, error instanceof Error ? error.message : String(error))
      }
    } finally {
      clearInterval(renewal)
    }
  }
}
