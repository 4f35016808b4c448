import { CanteenVersion } from '@ma-cantine/lib/teledeclaration/canteen-version'
import { z } from 'zod'

/**
 * A run over the reports that a person stated to be right, as its tab keeps it. It goes on after a reload without asking
 * again: the server refuses what was changed since, and a request that is repeated has the same key.
 */
export const KeptRun = z.object({
  id: z.string(),
  year: z.int(),
  items: z.array(
    z.object({
      canteenId: z.int(),
      name: z.string(),
      diagnostic: z.object({ id: z.int(), modificationDate: z.string() }),
      seenCanteen: CanteenVersion,
    }),
  ),
  /** In the order of the items. `reason` is why it was refused, null when it is declared. */
  outcomes: z.array(z.object({ canteenId: z.int(), reason: z.string().nullable() })),
})
export type KeptRun = z.output<typeof KeptRun>
export type RunItem = KeptRun['items'][number]
