import { z } from 'zod'

/** The largest identifier of a stored row: a 32-bit integer. */
export const largestId = 2_147_483_647

/** The identifier of a stored row, in a body. */
export const Id = z.int().positive().max(largestId)
