import type { FastifyBaseLogger } from 'fastify'
import type { Knex } from 'knex'
import type { Database } from '../database/connection.ts'
import type { Settings } from '../settings/settings.ts'
import { EmailDelivery } from './email-delivery.ts'
import type { MailTransport } from './mail-transport.ts'
import { nextAttemptDate } from './outbox.ts'

const minimumWait = 1000
/** Every node checks the outbox at least this often, as another node may die and leave messages in it. */
const maximumWait = 60_000
/** Messages leave soon after an unavailable database is back. */
const waitAfterFailure = 5000

/**
 * Sends the messages of the outbox, one at a time; those that fail stay there for another round. Any number of nodes
 * may do so at once: each message is leased by one of them.
 */
export class MailSender {
  private readonly database: Database
  private readonly transport: MailTransport
  private readonly log: FastifyBaseLogger
  private readonly delivery: EmailDelivery
  private round: Promise<void> | null = null
  private needsRound = false
  private closed = false
  private timer: NodeJS.Timeout | undefined

  constructor(
    database: Database,
    transport: MailTransport,
    log: FastifyBaseLogger,
    environment: Settings['environment'],
  ) {
    this.database = database
    this.transport = transport
    this.log = log
    this.delivery = new EmailDelivery(database.writer, transport, log, environment)
  }

  /** Starts a round, or another one after the current one, in the background. */
  drain(): void {
    if (this.closed) return
    this.needsRound = true
    this.round ??= this.runRounds().finally(() => {
      this.round = null
    })
  }

  /** Sends the due messages and waits for the end of the round. */
  async drainFully(): Promise<void> {
    this.drain()
    await this.round
  }

  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.timer)
    this.transport.close()
    await this.round
  }

  private async runRounds(): Promise<void> {
    let wait = waitAfterFailure
    try {
      while (this.needsRound && !this.closed) {
        this.needsRound = false
        await this.sendDue()
        wait = await this.timeToNext()
      }
    } catch (error) {
      this.log.error({ err: error }, 'the outbox cannot be read')
    }
    this.scheduleRound(wait)
  }

  private async sendDue(): Promise<void> {
    while (!this.closed && (await isDue(this.database.reader))) {
      if (!(await this.delivery.sendNext())) break
    }
  }

  private async timeToNext(): Promise<number> {
    const date = await nextAttemptDate(this.database.reader)
    const time = (date?.getTime() ?? Number.POSITIVE_INFINITY) - Date.now()
    return Math.max(minimumWait, Math.min(time, maximumWait))
  }

  private scheduleRound(milliseconds: number): void {
    clearTimeout(this.timer)
    if (this.closed) return
    this.timer = setTimeout(() => this.drain(), milliseconds)
    this.timer.unref()
  }
}

/** Reads before writing, as a lease waits behind other writers. */
async function isDue(reader: Knex): Promise<boolean> {
  const date = await nextAttemptDate(reader)
  return date !== null && date.getTime() <= Date.now()
}
