import { z } from 'zod'
import { recapRequestKinds } from './new-recap-request.ts'
import { recapRequestStates } from './recap-request-states.ts'

/** What a recap says of one canteen. */
export const RecapTotals = z.object({
  rowCount: z.int(),
  /** Euros before tax, as text with two decimals. */
  priceHt: z.string(),
  /** The part of it that has a label of quality or durability. */
  labelledHt: z.string(),
})
export type RecapTotals = z.output<typeof RecapTotals>

/** A canteen of a request, and what the file that came says of it. */
export const RequestedCanteen = z.object({
  id: z.int(),
  name: z.string(),
  siret: z.string().nullable(),
  /** Null before a file came. */
  totals: RecapTotals.nullable(),
})
export type RequestedCanteen = z.output<typeof RequestedCanteen>

const moment = () => z.iso.datetime({ offset: true })

/** The last file that came for a request. */
export const ReceivedRecap = z.object({
  date: moment(),
  /** The name of the file that the supplier sent. */
  name: z.string(),
  rowCount: z.int(),
  /** SHA-256 of the rows as they can be downloaded and imported. */
  digest: z.string(),
  /** How many times a file was sent: each takes the place of the one before. */
  count: z.int(),
})
export type ReceivedRecap = z.output<typeof ReceivedRecap>

/**
 * What happens to a request: messages leave, files come, the answer is no, its mailbox wants no more messages, managers
 * close it, store what came, or undo that.
 */
export const recapRequestEventKinds = [
  'asked',
  'reminded',
  'received',
  'declined',
  'stopped',
  'closed',
  'stored',
  'undone',
] as const
/** One of the eight kinds of event. */
export type RecapRequestEventKind = (typeof recapRequestEventKinds)[number]

/** Something that happened to a request. */
export const RecapRequestEvent = z.object({
  date: moment(),
  kind: z.enum(recapRequestEventKinds),
  /** The file that came; null for another event. */
  file: z.object({ name: z.string(), rowCount: z.int(), digest: z.string() }).nullable(),
  /** Why the answer was no; null without a reason, and for another event. */
  reason: z.string().nullable(),
})
export type RecapRequestEvent = z.output<typeof RecapRequestEvent>

/** A request for a recap, as the managers of its canteens see it. */
export const RecapRequest = z.object({
  id: z.int(),
  kind: z.enum(recapRequestKinds),
  provider: z.string(),
  email: z.string(),
  canteens: z.array(RequestedCanteen),
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  note: z.string().nullable(),
  deadline: z.iso.date().nullable(),
  reminderDays: z.int().nullable(),
  state: z.enum(recapRequestStates),
  creationDate: moment(),
  /** Who asked; null once the account is deleted. */
  sender: z.string().nullable(),
  /** When the last message left, and how many did. */
  messageDate: moment(),
  messageCount: z.int(),
  /** When the next reminder leaves by itself; null when none will. */
  nextReminderDate: moment().nullable(),
  /** From when on a person may send one; null once the request no longer awaits an answer. */
  remindableDate: moment().nullable(),
  received: ReceivedRecap.nullable(),
  /** When the answer was no. */
  declineDate: moment().nullable(),
  /** Why, in the words of who declined; null without any. */
  declineReason: z.string().nullable(),
  /** The import that stored what came; null unless it is stored. */
  importId: z.int().nullable(),
  /** The first one first. */
  events: z.array(RecapRequestEvent),
})
export type RecapRequest = z.output<typeof RecapRequest>
