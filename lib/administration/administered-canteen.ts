import { z } from 'zod'
import { fileKinds } from '../imports/file-kind.ts'
import { StaffAct } from './staff-act.ts'

/** A canteen in the list that staff searches, deleted ones included. */
export const AdministeredCanteenSummary = z.object({
  id: z.int(),
  name: z.string(),
  siret: z.string().nullable(),
  sirenUniteLegale: z.string().nullable(),
  city: z.string().nullable(),
  postalCode: z.string().nullable(),
  deletionDate: z.iso.datetime({ offset: true }).nullable(),
  /** Without the blocked accounts. */
  managerCount: z.int(),
})
export type AdministeredCanteenSummary = z.output<typeof AdministeredCanteenSummary>

/** The year that a canteen may declare outside of the campaign, until a day. */
export const LateOpening = z.object({
  year: z.int(),
  openingDate: z.iso.datetime({ offset: true }),
  /** The last day in Paris. */
  endDate: z.iso.date(),
  isOpen: z.boolean(),
})
export type LateOpening = z.output<typeof LateOpening>

/** A canteen as staff see it: its team, its declarations and what staff did about it. */
export const AdministeredCanteen = AdministeredCanteenSummary.extend({
  managers: z.array(
    z.object({
      id: z.int(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      emailConfirmed: z.boolean(),
      isBlocked: z.boolean(),
    }),
  ),
  invitations: z.array(z.object({ email: z.string(), creationDate: z.iso.datetime({ offset: true }) })),
  /** All versions, the latest first. */
  declarations: z.array(
    z.object({
      id: z.int(),
      year: z.int(),
      status: z.enum(['SUBMITTED', 'CANCELLED']),
      creationDate: z.iso.datetime({ offset: true }),
    }),
  ),
  lateOpenings: z.array(LateOpening),
  /** The years whose campaign has begun and is not open now: those that can be opened late. */
  yearsToOpen: z.array(z.int()),
  /** The last day that a late opening may have. */
  latestEndDate: z.iso.date(),
  /** The latest twenty imports that wrote the canteen. */
  imports: z.array(
    z.object({
      id: z.int(),
      date: z.iso.datetime({ offset: true }),
      kind: z.enum(fileKinds),
      status: z.enum(['done', 'refused', 'undone']),
      user: z.string().nullable(),
    }),
  ),
  /** The latest fifty acts about the canteen. */
  acts: z.array(StaffAct),
})
export type AdministeredCanteen = z.output<typeof AdministeredCanteen>
