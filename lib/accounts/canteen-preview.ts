import { z } from 'zod'

/** The least that names a canteen to who manages it. */
export const CanteenPreview = z.object({ id: z.int(), name: z.string() })
export type CanteenPreview = z.output<typeof CanteenPreview>
