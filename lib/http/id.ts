import { z } from 'zod'
import { largestId } from './largest-id.ts'

/** The identifier of a stored row, in a body. */
export const Id = z.int().positive().max(largestId)
