import { z } from 'zod'
import { CanteenParams } from '../canteens/canteens-api.ts'
import { endpoint } from '../http/endpoint.ts'
import { fileEndpoints } from '../http/file-endpoints.ts'
import { PathId } from '../http/path-id.ts'
import { pageOf, paging } from '../lists/page.ts'
import { pageSizes } from '../lists/page-size.ts'
import { anyOf, oneDay } from '../lists/query-values.ts'
import { withMessage } from '../messages/issue-message.ts'
import { wasteSources } from './waste-fields.ts'
import { wasteMessages } from './waste-messages.ts'
import { Weighing } from './weighing.ts'
import { edibleAnswers } from './weighing-fields.ts'
import { weighingMessages } from './weighing-messages.ts'
import { WeighingSums } from './weighing-sums.ts'

const WeighingParams = CanteenParams.extend({ weighingId: PathId })

const values = {
  day: z
    .string()
    .trim()
    .pipe(z.iso.date(withMessage(wasteMessages('wrong-day')))),
  source: z.enum(wasteSources),
  /** The rules refuse what is not a mass, one weighing at a time. */
  grams: z.int(withMessage(weighingMessages('wrong-grams'))),
  edible: z.enum(edibleAnswers),
}

/** A weighing as a device has it now. */
export const SentWeighing = z.object({
  uuid: z.uuid().toLowerCase(),
  /** 1 for a new weighing, one more with each change that the device makes. */
  revision: z.int().positive().max(1_000_000),
  ...values,
  isDeleted: z.boolean(),
})
export type SentWeighing = z.output<typeof SentWeighing>

/** The largest number of weighings in one request. */
export const mostSent = 200

export const SentWeighings = z.array(SentWeighing).min(1).max(mostSent)

/** What became of a weighing that was sent. */
export const WeighingResult = z.object({
  uuid: z.string(),
  /** `stored` as well for one that was there already; nothing is stored of a `refused` one. */
  status: z.enum(['stored', 'refused']),
  /** Why it is refused. */
  message: z.string().nullable(),
  /** As it is stored now; null when nothing is, and once it is deleted. */
  weighing: Weighing.nullable(),
})
export type WeighingResult = z.output<typeof WeighingResult>

const selection = { start_date: oneDay(), end_date: oneDay(), source: anyOf(wasteSources) }

/** Both days are included. */
export const WeighingSelection = z.object(selection)
export type WeighingSelection = z.output<typeof WeighingSelection>

const WeighingQuery = z.object({ ...selection, ...paging(pageSizes.weighings) })
export type WeighingQuery = z.output<typeof WeighingQuery>

export const listWeighings = endpoint({
  method: 'GET',
  path: '/api/v1/canteens/:canteenId/weighings/',
  summary: 'Liste les pesées d’une cantine que l’on gère, de la dernière à la première',
  access: 'manager',
  scope: 'canteen:read',
  params: CanteenParams,
  query: WeighingQuery,
  answer: pageOf(Weighing, {}),
})

/** Harmless to repeat, in whole or in part: each weighing is known by its UUID. */
export const sendWeighings = endpoint({
  method: 'POST',
  path: '/api/v1/canteens/:canteenId/weighings/',
  summary: 'Enregistre, modifie ou supprime des pesées d’une cantine que l’on gère, chacune une seule fois',
  access: 'manager',
  scope: 'canteen:write',
  params: CanteenParams,
  body: z.object({ weighings: SentWeighings }),
  answer: z.object({ results: z.array(WeighingResult) }),
})

/** Missing properties stay unchanged. */
export const WeighingChange = z.object(values).partial()
export type WeighingChange = z.output<typeof WeighingChange>

export const changeWeighing = endpoint({
  method: 'PATCH',
  path: '/api/v1/canteens/:canteenId/weighings/:weighingId',
  summary: 'Modifie une pesée d’une cantine que l’on gère',
  access: 'manager',
  scope: 'canteen:write',
  params: WeighingParams,
  versioned: true,
  body: WeighingChange,
  answer: Weighing,
})

export const deleteWeighing = endpoint({
  method: 'DELETE',
  path: '/api/v1/canteens/:canteenId/weighings/:weighingId',
  summary: 'Supprime une pesée ; elle peut être restaurée',
  access: 'manager',
  scope: 'canteen:write',
  params: WeighingParams,
})

export const restoreWeighing = endpoint({
  method: 'POST',
  path: '/api/v1/canteens/:canteenId/weighings/:weighingId/restore/',
  summary: 'Restaure une pesée supprimée',
  access: 'manager',
  scope: 'canteen:write',
  params: WeighingParams,
  answer: Weighing,
})

export const sumWeighings = endpoint({
  method: 'GET',
  path: '/api/v1/canteens/:canteenId/weighings/sums/',
  summary: 'Additionne les pesées d’une période, par jour, par source et par personne',
  access: 'manager',
  scope: 'canteen:read',
  params: CanteenParams,
  query: WeighingSelection,
  answer: WeighingSums,
})

export const weighingFiles = fileEndpoints({
  path: '/api/v1/canteens/:canteenId/pesees',
  summary: words => `Exporte les pesées d’une cantine que l’on gère ${words}`,
  access: 'manager',
  scope: 'canteen:read',
  params: CanteenParams,
  query: WeighingSelection,
})
export const { csv: exportWeighingsAsCsv, xlsx: exportWeighingsAsXlsx, ods: exportWeighingsAsOds } = weighingFiles
