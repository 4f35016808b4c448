import { z } from 'zod'
import { Inquiry } from '../contact/inquiry-api.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'

/** A message to the managers of a canteen; it leaves once the team has read it. */
export const CanteenMessage = z.object({
  destinationCanteen: Id,
  senderName: Inquiry.shape.name,
  senderEmail: Inquiry.shape.from,
  body: Inquiry.shape.message,
  website: Inquiry.shape.website,
})
export type CanteenMessage = z.output<typeof CanteenMessage>

/** Stored until a member of the team lets it leave, or stops it. A canteen that is not public, or without manager, gets none. */
export const writeToCanteen = endpoint({
  method: 'POST',
  path: '/api/v1/message/',
  summary: 'Écrit aux gestionnaires d’une cantine publique ; le message est relu avant de partir',
  access: 'public',
  limit: 'inquiry',
  idempotent: true,
  body: CanteenMessage,
  answer: CanteenMessage.omit({ website: true }),
  created: true,
})

/** A message to the team about a canteen that somebody did not find. */
export const CanteenNotFoundMessage = Inquiry.pick({ from: true, name: true, message: true, website: true })
export type CanteenNotFoundMessage = z.output<typeof CanteenNotFoundMessage>

export const tellCanteenNotFound = endpoint({
  method: 'POST',
  path: '/api/v1/canteenNotFoundMessage/',
  summary: 'Dit à l’équipe du service quelle cantine on n’a pas trouvée',
  access: 'public',
  limit: 'inquiry',
  idempotent: true,
  body: CanteenNotFoundMessage,
  answer: z.object({}),
})

/** What staff can do with a message to a canteen. */
export const decisions = ['send', 'block'] as const

/** One of `decisions`. */
export type MessageDecision = (typeof decisions)[number]

/**
 * What the team decides of a message to a canteen, by the link of the e-mail that shows it. What is decided stays: the answer
 * says it again, whatever is asked.
 */
export const decideCanteenMessage = endpoint({
  method: 'POST',
  path: '/api/v1/canteenMessageDecision/',
  summary: 'Laisse partir, ou bloque, un message à une cantine, avec le lien reçu',
  access: 'public',
  limit: 'emailLink',
  body: z.object({ token: z.string().min(1).max(200), decision: z.enum(decisions) }),
  answer: z.object({ status: z.enum(['sent', 'blocked']) }),
})
