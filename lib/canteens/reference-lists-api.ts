import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Ministry, PartnerType, Sector } from './reference-lists.ts'

/** The codes of the territories where there are canteens, in order. */
export const CanteenLocations = z.object({ regions: z.array(z.string()), departments: z.array(z.string()) })
export type CanteenLocations = z.output<typeof CanteenLocations>

export const listSectors = endpoint({
  method: 'GET',
  path: '/api/v1/sectors/',
  summary: 'Liste les secteurs d’activité',
  access: 'public',
  answer: z.array(Sector),
})

export const listMinistries = endpoint({
  method: 'GET',
  path: '/api/v1/ministries/',
  summary: 'Liste les ministères de tutelle',
  access: 'public',
  answer: z.array(Ministry),
})

export const listPartnerTypes = endpoint({
  method: 'GET',
  path: '/api/v1/partnerTypes/',
  summary: 'Liste les types d’acteurs qui aident les cantines',
  access: 'public',
  answer: z.array(PartnerType),
})

export const listCanteenLocations = endpoint({
  method: 'GET',
  path: '/api/v1/canteenLocations/',
  summary: 'Liste les régions et les départements où se trouvent des cantines',
  version: '2025',
  access: 'public',
  answer: CanteenLocations,
})
