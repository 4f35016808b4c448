import { gridProperties, simpleProperties } from '@ma-cantine/lib/diagnostics/amount-properties'
import type { BulkTarget, BulkValue } from '../database/bulk-rows.ts'
import type { Database } from '../database/connection.ts'
import { diagnosticRows } from '../diagnostics/diagnostic-row.ts'
import { inBatches, range, type Tell } from './batches.ts'
import { type Country, reportYears } from './country.ts'
import { insertRows } from './insert-rows.ts'
import { inventCanteen } from './invented-canteen.ts'
import { type InventedReport, inventReport } from './invented-report.ts'

const columns = [
  'id',
  'canteenId',
  'year',
  'diagnosticType',
  'centralKitchenDiagnosticMode',
  ...simpleProperties,
  'hasWasteDiagnostic',
  'hasWastePlan',
  'hasDonationAgreement',
  'hasDiversificationPlan',
  'vegetarianWeeklyRecurrence',
  'cookingPlasticSubstituted',
  'servingPlasticSubstituted',
  'plasticBottlesSubstituted',
  'plasticTablewareSubstituted',
  'communicatesOnFoodPlan',
  'communicatesOnFoodQuality',
  'creationDate',
  'modificationDate',
] as const

const targetOf = (names: Parameters<typeof diagnosticRows.sqlTypes>[0]): BulkTarget => ({
  table: 'diagnostics',
  columns: diagnosticRows.sqlTypes(names),
  constants: { creation_source: 'APP' },
})
/** Nearly all reports are simple: their rows leave out the grid. */
const simpleTarget = targetOf(columns)
const detailedTarget = targetOf([...columns, ...gridProperties])

function rowOf(report: InventedReport): BulkValue[] {
  const row = { ...report, modificationDate: report.creationDate }
  return columns.map(column => {
    const value = row[column]
    return typeof value === 'boolean' ? Number(value) : value
  })
}

const batchSize = 1000

export const writeReports = (database: Database, tell: Tell, country: Country): Promise<number> =>
  inBatches(
    database,
    tell,
    { what: 'Bilans', count: country.canteens, size: batchSize },
    async (transaction, start, end) => {
      const reports = range(start, end, number => {
        const canteen = inventCanteen(country, number)
        return reportYears.flatMap(year => inventReport(country, canteen, year) ?? [])
      }).flat()
      const simple = reports.filter(({ grid }) => grid === null)
      const detailed = reports.flatMap(report => {
        const { grid } = report
        return grid ? [[...rowOf(report), ...gridProperties.map(property => grid[property])]] : []
      })
      const written = await insertRows(transaction, simpleTarget, simple.map(rowOf))
      return written + (await insertRows(transaction, detailedTarget, detailed))
    },
  )
