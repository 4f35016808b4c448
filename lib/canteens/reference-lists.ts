import { z } from 'zod'
import { type SectorCategory, sectorCategories } from './sector-categories.ts'

/** `id` is the sector in `sectors`, `value` the same in `sectorList`. No list of codes: home’s first load has none. */
export const Sector = z.object({
  id: z.int(),
  value: z.string(),
  name: z.string(),
  category: z.enum(Object.keys(sectorCategories) as SectorCategory[]).nullable(),
  categoryName: z.string().nullable(),
  hasLineMinistry: z.boolean(),
})

/** A kind of actor of the ecosystem. */
export const PartnerType = z.object({ id: z.int(), name: z.string() })
export type PartnerType = z.output<typeof PartnerType>

/** A ministry that canteens depend on: `value` is its code in canteens and files, `name` its French name. */
export const Ministry = z.object({ value: z.string(), name: z.string() })
