/** A message to one person, in plain text. */
export interface Email {
  readonly recipient: string
  readonly subject: string
  readonly body: string
  /** Where an answer goes; left out, to the sender's address. */
  readonly replyTo?: string | null
}
