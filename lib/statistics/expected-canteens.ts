import { z } from 'zod'

/** How many canteens a territory should have, registered or not, and who says so. */
export const ExpectedCanteens = z.object({ count: z.int(), sources: z.array(z.string()) })
export type ExpectedCanteens = z.output<typeof ExpectedCanteens>
