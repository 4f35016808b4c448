/** A message to one person, in plain text. */
export interface Email {
  readonly recipient: string
  readonly subject: string
  readonly body: string
}
