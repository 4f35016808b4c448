import { z } from 'zod'
import { Email } from '../accounts/account-fields.ts'
import { visibleText } from '../entities/visible-text.ts'
import { Id } from '../http/id.ts'
import { withMessage } from '../messages/issue-message.ts'
import { textOrNull } from '../table-schema/invisible-characters.ts'
import { recapRequestMessages } from './recap-request-messages.ts'

/** Whom a recap is asked of: a supplier is kind enough to give it, a contractor owes it. */
export const recapRequestKinds = ['supplier', 'contractor'] as const
/** One of the two kinds of request. */
export type RecapRequestKind = (typeof recapRequestKinds)[number]

/** After how many days without an answer a reminder leaves; a person chooses one, or none. */
export const reminderIntervals = [7, 14, 30] as const
/** One of the three paces of reminders. */
export type ReminderInterval = (typeof reminderIntervals)[number]

/** Most canteens of one request: what is asked fits one message. */
export const mostRequestedCanteens = 200

/** Longest words of the sender, in characters. */
export const longestNote = 500

/** A request to send: of whom, for which canteens, over which days of one calendar year. */
export const NewRecapRequest = z.object({
  kind: z.enum(recapRequestKinds).default('supplier'),
  /** How the supplier or the contractor is called. */
  provider: visibleText(150),
  email: Email,
  canteenIds: z
    .array(Id)
    .min(1, withMessage(recapRequestMessages('no-canteen')))
    .max(mostRequestedCanteens),
  /** The first and the last day that the recap covers. */
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  /** What the sender adds, in plain words. */
  note: z.string().max(longestNote).transform(textOrNull).nullable().default(null),
  /** The day by which an answer is asked for. */
  deadline: z.iso.date().nullable().default(null),
  reminderDays: z
    .union([z.literal(reminderIntervals[0]), z.literal(reminderIntervals[1]), z.literal(reminderIntervals[2])])
    .nullable()
    .default(null),
})
export type NewRecapRequest = z.output<typeof NewRecapRequest>
