import { z } from 'zod'

export const CanteenPreview = z.object({ id: z.int(), name: z.string() })
export type CanteenPreview = z.output<typeof CanteenPreview>
