import type { RenderedEmail } from './email.ts'

/** An e-mail with an identifier that stays the same for each attempt, so that mail servers recognise duplicates. */
export interface IdentifiedEmail extends RenderedEmail {
  readonly messageId: string
}

/** The mail server may have taken the message: it got its content, and did not answer. */
export class UncertainDeliveryError extends Error {}

/** The headers by which mail readers offer to stop reminders (RFC 2369, RFC 8058). */
export const listHeaders = (address: string | null): Record<string, string> =>
  address === null ? {} : { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

/** Delivers e-mails. */
export interface MailTransport {
  /**
   * Rejects when the message could not be handed over.
   * @throws UncertainDeliveryError when nobody can tell whether it was.
   */
  send(email: IdentifiedEmail): Promise<void>
  close(): void
}
