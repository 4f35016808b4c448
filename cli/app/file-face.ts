import type { ErrorsSummary, ReportSummary } from '@ma-cantine/lib/reports/summary'

/** What is shown of one file, checked or sent: the terminal's view and the plain text lay out the same facts. */
export interface FileFace {
  readonly mark: 'good' | 'bad' | 'idle'
  readonly file: string
  readonly verdict: string
  /** Of a file checked here; the rest is about a file that could not be read, or that was sent. */
  readonly report?: ReportSummary
  readonly message?: string
  /** More about it, each with its own lines below. */
  readonly details?: readonly DetailFace[]
  readonly errors?: ErrorsSummary
  readonly purchases?: readonly PurchaseFace[]
  /** « et 15 autres achats ». */
  readonly more?: string
  readonly advice?: string
}

export interface DetailFace {
  readonly text: string
  readonly parts?: readonly string[]
}

export interface PurchaseFace {
  readonly description: string
  readonly date: string
  readonly price: string
}

export const marks = { good: '✔', bad: '✖', idle: '•' } as const

export function reportFace(report: ReportSummary): FileFace {
  const { file, valid, verdict } = report
  return { mark: valid ? 'good' : 'bad', file, verdict, report }
}
