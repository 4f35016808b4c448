import { z } from 'zod'
import { answerShape } from '../entities/answer-shape.ts'
import { wasteFields } from './waste-fields.ts'

/** A stored waste measurement. Masses are in kilograms. */
export const WasteMeasurement = z.object(answerShape(wasteFields, {}))
export type WasteMeasurement = z.output<typeof WasteMeasurement>
