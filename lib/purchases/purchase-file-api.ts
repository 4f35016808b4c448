import { endpoint } from '../http/endpoint.ts'
import { leftOutHeader } from '../lists/left-out.ts'
import { PurchaseExportSelection } from './purchases-api.ts'

const purchasesFile = <Extension extends string>(extension: Extension, words: string, type: string) =>
  endpoint({
    method: 'GET',
    path: `/api/v1/achats.${extension}`,
    summary: `Exporte les achats de ses cantines ${words}, au format de l’import des achats`,
    access: 'user',
    scope: 'purchase:read',
    query: PurchaseExportSelection,
    download: [type],
    headers: {
      [leftOutHeader]: 'Le nombre d’achats de cantines sans SIRET, qui ne peuvent pas figurer dans le fichier.',
    },
  })

export const exportPurchasesFileAsCsv = purchasesFile('csv', 'en CSV', 'text/csv')
export const exportPurchasesFileAsXlsx = purchasesFile(
  'xlsx',
  'dans un classeur Excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
)
export const exportPurchasesFileAsOds = purchasesFile(
  'ods',
  'dans un classeur OpenDocument',
  'application/vnd.oasis.opendocument.spreadsheet',
)
