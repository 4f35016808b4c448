import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Knex } from 'knex'
import type { Settings } from '../settings/settings.ts'
import { giveUpEmail, type LeasedEmail, leaseEmail, markEmailSent, mayHaveLeft, postponeEmail } from './email-leases.ts'
import { type MailTransport, UncertainDeliveryError } from './mail-transport.ts'

/** Nobody mistakes a message of a trial for one of the service. */
const subjectPrefixes: Readonly<Record<Settings['environment'], string>> = {
  prod: '',
  demo: '(DEMO) ',
  staging: '(STAGING) ',
  dev: '',
}

/** The delivery of one message at a time, from its lease by this node to the note of how it ended. */
export class EmailDelivery {
  private readonly writer: Knex
  private readonly transport: MailTransport
  private readonly log: FastifyBaseLogger
  /** Begins each subject; empty in production. */
  private readonly subjectPrefix: string
  private readonly node = randomUUID()

  constructor(writer: Knex, transport: MailTransport, log: FastifyBaseLogger, environment: Settings['environment']) {
    this.writer = writer
    this.transport = transport
    this.log = log
    this.subjectPrefix = subjectPrefixes[environment]
  }

  /** Leases the next due message and sends it. @returns false when other nodes have leased all of them. */
  async sendNext(): Promise<boolean> {
    const email = await leaseEmail(this.writer, this.node)
    if (email) await this.send(email)
    return email !== null
  }

  private async send(email: LeasedEmail): Promise<void> {
    const { writer } = this
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
    await giveUpEmail(this.writer, email, this.node)
  }
}

/** The same for each attempt: a node that dies after sending makes another one send the message again. */
const messageIdOf = ({ id, creationDate }: LeasedEmail): string => `<${id}.${Date.parse(creationDate)}@ma-cantine>`
