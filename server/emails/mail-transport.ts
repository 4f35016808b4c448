import type { RenderedEmail } from './email.ts'

/** An e-mail with an identifier that stays the same for each attempt, so that mail servers recognise duplicates. */
export interface IdentifiedEmail extends RenderedEmail {
  readonly messageId: string
}

/** Delivers e-mails. */
export interface MailTransport {
  /** Rejects when the message could not be handed over. */
  send(email: IdentifiedEmail): Promise<void>
  close(): void
}
