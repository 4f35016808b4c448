import { z } from 'zod'
import { answerShape } from '../entities/answer-shape.ts'
import { weighingFields } from './weighing-fields.ts'

/** One weighing of waste. */
export const Weighing = z.object(answerShape(weighingFields, {}))
export type Weighing = z.output<typeof Weighing>
