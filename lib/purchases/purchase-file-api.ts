import { fileEndpoints } from '../http/file-endpoints.ts'
import { leftOutHeader } from '../lists/left-out.ts'
import { PurchaseExportSelection } from './purchases-api.ts'

export const purchaseFiles = fileEndpoints({
  path: '/api/v1/achats',
  summary: words => `Exporte les achats de ses cantines ${words}, au format de l’import des achats`,
  access: 'user',
  scope: 'purchase:read',
  query: PurchaseExportSelection,
  headers: {
    [leftOutHeader]: 'Le nombre d’achats de cantines sans SIRET, qui ne peuvent pas figurer dans le fichier.',
  },
})
export const {
  csv: exportPurchasesFileAsCsv,
  xlsx: exportPurchasesFileAsXlsx,
  ods: exportPurchasesFileAsOds,
} = purchaseFiles
