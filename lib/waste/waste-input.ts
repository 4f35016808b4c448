import { z } from 'zod'
import { namesWhere } from '../entities/field.ts'
import { type InputReaders, inputShape } from '../entities/input-shape.ts'
import { inputValues } from '../entities/input-values.ts'
import { largestId } from '../http/largest-id.ts'
import { customIssue, withMessage } from '../messages/issue-message.ts'
import { readMass } from './mass.ts'
import { type WasteFields, wasteFields } from './waste-fields.ts'
import { wasteMessages } from './waste-messages.ts'
import type { WasteValues } from './waste-rules.ts'

/** Existing clients empty a value by sending an empty text. */
const emptyAsNull = (value: unknown): unknown => (value === '' ? null : value)

const MassInput = z.preprocess(
  emptyAsNull,
  z
    .union([z.number(), z.string()])
    .transform((value, context) => {
      const read = readMass(String(value))
      if ('mass' in read && read.mass !== null) return read.mass
      context.addIssue(customIssue(wasteMessages('error' in read ? read.error : 'wrong-mass')))
      return z.NEVER
    })
    .nullable(),
)

const readers: InputReaders<WasteFields> = {
  integer: () => z.preprocess(emptyAsNull, z.int().min(0).max(largestId).nullable()),
  day: () =>
    z
      .string()
      .trim()
      .pipe(z.iso.date(withMessage(wasteMessages('wrong-day')))),
  amount: () => MassInput,
  yesNo: () => z.boolean(),
}

/** A measurement from the tunnel or an API client. Masses are in kilograms, with at most two decimals. */
export const NewWasteMeasurement = z.object(inputShape(wasteFields, readers))
export type NewWasteMeasurement = z.output<typeof NewWasteMeasurement>

/** Missing properties stay unchanged. */
export const WasteMeasurementChange = NewWasteMeasurement.partial()
export type WasteMeasurementChange = z.output<typeof WasteMeasurementChange>

export const wasteValueNames = namesWhere<WasteFields, keyof WasteValues>(
  wasteFields,
  (_, name) => wasteFields[name as keyof WasteFields].input !== null,
)

export const wasteInputValues = inputValues<WasteValues>(wasteValueNames)
