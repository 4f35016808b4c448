import { z } from 'zod'
import { largestId } from './id.ts'

/** The number of something in a path. */
export const PathId = z.coerce.number().int().positive().max(largestId)
