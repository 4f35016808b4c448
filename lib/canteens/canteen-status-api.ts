import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'

/** A canteen as it is shown to whoever looks for it. `canBeClaimed`: nobody manages it. */
export const CanteenStatus = z.object({
  id: z.int(),
  name: z.string(),
  siret: z.string().nullable(),
  siren: z.string().nullable(),
  city: z.string().nullable(),
  cityInseeCode: z.string().nullable(),
  postalCode: z.string().nullable(),
  department: z.string().nullable(),
  isManagedByUser: z.boolean(),
  canBeClaimed: z.boolean(),
})
export type CanteenStatus = z.output<typeof CanteenStatus>

/**
 * What is known of a number that no canteen has. `registerAnswered` is false when the company register could not be
 * asked: then the name and the place are null, and the number itself is not sure.
 */
const Known = z.object({
  name: z.string().nullable(),
  city: z.string().nullable(),
  cityInseeCode: z.string().nullable(),
  postalCode: z.string().nullable(),
  epci: z.string().nullable(),
  epciLib: z.string().nullable(),
  department: z.string().nullable(),
  departmentLib: z.string().nullable(),
  region: z.string().nullable(),
  regionLib: z.string().nullable(),
  registerAnswered: z.boolean(),
})

/** An establishment for which a canteen can be created. */
export const EstablishmentStatus = Known.extend({ siret: z.string() })
export type EstablishmentStatus = z.output<typeof EstablishmentStatus>

/** A legal unit to which canteens can be attached, with those that are, in the order of their names. */
export const LegalUnitStatus = Known.extend({ siren: z.string(), canteens: z.array(CanteenStatus) })
export type LegalUnitStatus = z.output<typeof LegalUnitStatus>

export const getSiretStatus = endpoint({
  method: 'GET',
  path: '/api/v1/canteenStatus/siret/:siret',
  summary: 'Donne la cantine qui a ce SIRET, ou l’établissement pour la créer ; rien si aucun n’est connu',
  access: 'user',
  scope: 'canteen:read',
  params: z.object({ siret: z.string() }),
  answer: z.union([CanteenStatus, EstablishmentStatus]).optional(),
})

export const getSirenStatus = endpoint({
  method: 'GET',
  path: '/api/v1/canteenStatus/siren/:siren',
  summary: 'Donne l’unité légale qui a ce SIREN et ses cantines ; rien si elle n’existe pas',
  access: 'user',
  scope: 'canteen:read',
  params: z.object({ siren: z.string() }),
  answer: LegalUnitStatus.optional(),
})
