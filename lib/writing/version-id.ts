import { z } from 'zod'
import { largestId } from '../http/largest-id.ts'

/** The number of a version of a text, in a path; 0 for the one before the first change that is known. */
export const VersionId = z.coerce.number().int().nonnegative().max(largestId)
