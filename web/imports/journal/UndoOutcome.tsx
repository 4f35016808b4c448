import type { UndoReport } from '@ma-cantine/lib/imports/import-record'
import { useJournalWords } from './words/journal-words.ts'

/** The rows that undoing an import changed, and those that it kept with the reason. */
export function UndoOutcome({ report }: { readonly report: UndoReport }) {
  const { undo: words } = useJournalWords()
  const { kept, keptCount, cancelledEmailCount, sentEmailCount } = report
  return (
    <>
      <p>{words.done(report)}</p>
      {keptCount > 0 && (
        <>
          <p className="fr-mb-1w">{words.kept(keptCount)}</p>
          <ul>
            {kept.map(({ entity, id, name, reason }) => (
              <li key={`${entity} ${id}`}>{words.keptRow(entity, name, reason)}</li>
            ))}
            {keptCount > kept.length && <li>{words.others(keptCount - kept.length)}</li>}
          </ul>
        </>
      )}
      {cancelledEmailCount > 0 && <p>{words.emailsCancelled(cancelledEmailCount)}</p>}
      {sentEmailCount > 0 && <p>{words.emailsSent(sentEmailCount)}</p>}
    </>
  )
}
