import { z } from 'zod'
import { visibleText } from '../entities/visible-text.ts'
import { endpoint } from '../http/endpoint.ts'
import { Canteen, MinimalCanteen } from './canteen.ts'
import { CanteenParams } from './canteens-api.ts'

/** Why a central kitchen cannot become a group now, or a group a kitchen again. */
export const conversionObstacles = [
  'not-a-kitchen',
  'without-siret',
  'declared',
  'not-converted',
  'too-late-to-undo',
  'siret-taken',
  'joined-since',
  'site-in-use',
] as const

/** One of `conversionObstacles`. */
export type ConversionObstacle = (typeof conversionObstacles)[number]

/** How long the conversion of a kitchen can be undone. */
export const conversionUndoDays = 30

/**
 * What becomes of a central kitchen that becomes a group, or of a group that becomes a kitchen again. `emptied` are the
 * properties that it loses, `site` the canteen that keeps the SIRET of a kitchen with a dining place, `satellites` those that
 * name it, and `toldTeams` how many of them have managers whom the caller is not one of.
 */
export const GroupConversion = z.object({
  /** Null when it can be done. */
  obstacle: z.object({ code: z.enum(conversionObstacles), message: z.string() }).nullable(),
  /** The SIREN that names the group. */
  sirenUniteLegale: z.string().nullable(),
  emptied: z.array(z.enum(['siret', 'place', 'economicModel', 'sectors', 'lineMinistry', 'satelliteCanteensCount'])),
  /** Null for a kitchen that serves nobody itself. `id` is null until it is created. */
  site: z
    .object({
      id: z.int().nullable(),
      name: z.string(),
      siret: z.string().nullable(),
      dailyMealCount: z.int().nullable(),
    })
    .nullable(),
  satellites: z.array(MinimalCanteen),
  toldTeams: z.int(),
  /** What the group lacks afterwards: a kitchen without a dining place has no number of meals per day. */
  lacksDailyMealCount: z.boolean(),
  /** The last day on which it can be undone, as YYYY-MM-DD; null before the conversion. */
  lastDay: z.string().nullable(),
})
export type GroupConversion = z.output<typeof GroupConversion>

/** For a kitchen, what its conversion would do; for a group that was one, what undoing it would do. Nothing is written. */
export const previewGroupConversion = endpoint({
  method: 'GET',
  path: '/api/v1/canteens/:canteenId/groupConversion/',
  summary: 'Montre ce que devient un livreur de repas que l’on gère s’il est converti en groupe',
  access: 'manager',
  scope: 'canteen:read',
  params: CanteenParams,
  answer: GroupConversion,
})

/**
 * Of the canteen that keeps the SIRET and the place of a kitchen with a dining place. The number of meals of its diners in a
 * year is not that of the kitchen, which counts those that it delivers: without it, the canteen has to be completed.
 */
const ConvertedSite = z.object({
  name: visibleText().optional(),
  yearlyMealCount: z.int().min(1).optional(),
})

/**
 * Converts a central kitchen into a group: it keeps its id, its team, purchases and reports, and its satellites belong to it.
 * The teams of other canteens are told. 400 with the obstacle.
 */
export const convertToGroup = endpoint({
  method: 'POST',
  path: '/api/v1/canteens/:canteenId/groupConversion/',
  summary: 'Convertit en groupe un livreur de repas que l’on gère',
  access: 'manager',
  scope: 'canteen:write',
  params: CanteenParams,
  body: z.object({ site: ConvertedSite.optional() }),
  idempotent: true,
  dryRun: true,
  answer: Canteen,
})

/** Undoes the conversion for 30 days: the kitchen has its values and its satellites again, whose teams are told. */
export const undoGroupConversion = endpoint({
  method: 'DELETE',
  path: '/api/v1/canteens/:canteenId/groupConversion/',
  summary: 'Annule la conversion en groupe d’un livreur de repas que l’on gère',
  access: 'manager',
  scope: 'canteen:write',
  params: CanteenParams,
  dryRun: true,
  answer: Canteen,
})

/** The canteen is on its own again; the team of the group is told. 400 while the declaration of the group is in force. */
export const leaveGroup = endpoint({
  method: 'POST',
  path: '/api/v1/canteens/:canteenId/leaveGroup/',
  summary: 'Quitte le groupe d’une cantine que l’on gère',
  access: 'manager',
  scope: 'canteen:write',
  params: CanteenParams,
  dryRun: true,
  answer: Canteen,
})
