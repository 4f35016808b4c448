import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { fileEndpoints, fileTypes } from '../http/file-endpoints.ts'
import { leftOutHeader } from '../lists/left-out.ts'
import { anyId } from '../lists/query-values.ts'
import { canteenFileVersions } from './canteen-file-versions.ts'
import { CanteenSelection } from './canteens-api.ts'

/** The filters of the list; `id` chooses among the canteens that match them. */
export const CanteenFileSelection = CanteenSelection.omit({ limit: true, offset: true }).extend({ id: anyId() })

/** The calls that export canteens, by format of file. */
export const canteenFiles = fileEndpoints({
  path: '/api/v1/cantines',
  summary: words => `Exporte les cantines que l’on gère ${words}, au format de l’import des cantines`,
  access: 'user',
  scope: 'canteen:read',
  query: CanteenFileSelection.extend({ version: z.enum(canteenFileVersions).default('2025') }),
  headers: {
    [leftOutHeader]:
      'Le nombre de cantines qui ne peuvent pas figurer dans le fichier : celles sans SIRET au format de 2025, les livreurs de repas à celui de 2026.',
  },
})
export const { csv: exportCanteensAsCsv, xlsx: exportCanteensAsXlsx, ods: exportCanteensAsOds } = canteenFiles

/** The address of the public service for the file of 2026 that changes canteens: all those of the caller, oldest first. */
export const exportCanteensToChange = endpoint({
  method: 'GET',
  path: '/api/v1/export-cantines.xlsx',
  summary: 'Exporte les cantines que l’on gère dans le classeur qui les modifie, au format de 2026',
  access: 'user',
  scope: 'canteen:read',
  download: [fileTypes.xlsx],
  headers: { [leftOutHeader]: 'Le nombre de livreurs de repas, qui ne peuvent pas figurer dans le fichier.' },
})
