import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { fileEndpoints } from '../http/file-endpoints.ts'
import { createdByApplication } from '../lists/created-by-application.ts'
import { pageOf, paging } from '../lists/page.ts'
import { pageSizes } from '../lists/page-size.ts'
import { anyId } from '../lists/query-values.ts'
import { WasteSelection } from './waste-api.ts'
import { WasteMeasurement } from './waste-measurement.ts'

/** The filters of the measurements of several canteens: all must match. */
export const WasteExportSelection = WasteSelection.extend({ canteen: anyId(), id: anyId() })
export type WasteExportSelection = z.output<typeof WasteExportSelection>

/** A measurement among those of several canteens. */
export const ListedWasteMeasurement = WasteMeasurement.extend({ canteenName: z.string() })
export type ListedWasteMeasurement = z.output<typeof ListedWasteMeasurement>

/** A page of the waste measurements of all canteens of the caller. */
export const WastePage = pageOf(ListedWasteMeasurement, {})
export type WastePage = z.input<typeof WastePage>

export const listManagedWasteMeasurements = endpoint({
  method: 'GET',
  path: '/api/v1/wasteMeasurements/',
  summary: 'Liste les évaluations du gaspillage de ses cantines, la plus récente d’abord',
  access: 'user',
  scope: 'canteen:read',
  query: WasteExportSelection.extend({ ...createdByApplication(), ...paging(pageSizes.wasteMeasurements) }),
  answer: WastePage,
})

/** The calls that export waste measurements, by format of file. */
export const wasteFiles = fileEndpoints({
  path: '/api/v1/export-gaspillage',
  summary: words => `Exporte les évaluations du gaspillage de ses cantines ${words}`,
  access: 'user',
  scope: 'canteen:read',
  query: WasteExportSelection,
})
export const { csv: exportWasteAsCsv, xlsx: exportWasteAsXlsx, ods: exportWasteAsOds } = wasteFiles
