import { z } from 'zod'
import { answerShape } from '../entities/answer-shape.ts'
import { purchaseFields } from './purchase-fields.ts'

/** A stored purchase. `canteen` is an id, `priceHt` euros without VAT, `localDefinitionKm` kilometres. */
export const Purchase = z.object({
  ...answerShape(purchaseFields, {}),
  // Absent from a server that did not know distances or certificates yet.
  localDefinitionKm: z.int().nullable().default(null),
  certificate: z.string().nullable().default(null),
})
export type Purchase = z.output<typeof Purchase>
