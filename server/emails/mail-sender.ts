import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/connection.ts'
import type { MailTransport } from '../external/mail-transport.ts'
import { markSent, nextAttemptDate, nextEmails, postpone } from './outbox.ts'

const batch = 50

/** Sends what waits in the outbox, one message at a time; what cannot be sent stays there for another round. */
export class MailSender {
  private readonly database: Database
  private readonly transport: MailTransport
  private readonly log: FastifyBaseLogger
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
    try {
      while (this.again && !this.closed) {
        this.again = false
        await this.sendDue()
      }
      await this.planNext()
    } catch (error) {
      this.log.error({ err: error }, 'the outbox cannot be read')
    }
  }

  private async sendDue(): Promise<void> {
    const { reader, writer } = this.database
    for (;;) {
      const emails = await nextEmails(reader, batch)
      if (emails.length === 0) return
      for (const email of emails) {
        if (this.closed) return
        try {
          await this.transport.send(email)
        } catch (error) {
          // The reason may quote an address: it stays in the database, out of the log.
          this.log.warn({ email: email.id, attempts: email.attempts + 1 }, 'an e-mail could not be sent')
          await postpone(writer, email, error instanceof Error ? error.message : String(error))
          continue
        }
        await markSent(writer, email.id)
      }
    }
  }

  private async planNext(): Promise<void> {
    clearTimeout(this.timer)
    const date = this.closed ? null : await nextAttemptDate(this.database.reader)
    if (!date || this.closed) return
    const wait = Math.max(1000, date.getTime() - Date.now())
    this.timer = setTimeout(() => this.drain(), wait)
    this.timer.unref()
  }
}
