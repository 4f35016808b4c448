import { Accordion } from '@codegouvfr/react-dsfr/Accordion'
import { Button } from '@codegouvfr/react-dsfr/Button'
import type { FieldChange, HistoryEntry } from '@ma-cantine/lib/entities/history-entry'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryView } from '../../ui/QueryView.tsx'
import { useHistoryWords } from './words/history-words.ts'
import './folded-history.css'

/** A change as people read it. */
export interface ShownChange {
  readonly field: string
  readonly label: string
  readonly before: string
  readonly after: string
}

interface FoldedHistoryProps<Page extends HistoryPage, Key extends QueryKey> {
  readonly title: string
  /** What the first entry says. */
  readonly creation: string
  /** Asks for the last `limit` entries. */
  readonly query: (limit: number) => UseQueryOptions<Page, Error, Page, Key>
  /** Words the changes that people see, and leaves out the others. */
  readonly shownOf: (changes: readonly FieldChange[]) => readonly ShownChange[]
}

interface HistoryPage {
  readonly count: number
  readonly results: readonly HistoryEntry[]
}

/** Who changed what, and when; folded, and asked for once it is opened. */
export function FoldedHistory<Page extends HistoryPage, Key extends QueryKey>(props: FoldedHistoryProps<Page, Key>) {
  const [isOpened, setOpened] = useState(false)
  return (
    <Accordion className="fr-mt-3w" label={props.title} titleAs="h3" onExpandedChange={() => setOpened(true)}>
      {isOpened ? <Entries {...props} /> : ''}
    </Accordion>
  )
}

const pageSize = 10
const mostEntries = 100

function Entries<Page extends HistoryPage, Key extends QueryKey>({
  creation,
  query,
  shownOf,
}: FoldedHistoryProps<Page, Key>) {
  const { folded: words } = useHistoryWords()
  const [limit, setLimit] = useState(pageSize)
  return (
    <QueryView query={query(limit)} compact>
      {({ count, results }) => {
        const entries = results
          .map(entry => ({ entry, changes: shownOf(entry.changes) }))
          .filter(({ entry, changes }) => entry.kind !== 'change' || changes.length > 0)
        return (
          <>
            {entries.length === 0 && <p>{words.none}</p>}
            <ul className="mc-folded-history">
              {entries.map(({ entry, changes }) => (
                <Entry key={entry.id} entry={entry} creation={creation} changes={changes} />
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
  readonly entry: HistoryEntry
  readonly creation: string
  readonly changes: readonly ShownChange[]
}

/** An import of a grid changes a hundred answers at once. */
const mostChanges = 6

function Entry({ entry: { kind, date, author, through }, creation, changes }: EntryProps) {
  const { folded: words, moment, by, kinds } = useHistoryWords()
  const shown = changes.slice(0, mostChanges)
  return (
    <li>
      <p className="fr-mb-1v">
        <strong>{moment(date)}</strong>{' '}
        {by(author && [author.firstName, author.lastName].filter(Boolean).join(' '), through)}
      </p>
      {kind !== 'change' && <p className="fr-mb-1v">{kind === 'creation' ? creation : kinds[kind]}</p>}
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
