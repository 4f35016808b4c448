import { z } from 'zod'

/** The number of something in a path: never more than the databases can hold. */
export const PathId = z.coerce.number().int().positive().max(2_147_483_647)
