import { z } from 'zod'
import { fileEndpoints } from '../http/file-endpoints.ts'
import { leftOutHeader } from '../lists/left-out.ts'
import { purchaseFileVersions } from './purchase-file-versions.ts'
import { PurchaseExportSelection } from './purchases-api.ts'

/** The calls that export purchases in the format of their import, by format of file. */
export const purchaseFiles = fileEndpoints({
  path: '/api/v1/achats',
  summary: words => `Exporte les achats de ses cantines ${words}, au format de l’import des achats`,
  access: 'user',
  scope: 'purchase:read',
  query: PurchaseExportSelection.extend({ version: z.enum(purchaseFileVersions).default('2025') }),
  headers: {
    [leftOutHeader]:
      'Le nombre d’achats qui ne peuvent pas figurer dans le fichier : ceux que son format ne sait pas dire, et ceux de cantines sans SIRET si elles y sont désignées par leur SIRET.',
  },
})
export const {
  csv: exportPurchasesFileAsCsv,
  xlsx: exportPurchasesFileAsXlsx,
  ods: exportPurchasesFileAsOds,
} = purchaseFiles
