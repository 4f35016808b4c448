import type { Field, InputFacts } from '../entities/field.ts'

/**
 * What becomes of an issue: a draft is written, then sent once. Its sending goes on by itself, may be paused, and is over
 * once no message waits for its first attempt.
 */
export const newsletterIssueStates = ['DRAFT', 'SENDING', 'PAUSED', 'SENT'] as const
export type NewsletterIssueState = (typeof newsletterIssueStates)[number]

/** The facts of a value that the team writes; entries override them. */
const written = { nullable: false, file: null, stored: true, answer: true, labels: null, input: 'required' } as const
const stamped = { ...written, input: null } as const
const counted = { ...stamped, kind: 'integer', answer: false } as const

/** The properties of an issue of the newsletter, in the order of its answers. */
export const newsletterIssueFields = {
  id: { ...stamped, kind: 'integer' },
  creationDate: { ...stamped, kind: 'moment' },
  /** The version of the issue. */
  modificationDate: { ...stamped, kind: 'moment' },
  subject: { ...written, kind: 'text' },
  /** What mail readers show beside the subject; may be empty. */
  preheader: { ...written, kind: 'text', input: 'optional' },
  /** In Markdown. */
  body: { ...written, kind: 'text', input: 'optional' },
  state: { ...stamped, kind: 'code', codes: newsletterIssueStates },
  /** Whether the provider of mailings sends it. */
  throughProvider: { ...stamped, kind: 'yesNo' },
  /** When it was sent, by a person. */
  startDate: { ...stamped, kind: 'moment', nullable: true },
  /** When its sending was over. */
  endDate: { ...stamped, kind: 'moment', nullable: true },
  authorId: { ...stamped, kind: 'integer', nullable: true, answer: false },
  /** Its author; null once they have left. */
  author: { ...stamped, kind: 'own', nullable: true, stored: false },
  /** How many it reaches. */
  progress: { ...stamped, kind: 'own', stored: false },
  /** The last subscription whose message was made. */
  lastSubscriptionId: counted,
  recipientCount: { ...counted, nullable: true },
  /** Counts of an issue whose deliveries are forgotten. */
  madeCount: { ...counted, nullable: true },
  sentCount: { ...counted, nullable: true },
  failedCount: { ...counted, nullable: true },
} as const satisfies Readonly<Record<string, Field & InputFacts>>
export type NewsletterIssueFields = typeof newsletterIssueFields
