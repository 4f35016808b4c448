import { z } from 'zod'
import { answerShape } from '../entities/answer-shape.ts'
import { purchaseFields } from './purchase-fields.ts'

/** A stored purchase. `canteen` is an id, `priceHt` euros without VAT. */
export const Purchase = z.object(answerShape(purchaseFields, {}))
export type Purchase = z.output<typeof Purchase>
