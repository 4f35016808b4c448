import type { ImportAnswer } from '../imports/import-answer.ts'
import type { Conversion } from './apply-mapping.ts'

/** Where the rows and columns of a converted file come from. */
type Origins = Pick<Conversion, 'origins' | 'positions'>

interface Located {
  readonly row: number
  readonly column: number | null
  readonly field: string | null
}

/** What of a report, or of an answer of the server, says where an error is. */
interface Locations {
  readonly errors: readonly Located[]
  readonly warnings: readonly Located[]
  readonly groups: readonly { readonly rows: readonly number[] }[]
}

/** Names the rows and columns of the user's file in a report on the converted one. Its digest stays. */
export function relocateReport<Report extends Locations>(report: Report, { origins, positions }: Origins): Report {
  const relocate = <Error extends Located>(error: Error): Error => ({
    ...error,
    row: error.row === 0 ? 0 : origins.of(error.row),
    column: error.field === null ? error.column : (positions.get(error.field) ?? error.column),
  })
  return {
    ...report,
    errors: report.errors.map(relocate),
    warnings: report.warnings.map(relocate),
    groups: report.groups.map(group => ({ ...group, rows: group.rows.map(row => (row === 0 ? 0 : origins.of(row))) })),
  }
}

/** Names the rows and columns of the user's file in the answer of the server to the converted one. */
export function relocateAnswer<Answer extends ImportAnswer>(answer: Answer, conversion: Origins): Answer {
  const { origins } = conversion
  const { plan, similarPurchases } = answer
  const relocate = <Row extends { readonly row: number }>(item: Row): Row => ({ ...item, row: origins.of(item.row) })
  return {
    ...relocateReport(answer, conversion),
    plan: plan && { ...plan, changes: plan.changes.map(relocate) },
    similarPurchases: similarPurchases.map(relocate),
  }
}
