import { z } from 'zod'
import { CanteenParams } from '../canteens/canteens-api.ts'
import { endpoint } from '../http/endpoint.ts'
import { PathId } from '../http/path-id.ts'
import { oneDay } from '../lists/query-values.ts'
import { NewWasteMeasurement, WasteMeasurementChange } from './waste-input.ts'
import { WasteMeasurement } from './waste-measurement.ts'

const MeasurementParams = CanteenParams.extend({ measurementId: PathId })

/** All filters must match; both days are included. */
export const WasteSelection = z.object({
  period_start_date_after: oneDay(),
  period_start_date_before: oneDay(),
  period_end_date_after: oneDay(),
  period_end_date_before: oneDay(),
})
export type WasteSelection = z.output<typeof WasteSelection>

export const listWasteMeasurements = endpoint({
  method: 'GET',
  path: '/api/v1/canteens/:canteenId/wasteMeasurements/',
  summary: 'Liste les évaluations du gaspillage d’une cantine que l’on gère, la plus récente d’abord',
  access: 'manager',
  scope: 'canteen:read',
  params: CanteenParams,
  query: WasteSelection,
  answer: z.array(WasteMeasurement),
})

export const createWasteMeasurement = endpoint({
  method: 'POST',
  path: '/api/v1/canteens/:canteenId/wasteMeasurements/',
  summary: 'Enregistre une évaluation du gaspillage d’une cantine que l’on gère',
  access: 'manager',
  scope: 'canteen:write',
  params: CanteenParams,
  idempotent: true,
  body: NewWasteMeasurement,
  dryRun: true,
  answer: WasteMeasurement,
  created: true,
})

export const getWasteMeasurement = endpoint({
  method: 'GET',
  path: '/api/v1/canteens/:canteenId/wasteMeasurements/:measurementId',
  summary: 'Donne une évaluation du gaspillage d’une cantine que l’on gère',
  access: 'manager',
  scope: 'canteen:read',
  params: MeasurementParams,
  answer: WasteMeasurement,
})

export const changeWasteMeasurement = endpoint({
  method: 'PATCH',
  path: '/api/v1/canteens/:canteenId/wasteMeasurements/:measurementId',
  summary: 'Modifie une évaluation du gaspillage d’une cantine que l’on gère',
  access: 'manager',
  scope: 'canteen:write',
  params: MeasurementParams,
  versioned: true,
  body: WasteMeasurementChange,
  dryRun: true,
  answer: WasteMeasurement,
})

export const deleteWasteMeasurement = endpoint({
  method: 'DELETE',
  path: '/api/v1/canteens/:canteenId/wasteMeasurements/:measurementId',
  summary: 'Supprime une évaluation du gaspillage ; elle peut être restaurée',
  access: 'manager',
  scope: 'canteen:write',
  params: MeasurementParams,
  dryRun: true,
})

/** Refused like a creation when another measurement has taken its period since. */
export const restoreWasteMeasurement = endpoint({
  method: 'POST',
  path: '/api/v1/canteens/:canteenId/wasteMeasurements/:measurementId/restore/',
  summary: 'Restaure une évaluation du gaspillage supprimée',
  access: 'manager',
  scope: 'canteen:write',
  params: MeasurementParams,
  answer: WasteMeasurement,
})
