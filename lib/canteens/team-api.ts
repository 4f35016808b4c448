import { z } from 'zod'
import { Email } from '../accounts/account-fields.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import { Manager, ManagerInvitation } from './canteen.ts'
import { CanteenParams } from './canteens-api.ts'
import { publicationStatuses } from './production.ts'

/** The people of a canteen, and those who are invited. */
export const Team = { id: z.int(), managers: z.array(Manager), managerInvitations: z.array(ManagerInvitation) }

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
