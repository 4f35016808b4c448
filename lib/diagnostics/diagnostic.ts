import { z } from 'zod'
import { answerShape } from '../entities/answer-shape.ts'
import { diagnosticFields } from './diagnostic-fields.ts'

export const Teledeclaration = z.object({
  id: z.int(),
  creationDate: z.iso.datetime({ offset: true }),
  modificationDate: z.iso.datetime({ offset: true }),
  status: z.enum(['SUBMITTED', 'CANCELLED']),
})

/**
 * The diagnostic of a canteen for one civil year, as its managers see it. Amounts are euros without VAT; all totals of a
 * detailed one (`COMPLETE`) except three are sums of its grid.
 */
export const Diagnostic = z.object(answerShape(diagnosticFields, { teledeclaration: Teledeclaration.nullable() }))
export type Diagnostic = z.output<typeof Diagnostic>
