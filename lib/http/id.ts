import { z } from 'zod'

/** The largest number that the databases give to a row. */
export const largestId = 2_147_483_647

/** The number of a stored row, in a body. */
export const Id = z.int().positive().max(largestId)
