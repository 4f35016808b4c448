import { z } from 'zod'
import { Diagnostic } from '../diagnostics/diagnostic.ts'
import { answerShape } from '../entities/answer-shape.ts'
import { canteenFields } from './canteen-fields.ts'

export const Manager = z.object({ email: z.string(), firstName: z.string(), lastName: z.string() })
export const ManagerInvitation = z.object({ email: z.string() })

/**
 * A canteen as its managers see it. Counts are meals (per day, per year) and satellites; territories are codes, with their
 * names under `…Lib`. Diagnostics come earliest year first.
 */
export const Canteen = z.object(
  answerShape(canteenFields, {
    sectors: z.array(z.int()),
    managers: z.array(Manager),
    managerInvitations: z.array(ManagerInvitation),
    diagnostics: z.array(Diagnostic),
  }),
)
export type Canteen = z.output<typeof Canteen>
