import type { ErrorsSummary, ReportSummary } from '@ma-cantine/lib/reports/summary'

/** What to show of one file, checked or sent: the terminal's view and the plain text both derive from it. */
export interface FileOutput {
  readonly mark: 'good' | 'bad' | 'idle'
  readonly file: string
  readonly verdict: string
  /** The report of a file checked here. The other properties are for a file that was sent, or is unreadable. */
  readonly report?: ReportSummary
  readonly message?: string
  /** Further lines, each with its parts below it. */
  readonly details?: readonly DetailOutput[]
  readonly errors?: ErrorsSummary
  readonly purchases?: readonly PurchaseOutput[]
  /** « et 15 autres achats ». */
  readonly more?: string
  readonly advice?: string
}

export interface DetailOutput {
  readonly text: string
  readonly parts?: readonly string[]
}

export interface PurchaseOutput {
  readonly description: string
  readonly date: string
  readonly price: string
}

export const marks = { good: '✔', bad: '✖', idle: '•' } as const

export function describeReport(report: ReportSummary): FileOutput {
  const { file, valid, verdict } = report
  return { mark: valid ? 'good' : 'bad', file, verdict, report }
}
