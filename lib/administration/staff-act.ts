import { z } from 'zod'
import { visibleText } from '../entities/visible-text.ts'
import { withMessage } from '../messages/issue-message.ts'
import { administrationMessages } from './administration-messages.ts'
import { CampaignDays } from './campaign-days.ts'

export const staffActKinds = [
  'elected-official',
  'staff-added',
  'staff-removed',
  'blocked',
  'unblocked',
  'manager-placed',
  'late-opened',
  'late-closed',
  'late-refused',
  'campaign-announced',
  'campaign-changed',
  'campaign-withdrawn',
] as const
export type StaffActKind = (typeof staffActKinds)[number]

const shortestReason = 10
export const longestReason = 500

/** Why an act is done: the people whom it concerns read it. */
export const Reason = visibleText(longestReason).refine(
  text => text.length >= shortestReason,
  withMessage(administrationMessages('short-reason', shortestReason)),
)

/** What an act set, where its kind does not say it. */
export const StaffActDetails = z.object({
  /** Those of an elected official; empty once they are none any more. */
  departments: z.array(z.string()).nullable(),
  /** The year that can be declared late, or that of the campaign. */
  year: z.int().nullable(),
  /** The last day of a late declaration. */
  endDate: z.iso.date().nullable(),
  /** The days of a campaign before and after; null where there was none, or is none any more. */
  campaign: z.object({ before: CampaignDays.nullable(), after: CampaignDays.nullable() }).nullable(),
})
export type StaffActDetails = z.output<typeof StaffActDetails>

/** An act of staff, as the journal keeps it: who did what, to whom, when and why. */
export const StaffAct = z.object({
  id: z.int(),
  date: z.iso.datetime({ offset: true }),
  kind: z.enum(staffActKinds),
  /** Null for a script of the operator, and for an account that no longer exists. */
  actor: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** Null for an act on a canteen alone, and for an account that no longer exists. */
  user: z.object({ id: z.int(), name: z.string() }).nullable(),
  canteen: z.object({ id: z.int(), name: z.string() }).nullable(),
  reason: z.string(),
  details: StaffActDetails,
})
export type StaffAct = z.output<typeof StaffAct>
