import { z } from 'zod'
import { PlanTotals } from './plan-totals.ts'

/** A stored value; the lists are sectors (ids), managers and invited people (e-mails). */
const StoredValue = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.union([z.string(), z.number()]))])

/** The canteen that a change is about, as it is once the change is made. */
const ChangedCanteen = z.object({ siret: z.string().nullable(), name: z.string() })

/** The change that an import would make to one stored row. */
export const PlannedChange = z.object({
  /** The row of the file that asks for it: 2 is the first below the header. */
  row: z.int(),
  action: z.enum(['create', 'update']),
  /** The table of the stored row. */
  entity: z.enum(['canteens', 'diagnostics', 'purchases']),
  /** Null for a row to create. */
  id: z.int().nullable(),
  /** The name that users know: the SIRET of a canteen, the description of a purchase. */
  name: z.string().nullable(),
  /** Null when it no longer exists. */
  canteen: ChangedCanteen.nullable().default(null),
  /** The fields that change; for a creation, those that are filled in. */
  fields: z.array(z.object({ field: z.string(), before: StoredValue, after: StoredValue })),
})
export type PlannedChange = z.output<typeof PlannedChange>

/** A change that an import made; `row` is null where the file row is not stored. */
export const ImportChange = PlannedChange.extend({ row: z.int().nullable() })
export type ImportChange = z.output<typeof ImportChange>

/** The largest number of changes in a plan; `changeCount` counts them all. */
export const shownChanges = 100

/**
 * The changes that an import would make, valid for an hour: the same file sent with `plan=ID` makes exactly these, or
 * none.
 */
export const ImportPlan = z.object({
  id: z.string(),
  expiryDate: z.iso.datetime({ offset: true }),
  /** The first hundred changes. */
  changes: z.array(PlannedChange),
  changeCount: z.int(),
  /** The number of messages to people that it would add to teams. */
  emailCount: z.int(),
  /** The purchases that it would store, in rows and euros; null where the file has none. */
  totals: PlanTotals.nullable().default(null),
})
export type ImportPlan = z.output<typeof ImportPlan>
