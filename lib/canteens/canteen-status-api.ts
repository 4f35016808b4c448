import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'

/** The public view of a canteen for somebody who searches for it. `canBeClaimed`: nobody manages it. */
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

/** The body of a 400 for a SIRET that another canteen has: the client can offer to claim it, or to join its team. */
export const SiretTaken = CanteenStatus.extend({ detail: z.string() })
export type SiretTaken = z.output<typeof SiretTaken>

/**
 * The entry of the company register for a number that no canteen has. `registerAnswered` is false when the register could
 * not be reached: name and place are then null, and the number is not verified.
 */
const RegisterEntry = z.object({
  name: z.string().optional(),
  city: z.string().optional(),
  cityInseeCode: z.string().optional(),
  postalCode: z.string().optional(),
  epci: z.string().optional(),
  epciLib: z.string().optional(),
  department: z.string().optional(),
  departmentLib: z.string().optional(),
  region: z.string().optional(),
  regionLib: z.string().optional(),
  registerAnswered: z.boolean(),
})

/** An establishment for which a canteen can be created. */
export const EstablishmentStatus = RegisterEntry.extend({ siret: z.string() })
export type EstablishmentStatus = z.output<typeof EstablishmentStatus>

/** A legal unit to which canteens can be attached, with those already attached, in the order of their names. */
export const LegalUnitStatus = RegisterEntry.extend({ siren: z.string(), canteens: z.array(CanteenStatus) })
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
