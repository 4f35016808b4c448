import { z } from 'zod'
import { largestId } from './largest-id.ts'

/** The identifier of a stored row, in a path. */
export const PathId = z.coerce.number().int().positive().max(largestId)
