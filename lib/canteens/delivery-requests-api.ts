import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { PathId } from '../http/path-id.ts'
import { CanteenParams } from './canteens-api.ts'

/** What a team answers to the kitchen that says that it delivers to its canteen. */
export const deliveryAnswers = ['accepted', 'declined'] as const

/** One of `deliveryAnswers`. */
export type DeliveryAnswer = (typeof deliveryAnswers)[number]

/** A central kitchen, or a group, that asks the team of a canteen whether it delivers to it, and the person who asks for it. */
export const DeliveryRequest = z.object({
  id: z.int(),
  kitchenName: z.string(),
  /** Null for a group. */
  kitchenSiret: z.string().nullable(),
  kitchenCity: z.string().nullable(),
  isGroup: z.boolean(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  creationDate: z.string(),
})
export type DeliveryRequest = z.output<typeof DeliveryRequest>

export const listDeliveryRequests = endpoint({
  method: 'GET',
  path: '/api/v1/canteens/:canteenId/deliveryRequests/',
  summary: 'Liste les livreurs de repas qui attendent de livrer une cantine que l’on gère',
  access: 'manager',
  scope: 'canteen:read',
  params: CanteenParams,
  answer: z.array(DeliveryRequest),
})

const DeliveryRequestParams = z.object({ canteenId: PathId, requestId: PathId })

/** The canteen becomes a satellite of the kitchen. A request that somebody answered before gets 404. */
export const acceptDeliveryRequest = endpoint({
  method: 'POST',
  path: '/api/v1/canteens/:canteenId/deliveryRequests/:requestId/accept/',
  summary: 'Accepte que ce livreur de repas livre une cantine que l’on gère',
  access: 'manager',
  scope: 'canteen:write',
  params: DeliveryRequestParams,
  answer: z.object({}),
})

/** Nothing changes for the canteen. A request that somebody answered before gets 404. */
export const declineDeliveryRequest = endpoint({
  method: 'POST',
  path: '/api/v1/canteens/:canteenId/deliveryRequests/:requestId/decline/',
  summary: 'Décline la demande d’un livreur de repas de livrer une cantine que l’on gère',
  access: 'manager',
  scope: 'canteen:write',
  params: DeliveryRequestParams,
  answer: z.object({}),
})
