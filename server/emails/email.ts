/** A message to one person, in plain text. */
export interface Email {
  readonly recipient: string
  readonly subject: string
  readonly body: string
  /** Address for replies; by default that of the sender. */
  readonly replyTo?: string | null
}
