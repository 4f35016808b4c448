import { z } from 'zod'
import { Email } from '../accounts/account-fields.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import { PathId } from '../http/path-id.ts'
import { Manager, ManagerInvitation } from './canteen.ts'
import { CanteenParams } from './canteens-api.ts'
import { publicationStatuses } from './production.ts'

/** The people of a canteen, and those who are invited. */
const Team = { id: z.int(), managers: z.array(Manager), managerInvitations: z.array(ManagerInvitation) }

const Person = z.object({ canteenId: Id, email: Email })

/** `outcome`: the person has an account and joined, was invited, or was there already. */
export const AddedManager = z.object({ ...Team, outcome: z.enum(['joined', 'invited', 'unchanged']) })
export type AddedManager = z.output<typeof AddedManager>

/** `outcome`: the person left the team, their invitation was withdrawn, or neither was there any more. */
export const RemovedManager = z.object({ ...Team, outcome: z.enum(['left', 'withdrawn', 'unchanged']) })
export type RemovedManager = z.output<typeof RemovedManager>

/** Somebody without a confirmed account is invited: they join the team once they confirm this address. */
export const addManager = endpoint({
  method: 'POST',
  path: '/api/v1/addManager/',
  summary: 'Ajoute une personne à l’équipe d’une cantine que l’on gère, ou l’y invite',
  access: 'user',
  scope: 'canteen:write',
  refers: true,
  body: Person,
  answer: AddedManager,
})

/** Anyone of the team may be removed, oneself and the last one included: anybody can then claim the canteen. */
export const removeManager = endpoint({
  method: 'POST',
  path: '/api/v1/removeManager/',
  summary: 'Retire une personne de l’équipe d’une cantine que l’on gère, ou son invitation',
  access: 'user',
  scope: 'canteen:write',
  refers: true,
  body: Person,
  answer: RemovedManager,
})

/** A canteen that has a manager, or that does not exist, gets 400. */
export const claimCanteen = endpoint({
  method: 'POST',
  path: '/api/v1/canteens/:canteenId/claim/',
  summary: 'Revendique une cantine que personne ne gère',
  access: 'user',
  scope: 'canteen:write',
  params: CanteenParams,
  answer: z.object({
    id: z.int(),
    name: z.string(),
    siret: z.string().nullable(),
    publicationStatus: z.enum(publicationStatuses),
  }),
})

/** Only for who claimed the canteen, who then leaves its team. */
export const undoCanteenClaim = endpoint({
  method: 'POST',
  path: '/api/v1/canteens/:canteenId/undoClaim/',
  summary: 'Renonce à une cantine que l’on a revendiquée',
  access: 'user',
  scope: 'canteen:write',
  params: CanteenParams,
  answer: z.object({}),
})

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

export const joinAnswers = ['accepted', 'declined'] as const
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
