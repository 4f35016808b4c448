import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Knex } from 'knex'
import type { Database } from '../database/connection.ts'
import type { Settings } from '../settings/settings.ts'
import { type MailTransport, UncertainDeliveryError } from './mail-transport.ts'
import {
  giveUpEmail,
  type LeasedEmail,
  leaseEmail,
  markEmailSent,
  mayHaveLeft,
  nextAttemptDate,
  postponeEmail,
} from './outbox.ts'

const minimumWait = 1000
/** Every node checks the outbox at least this often, as another node may die and leave messages in it. */
const maximumWait = 60_000
/** Messages leave soon after an unavailable database is back. */
const waitAfterFailure = 5000

/** Nobody mistakes a message of a trial for one of the service. */
const subjectPrefixes: Readonly<Record<Settings['environment'], string>> = {
  prod: '',
  demo: '(DEMO) ',
  staging: '(STAGING) ',
  dev: '',
}

/**
 * Sends the messages of the outbox, one at a time; those that fail stay there for another round. Any number of nodes
 * may do so at once: each message is leased by one of them.
 */
export class MailSender {
  private readonly database: Database
  private readonly transport: MailTransport
  private readonly log: FastifyBaseLogger
  /** Begins each subject; empty in production. */
  private readonly subjectPrefix: string
  private readonly node = randomUUID()
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
    this.subjectPrefix = subjectPrefixes[environment]
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
    const { reader, writer } = this.database
    while (!this.closed && (await isDue(reader))) {
      // Another node has leased the message.
      const email = await leaseEmail(writer, this.node)
      if (!email) break
      await this.send(email)
    }
  }

  private async send(email: LeasedEmail): Promise<void> {
    const { writer } = this.database
    if (mayHaveLeft(email)) return this.giveUp(email)
    try {
      const subject = this.subjectPrefix + email.subject
      await this.transport.send({ ...email, subject, messageId: messageIdOf(email) })
    } catch (error) {
      if (error instanceof UncertainDeliveryError && email.reminderUserId !== null) return this.giveUp(email)
      // The reason may quote an address, so it goes to the database and not to the log.
      this.log.warn({ email: email.id, attempts: email.attempts + 1 }, 'an e-mail could not be sent')
      await postponeEmail(writer, email, this.node, error instanceof Error ? error.message : String(error))
      return
    }
    await markEmailSent(writer, email, this.node)
  }

  private async giveUp(email: LeasedEmail): Promise<void> {
    this.log.warn({ email: email.id }, 'a reminder may have left, and is not sent again')
    await giveUpEmail(this.database.writer, email, this.node)
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

/** The same for each attempt: a node that dies after sending makes another one send the message again. */
const messageIdOf = ({ id, creationDate }: LeasedEmail): string => `<${id}.${Date.parse(creationDate)}@ma-cantine>`
