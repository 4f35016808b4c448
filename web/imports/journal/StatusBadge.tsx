import { Badge } from '@codegouvfr/react-dsfr/Badge'
import type { ImportRecord } from '@ma-cantine/lib/imports/import-record'
import { useJournalWords } from './words/journal-words.ts'

const severities = { done: 'success', refused: 'error', undone: 'info' } as const

/** The status of an import, as a word and an icon: colour is never the only sign. */
export function StatusBadge({ status }: Pick<ImportRecord, 'status'>) {
  return (
    <Badge severity={severities[status]} small>
      {useJournalWords().status[status]}
    </Badge>
  )
}
