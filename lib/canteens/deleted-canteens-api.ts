import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Canteen } from './canteen.ts'
import { CanteenParams } from './canteens-api.ts'

/** Days during which a deleted canteen can be restored. */
export const restorationDays = 30

/** A canteen that its managers deleted and can still restore. */
export const DeletedCanteen = z.object({
  id: z.int(),
  name: z.string(),
  siret: z.string().nullable(),
  city: z.string().nullable(),
  deletionDate: z.iso.datetime({ offset: true }),
  /** The last day on which it can be restored, in Paris. */
  lastDay: z.iso.date(),
})
export type DeletedCanteen = z.output<typeof DeletedCanteen>

export const listDeletedCanteens = endpoint({
  method: 'GET',
  path: '/api/v1/deletedCanteens/',
  summary: 'Liste les cantines supprimées que l’on peut encore restaurer, de la dernière à la première',
  access: 'user',
  scope: 'canteen:read',
  answer: z.array(DeletedCanteen),
})

/**
 * Brings back a deleted canteen of one's own, with its purchases and diagnostics. A SIRET that another canteen has taken
 * since gets the same 400 as at creation. Nothing changes for a canteen that is there already.
 */
export const restoreCanteen = endpoint({
  method: 'POST',
  path: '/api/v1/deletedCanteens/:canteenId/restore/',
  summary: 'Restaure une cantine supprimée depuis 30 jours au plus',
  access: 'user',
  scope: 'canteen:write',
  params: CanteenParams,
  answer: Canteen,
})
