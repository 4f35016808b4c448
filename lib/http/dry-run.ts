import { z } from 'zod'

/** The parameter of the query that asks what a call would answer, without its effects. */
export const DryRunQuery = z.object({ dryRun: z.enum(['true', 'false']).optional() })
