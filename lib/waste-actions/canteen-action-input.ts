import { z } from 'zod'
import { type InputReaders, inputShape } from '../entities/input-shape.ts'
import { Id } from '../http/id.ts'
import { withMessage } from '../messages/issue-message.ts'
import { type CanteenActionFields, canteenActionFields } from './canteen-action-fields.ts'
import { wasteActionMessages } from './waste-action-messages.ts'

/** A day that is given. */
export const ActionDay = z
  .string()
  .trim()
  .min(1)
  .pipe(z.iso.date(withMessage(wasteActionMessages('wrong-day'))))

const readers: InputReaders<CanteenActionFields> = {
  integer: () => Id,
  yesNo: () => z.boolean(),
  day: () =>
    z.preprocess(
      // A form empties a day by sending an empty text.
      value => (value === '' ? null : value),
      ActionDay.nullable(),
    ),
}

/**
 * What a canteen notes of an action; missing properties stay unchanged. A day makes the action done, and an action that
 * becomes done without a day is done since today.
 */
export const CanteenActionChange = z.object(inputShape(canteenActionFields, readers))
export type CanteenActionChange = z.output<typeof CanteenActionChange>
