import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Knex } from 'knex'
import type { Database } from '../database/connection.ts'
import type { MailTransport } from './mail-transport.ts'
import { markSent, nextAttemptDate, postpone, type TakenEmail, takeEmail } from './outbox.ts'

const shortestWait = 1000
/** Another node may die and leave messages that nobody announces: every node looks so often. */
const longestWait = 60_000
/** A database that was away may be back: messages that wait for it leave soon after. */
const waitAfterFailure = 5000

/**
 * Sends what waits in the outbox, one message at a time; what cannot be sent stays there for another round. Any number of
 * nodes may do so at once: each message is taken by one of them.
 */
export class MailSender {
  private readonly database: Database
  private readonly transport: MailTransport
  private readonly log: FastifyBaseLogger
  private readonly node = randomUUID()
  private round: Promise<void> | null = null
  private again = false
  private closed = false
  private timer: NodeJS.Timeout | undefined

  constructor(database: Database, transport: MailTransport, log: FastifyBaseLogger) {
    this.database = database
    this.transport = transport
    this.log = log
  }

  /** Starts a round, or another one after the one under way. Nobody waits for it. */
  drain(): void {
    if (this.closed) return
    this.again = true
    this.round ??= this.rounds().finally(() => {
      this.round = null
    })
  }

  /** Sends what is due and waits for the end of the round. */
  async drained(): Promise<void> {
    this.drain()
    await this.round
  }

  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.timer)
    this.transport.close()
    await this.round
  }

  private async rounds(): Promise<void> {
    let wait = waitAfterFailure
    try {
      while (this.again && !this.closed) {
        this.again = false
        await this.sendDue()
        wait = await this.timeToNext()
      }
    } catch (error) {
      this.log.error({ err: error }, 'the outbox cannot be read')
    }
    this.lookAgainIn(wait)
  }

  private async sendDue(): Promise<void> {
    const { reader, writer } = this.database
    while (!this.closed && (await isDue(reader))) {
      // Another node was quicker, or is at work on what waits: the next look comes soon.
      const email = await takeEmail(writer, this.node)
      if (!email) break
      await this.send(email)
    }
  }

  private async send(email: TakenEmail): Promise<void> {
    const { writer } = this.database
    try {
      await this.transport.send({ ...email, messageId: messageIdOf(email) })
    } catch (error) {
      // The reason may quote an address: it stays in the database, out of the log.
      this.log.warn({ email: email.id, attempts: email.attempts + 1 }, 'an e-mail could not be sent')
      await postpone(writer, email, this.node, error instanceof Error ? error.message : String(error))
      return
    }
    await markSent(writer, email, this.node)
  }

  private async timeToNext(): Promise<number> {
    const date = await nextAttemptDate(this.database.reader)
    const time = (date?.getTime() ?? Number.POSITIVE_INFINITY) - Date.now()
    return Math.max(shortestWait, Math.min(time, longestWait))
  }

  private lookAgainIn(milliseconds: number): void {
    clearTimeout(this.timer)
    if (this.closed) return
    this.timer = setTimeout(() => this.drain(), milliseconds)
    this.timer.unref()
  }
}

/** Looking does not disturb who writes. */
async function isDue(reader: Knex): Promise<boolean> {
  const date = await nextAttemptDate(reader)
  return date !== null && date.getTime() <= Date.now()
}

/** The same at each attempt: a node that dies between sending and saying so makes another one send it again. */
const messageIdOf = ({ id, creationDate }: TakenEmail): string => `<${id}.${Date.parse(creationDate)}@ma-cantine>`
