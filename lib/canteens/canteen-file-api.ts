import { endpoint } from '../http/endpoint.ts'
import { leftOutHeader } from '../lists/left-out.ts'
import { anyId } from '../lists/query-values.ts'
import { CanteenSelection } from './canteens-api.ts'

/** The filters of the list; `id` chooses among the canteens that match them. */
export const CanteenFileSelection = CanteenSelection.omit({ limit: true, offset: true }).extend({ id: anyId() })

const canteensFile = <Extension extends string>(extension: Extension, words: string, type: string) =>
  endpoint({
    method: 'GET',
    path: `/api/v1/cantines.${extension}`,
    summary: `Exporte les cantines que l’on gère ${words}, au format de l’import des cantines`,
    access: 'user',
    scope: 'canteen:read',
    query: CanteenFileSelection,
    download: [type],
    headers: { [leftOutHeader]: 'Le nombre de cantines sans SIRET, qui ne peuvent pas figurer dans le fichier.' },
  })

export const exportCanteensAsCsv = canteensFile('csv', 'en CSV', 'text/csv')
export const exportCanteensAsXlsx = canteensFile(
  'xlsx',
  'dans un classeur Excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
)
export const exportCanteensAsOds = canteensFile(
  'ods',
  'dans un classeur OpenDocument',
  'application/vnd.oasis.opendocument.spreadsheet',
)
