import { z } from 'zod'

/** A value as it is stored; the lists are those of sectors (ids), of managers and of people invited (e-mails). */
const StoredValue = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.union([z.string(), z.number()]))])

/** What an import would do to one stored row. */
export const PlannedChange = z.object({
  /** The row of the file that asks for it: 2 is the first below the header. */
  row: z.int(),
  action: z.enum(['create', 'update']),
  /** The table of the stored row. */
  entity: z.enum(['canteens', 'diagnostics', 'purchases']),
  /** Null for what does not exist yet. */
  id: z.int().nullable(),
  /** How people know the row: its SIRET, its description. */
  name: z.string().nullable(),
  /** Only those that change; of a creation, those that are filled in. */
  fields: z.array(z.object({ field: z.string(), before: StoredValue, after: StoredValue })),
})
export type PlannedChange = z.output<typeof PlannedChange>

/** Changes that a plan shows; it counts them all. */
export const shownChanges = 100

/** What an import would do, kept for an hour: the same file sent with `plan=ID` does just that, or nothing. */
export const ImportPlan = z.object({
  id: z.string(),
  expiryDate: z.iso.datetime({ offset: true }),
  /** The first hundred. */
  changes: z.array(PlannedChange),
  changeCount: z.int(),
  /** Messages that would leave, for those whom it adds to teams. */
  emailCount: z.int(),
})
export type ImportPlan = z.output<typeof ImportPlan>
