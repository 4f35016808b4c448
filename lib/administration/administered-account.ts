import { z } from 'zod'
import { StaffAct } from './staff-act.ts'

/** An account in the list that staff searches. */
export const AccountSummary = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  isElectedOfficial: z.boolean(),
  isStaff: z.boolean(),
  isBlocked: z.boolean(),
  creationDate: z.iso.datetime({ offset: true }),
  /** Null for an account that has not been used since it was created. */
  lastUseDate: z.iso.date().nullable(),
})
export type AccountSummary = z.output<typeof AccountSummary>

/** An account as staff reads it: no password, no secret, no token. */
export const AdministeredAccount = AccountSummary.extend({
  isDev: z.boolean(),
  departments: z.array(z.string()),
  hasSecondFactor: z.boolean(),
  canteenCount: z.int(),
  /** The first hundred canteens that the account manages, by name. */
  canteens: z.array(z.object({ id: z.int(), name: z.string(), siret: z.string().nullable(), isDeleted: z.boolean() })),
  /** The latest fifty acts about the account. */
  acts: z.array(StaffAct),
})
export type AdministeredAccount = z.output<typeof AdministeredAccount>
