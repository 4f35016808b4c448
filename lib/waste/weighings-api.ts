import { z } from 'zod'
import { CanteenParams } from '../canteens/canteens-api.ts'
import { endpoint } from '../http/endpoint.ts'
import { fileEndpoints } from '../http/file-endpoints.ts'
import { PathId } from '../http/path-id.ts'
import { pageOf, paging } from '../lists/page.ts'
import { pageSizes } from '../lists/page-size.ts'
import { anyOf, oneDay } from '../lists/query-values.ts'
import { SentWeighings, WeighingResult, weighingInputs } from './sent-weighings.ts'
import { wasteSources } from './waste-fields.ts'
import { Weighing } from './weighing.ts'
import { WeighingSums } from './weighing-sums.ts'

const WeighingParams = CanteenParams.extend({ weighingId: PathId })

const selection = { start_date: oneDay(), end_date: oneDay(), source: anyOf(wasteSources) }

/** Both days are included. */
export const WeighingSelection = z.object(selection)
export type WeighingSelection = z.output<typeof WeighingSelection>

const WeighingQuery = z.object({ ...selection, ...paging(pageSizes.weighings) })

/** A page of the weighings of a canteen that match all filters. */
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
  dryRun: true,
  answer: z.object({ results: z.array(WeighingResult) }),
})

/** Missing properties stay unchanged. */
export const WeighingChange = z.object(weighingInputs).partial()
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
  dryRun: true,
  answer: Weighing,
})

export const deleteWeighing = endpoint({
  method: 'DELETE',
  path: '/api/v1/canteens/:canteenId/weighings/:weighingId',
  summary: 'Supprime une pesée ; elle peut être restaurée',
  access: 'manager',
  scope: 'canteen:write',
  params: WeighingParams,
  dryRun: true,
})

export const restoreWeighing = endpoint({
  method: 'POST',
  path: '/api/v1/canteens/:canteenId/weighings/:weighingId/restore/',
  summary: 'Restaure une pesée supprimée',
  access: 'manager',
  scope: 'canteen:write',
  params: WeighingParams,
  dryRun: true,
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

/** The calls that export the weighings of a canteen, by format of file. */
export const weighingFiles = fileEndpoints({
  path: '/api/v1/canteens/:canteenId/pesees',
  summary: words => `Exporte les pesées d’une cantine que l’on gère ${words}`,
  access: 'manager',
  scope: 'canteen:read',
  params: CanteenParams,
  query: WeighingSelection,
})
export const { csv: exportWeighingsAsCsv, xlsx: exportWeighingsAsXlsx, ods: exportWeighingsAsOds } = weighingFiles
