import { z } from 'zod'
import { visibleText } from '../entities/visible-text.ts'
import { TypedMealCount } from './satellite-draft.ts'

/** The canteen that keeps the dining place of a kitchen converted into a group; its meals of a year can be given later. */
export const ConvertedSiteDraft = z.object({
  name: visibleText(),
  yearlyMealCount: z.union([
    z
      .string()
      .trim()
      .length(0)
      .transform(() => undefined),
    TypedMealCount,
  ]),
})
