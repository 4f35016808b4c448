import type { Email } from './email.ts'

/** An e-mail with the identifier that it keeps however often it is sent, so that mail servers know it again. */
export interface IdentifiedEmail extends Email {
  readonly messageId: string
}

/** A way out for e-mails. */
export interface MailTransport {
  /** Rejects when the message could not be handed over. */
  send(email: IdentifiedEmail): Promise<void>
  close(): void
}
