import type { Email } from '../emails/email.ts'

/** A way out for e-mails. */
export interface MailTransport {
  /** Rejects when the message could not be handed over. */
  send(email: Email): Promise<void>
  close(): void
}
