import { z } from 'zod'
import { answerShape } from '../entities/answer-shape.ts'
import { canteenActionFields } from './canteen-action-fields.ts'
import { WasteAction } from './waste-action.ts'

/** What a canteen noted of an action. */
export const CanteenAction = z.object(answerShape(canteenActionFields, {}))
export type CanteenAction = z.output<typeof CanteenAction>

const CanteenOfAction = z.object({ id: z.int(), name: z.string(), siret: z.string().nullable() })

/** The same, with the action and the canteen. */
export const FullCanteenAction = CanteenAction.extend({ resource: WasteAction, canteen: CanteenOfAction })
export type FullCanteenAction = z.output<typeof FullCanteenAction>
