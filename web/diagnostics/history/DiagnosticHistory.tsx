import { Accordion } from '@codegouvfr/react-dsfr/Accordion'
import { Button } from '@codegouvfr/react-dsfr/Button'
import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import type { DiagnosticHistoryEntry } from '@ma-cantine/lib/diagnostics/diagnostics-api'
import { useState } from 'react'
import { useHistoryWords } from '../../canteens/history/words/history-words.ts'
import { QueryView } from '../../ui/QueryView.tsx'
import { historyOfDiagnostic } from '../diagnostic-queries.ts'
import { useShownChanges } from './diagnostic-changes.ts'
import { useReportHistoryWords } from './words/history-words.ts'
import './history.css'

/** Who changed what in a report, and when; folded, and asked for once it is opened. */
export function DiagnosticHistory({ diagnostic }: { readonly diagnostic: Diagnostic }) {
  const words = useReportHistoryWords()
  const [isOpened, setOpened] = useState(false)
  return (
    <Accordion className="fr-mt-3w" label={words.title} titleAs="h3" onExpandedChange={() => setOpened(true)}>
      {isOpened ? <Entries diagnostic={diagnostic} /> : ''}
    </Accordion>
  )
}

const pageSize = 10
const mostEntries = 100

function Entries({ diagnostic }: { readonly diagnostic: Diagnostic }) {
  const words = useReportHistoryWords()
  const shownOf = useShownChanges()
  const [limit, setLimit] = useState(pageSize)
  return (
    <QueryView query={historyOfDiagnostic(diagnostic, limit)} compact>
      {({ count, results }) => {
        const entries = results
          .map(entry => ({ entry, changes: shownOf(entry.changes) }))
          .filter(({ entry, changes }) => entry.kind !== 'change' || changes.length > 0)
        return (
          <>
            {entries.length === 0 && <p>{words.none}</p>}
            <ul className="mc-report-history">
              {entries.map(({ entry, changes }) => (
                <Entry key={entry.id} entry={entry} changes={changes} />
              ))}
            </ul>
            {count > results.length && limit < mostEntries && (
              <Button
                type="button"
                priority="tertiary"
                size="small"
                onClick={() => setLimit(Math.min(mostEntries, limit + 3 * pageSize))}
              >
                {words.more}
              </Button>
            )}
          </>
        )
      }}
    </QueryView>
  )
}

interface EntryProps {
  readonly entry: DiagnosticHistoryEntry
  readonly changes: ReturnType<ReturnType<typeof useShownChanges>>
}

/** An import of a grid changes a hundred answers at once. */
const mostChanges = 6

function Entry({ entry: { kind, date, author, through }, changes }: EntryProps) {
  const words = useReportHistoryWords()
  const { moment, by } = useHistoryWords()
  const shown = changes.slice(0, mostChanges)
  return (
    <li>
      <p className="fr-mb-1v">
        <strong>{moment(date)}</strong>{' '}
        {by(author && [author.firstName, author.lastName].filter(Boolean).join(' '), through)}
      </p>
      {kind === 'creation' && <p className="fr-mb-1v">{words.creation}</p>}
      <ul>
        {shown.map(({ field, label, before, after }) => (
          <li key={field}>
            {label} <strong>{after}</strong>{' '}
            {kind !== 'creation' && <span className="fr-hint-text">{words.before(before)}</span>}
          </li>
        ))}
        {changes.length > shown.length && <li>{words.others(changes.length - shown.length)}</li>}
      </ul>
    </li>
  )
}
