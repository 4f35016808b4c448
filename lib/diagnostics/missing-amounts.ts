import { yearRules } from '../measures/year-rules.ts'
import type { AmountProperty } from './amount-properties.ts'
import type { DiagnosticType } from './diagnostic-types.ts'
import { gridCells } from './product-grid.ts'

type CompulsoryAmounts = Readonly<Record<DiagnosticType, readonly AmountProperty[]>>

/**
 * What a report must give to be complete, from a year of data on, by how it is entered. The database asks the same
 * (`server/teledeclaration/filled-sql.ts`).
 */
export const compulsoryAmountLines = yearRules.compulsoryAmounts.map(([year, { simple, detailed, labels }]) => {
  const families: Readonly<Record<string, readonly string[]>> = labels
  const cells = gridCells.filter(({ label, family }) => families[label.property]?.includes(family.property))
  const amounts: CompulsoryAmounts = {
    SIMPLE: ['valueTotalHt', ...simple],
    COMPLETE: ['valueTotalHt', ...detailed, ...cells.map(({ property }) => property)],
  }
  return { year, amounts }
})

/** The amounts that a report of a year must give; one that nobody has chosen how to enter is a simple one. */
export const compulsoryAmounts = (year: number, type: DiagnosticType | null): readonly AmountProperty[] =>
  compulsoryAmountLines.findLast(line => line.year <= year)?.amounts[type ?? 'SIMPLE'] ?? []

/** Amounts as they are read or stored. */
type Amounts = Readonly<Partial<Record<AmountProperty, number | string | null>>>

interface ReportWithAmounts extends Amounts {
  readonly year: number
  readonly diagnosticType: DiagnosticType | null
  /** Its declaration is in force. */
  readonly isTeledeclared: boolean
}

/** Whether the total of all purchases is above 0: without it, no share can be reckoned. */
export const hasTotal = ({ valueTotalHt }: Pick<Amounts, 'valueTotalHt'>): boolean => Number(valueTotalHt ?? 0) > 0

/**
 * The compulsory amounts that a report does not give, in the order of the form; 0 is an answer, except for the total.
 * One that is declared lacks nothing but its total: a later rule does not undo what was accepted.
 */
export function missingAmounts(report: ReportWithAmounts): readonly AmountProperty[] {
  const isTotalMissing = !hasTotal(report)
  if (report.isTeledeclared) return isTotalMissing ? ['valueTotalHt'] : []
  return compulsoryAmounts(report.year, report.diagnosticType).filter(property =>
    property === 'valueTotalHt' ? isTotalMissing : (report[property] ?? null) === null,
  )
}
