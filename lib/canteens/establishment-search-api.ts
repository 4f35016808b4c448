import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { withMessage } from '../messages/issue-message.ts'
import { canteenMessages } from './canteen-messages.ts'
import { CanteenStatus } from './canteen-status-api.ts'

/**
 * An establishment of the company register, open or closed for good. Null = unknown or not public. `closingDate` is a day;
 * `canteen` is the canteen that has its SIRET here, if any.
 */
export const RegisteredEstablishment = z.object({
  siret: z.string(),
  name: z.string().nullable(),
  street: z.string().nullable(),
  postalCode: z.string().nullable(),
  city: z.string().nullable(),
  cityInseeCode: z.string().nullable(),
  department: z.string().nullable(),
  isOpen: z.boolean(),
  closingDate: z.string().nullable(),
  canteen: CanteenStatus.nullable(),
})
export type RegisteredEstablishment = z.output<typeof RegisteredEstablishment>

const shortestName = 3
const longestName = 100
const PostalCode = z.string().regex(/^\d{5}$/, withMessage(canteenMessages('postal-code')))

/** `registerAnswered` is false when the register could not be reached: there may then be establishments that it did not give. */
export const searchEstablishments = endpoint({
  method: 'GET',
  path: '/api/v1/establishments/',
  summary: 'Cherche des établissements par leur nom et leur commune dans le registre des entreprises',
  access: 'user',
  scope: 'canteen:read',
  limit: 'establishmentSearch',
  query: z.object({
    name: z.string().trim().min(shortestName).max(longestName),
    postal_code: PostalCode.optional(),
    city: z.string().trim().min(1).max(longestName).optional(),
  }),
  answer: z.object({ registerAnswered: z.boolean(), results: z.array(RegisteredEstablishment) }),
})

export const getEstablishment = endpoint({
  method: 'GET',
  path: '/api/v1/establishments/:siret',
  summary: 'Donne l’établissement du registre des entreprises qui a ce SIRET, même fermé',
  access: 'user',
  scope: 'canteen:read',
  limit: 'establishmentSearch',
  params: z.object({ siret: z.string() }),
  answer: z.object({ registerAnswered: z.boolean(), establishment: RegisteredEstablishment.nullable() }),
})

export const listCanteenTwins = endpoint({
  method: 'GET',
  path: '/api/v1/canteenTwins/',
  summary: 'Liste les cantines de ce nom dans cette commune',
  access: 'user',
  scope: 'canteen:read',
  limit: 'establishmentSearch',
  query: z.object({ name: z.string().trim().min(1).max(longestName), city_insee_code: z.string().min(1).max(5) }),
  answer: z.array(CanteenStatus),
})
