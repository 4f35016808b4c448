import type { UndoReport } from '@ma-cantine/lib/imports/import-record'
import { ArrivalHeading } from '../../ui/ArrivalHeading.tsx'
import { useUndoWords } from './words/undo-words.ts'

/** What undoing an import did: removed, restored, left as it is and why. */
export function UndoResult({ report }: { report: UndoReport }) {
  const words = useUndoWords()
  const { removed, restored, keptCount, kept, cancelledEmailCount, sentEmailCount } = report
  const others = keptCount - kept.length
  return (
    <div className="fr-alert fr-alert--success">
      <ArrivalHeading as="h3" className="fr-alert__title">
        {words.doneTitle}
      </ArrivalHeading>
      {removed > 0 && <p>{words.removed(removed)}</p>}
      {restored > 0 && <p>{words.restored(restored)}</p>}
      {removed + restored === 0 && <p>{words.nothing}</p>}
      {cancelledEmailCount > 0 && <p>{words.emailsCancelled(cancelledEmailCount)}</p>}
      {sentEmailCount > 0 && <p>{words.emailsSent(sentEmailCount)}</p>}
      {keptCount > 0 && (
        <>
          <p>{words.kept(keptCount)}</p>
          <ul>
            {kept.map(({ entity, id, row, name, reason }) => (
              <li key={`${entity} ${id}`}>{words.keptRow(entity, name, reason, row)}</li>
            ))}
          </ul>
          {others > 0 && <p>{words.otherKept(others)}</p>}
        </>
      )}
    </div>
  )
}
