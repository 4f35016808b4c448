import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Canteen } from './canteen.ts'
import { type SectorCategory, sectorCategories } from './sectors.ts'

export const Sector = z.object({
  id: z.int(),
  name: z.string(),
  category: z.enum(Object.keys(sectorCategories) as SectorCategory[]).nullable(),
  categoryName: z.string().nullable(),
  hasLineMinistry: z.boolean(),
})

export const Ministry = z.object({ value: z.string(), name: z.string() })

export const CanteenParams = z.object({ canteenId: z.coerce.number().int().positive() })

export const listSectors = endpoint({
  method: 'GET',
  path: '/api/v1/sectors/',
  summary: 'Liste les secteurs d’activité',
  access: 'anonymous',
  answer: z.array(Sector),
})

export const listMinistries = endpoint({
  method: 'GET',
  path: '/api/v1/ministries/',
  summary: 'Liste les ministères de tutelle',
  access: 'anonymous',
  answer: z.array(Ministry),
})

export const getCanteen = endpoint({
  method: 'GET',
  path: '/api/v1/canteens/:canteenId',
  summary: 'Donne une cantine que l’on gère',
  access: 'manager',
  scope: 'canteen:read',
  params: CanteenParams,
  answer: Canteen,
})
