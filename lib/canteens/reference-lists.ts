import { z } from 'zod'
import { type SectorCategory, sectorCategories } from './sector-categories.ts'

export const Sector = z.object({
  id: z.int(),
  name: z.string(),
  category: z.enum(Object.keys(sectorCategories) as SectorCategory[]).nullable(),
  categoryName: z.string().nullable(),
  hasLineMinistry: z.boolean(),
})

export const Ministry = z.object({ value: z.string(), name: z.string() })
