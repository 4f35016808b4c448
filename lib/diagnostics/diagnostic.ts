import { z } from 'zod'
import { answerShape } from '../entities/answer-shape.ts'
import { diagnosticFields } from './diagnostic-fields.ts'
import { FigureSources } from './figure-sources.ts'

export const Teledeclaration = z.object({
  id: z.int(),
  creationDate: z.iso.datetime({ offset: true }),
  modificationDate: z.iso.datetime({ offset: true }),
  status: z.enum(['SUBMITTED', 'CANCELLED']),
})
export type Teledeclaration = z.output<typeof Teledeclaration>

/**
 * The diagnostic of a canteen for one civil year, as its managers see it. Amounts are euros without VAT, weights are
 * kilograms; all totals of a detailed one (`COMPLETE`) except three are sums of its grid. `modificationDate` is the version
 * that a change may depend on; `sources` tells where each given value comes from.
 */
export const Diagnostic = z.object(
  answerShape(diagnosticFields, { teledeclaration: Teledeclaration.nullable(), sources: FigureSources }),
)
export type Diagnostic = z.output<typeof Diagnostic>
