import { z } from 'zod'
import { Email } from '../accounts/account-fields.ts'
import { endpoint } from '../http/endpoint.ts'
import { PathId } from '../http/path-id.ts'
import { CanteenParams } from './canteens-api.ts'
import { Team } from './team-api.ts'

/** The longest message to a team, in characters. */
const messageLength = 2000

/**
 * Clients of the public service send `email` and `name`. The team always reads those of the account: nobody asks in the
 * name of somebody else.
 */
export const JoinRequestBody = z.object({
  email: Email.nullish(),
  name: z.string().max(1000).nullish(),
  message: z.string().trim().max(messageLength).nullish(),
})

export type JoinRequestBody = z.output<typeof JoinRequestBody>

/** The same request again, while it awaits an answer, changes nothing. The team of a canteen without managers is that of the service. */
export const requestToJoinTeam = endpoint({
  method: 'POST',
  path: '/api/v1/teamJoinRequest/:canteenId/',
  summary: 'Demande à rejoindre l’équipe d’une cantine',
  access: 'user',
  scope: 'canteen:write',
  params: CanteenParams,
  body: JoinRequestBody,
  answer: z.object({}),
})

/** What a team answers to a person who asks to join it. */
export const joinAnswers = ['accepted', 'declined'] as const

/** One of `joinAnswers`. */
export type JoinAnswer = (typeof joinAnswers)[number]

/** A person who asks to join a team. */
export const JoinRequest = z.object({
  id: z.int(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  message: z.string().nullable(),
  creationDate: z.string(),
})

export type JoinRequest = z.output<typeof JoinRequest>

export const listJoinRequests = endpoint({
  method: 'GET',
  path: '/api/v1/canteens/:canteenId/joinRequests/',
  summary: 'Liste les personnes qui attendent de rejoindre l’équipe d’une cantine que l’on gère',
  access: 'manager',
  scope: 'canteen:read',
  params: CanteenParams,
  answer: z.array(JoinRequest),
})

const JoinRequestParams = z.object({ canteenId: PathId, requestId: PathId })

/** A request that somebody answered before gets 404. */
export const acceptJoinRequest = endpoint({
  method: 'POST',
  path: '/api/v1/canteens/:canteenId/joinRequests/:requestId/accept/',
  summary: 'Accepte dans l’équipe la personne qui a demandé à la rejoindre',
  access: 'manager',
  scope: 'canteen:write',
  params: JoinRequestParams,
  answer: z.object(Team),
})

export const declineJoinRequest = endpoint({
  method: 'POST',
  path: '/api/v1/canteens/:canteenId/joinRequests/:requestId/decline/',
  summary: 'Décline la demande d’une personne de rejoindre l’équipe',
  access: 'manager',
  scope: 'canteen:write',
  params: JoinRequestParams,
  answer: z.object(Team),
})
