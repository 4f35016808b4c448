import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import { FoldedHistory } from '../../canteens/history/FoldedHistory.tsx'
import { historyOfDiagnostic } from '../diagnostic-queries.ts'
import { useShownChanges } from './diagnostic-changes.ts'
import { useReportHistoryWords } from './words/history-words.ts'

export function DiagnosticHistory({ diagnostic }: { readonly diagnostic: Diagnostic }) {
  const { title, creation } = useReportHistoryWords()
  return (
    <FoldedHistory
      title={title}
      creation={creation}
      query={limit => historyOfDiagnostic(diagnostic, limit)}
      shownOf={useShownChanges()}
    />
  )
}
