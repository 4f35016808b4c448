import type { ImportDetail } from '@ma-cantine/lib/imports/import-record'
import { undoImport } from '@ma-cantine/lib/imports/imports-api'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../app/client.ts'
import { refreshSession } from '../../app/session.ts'
import { AppearedHeading } from '../../ui/AppearedHeading.tsx'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { importDetail, journalKey } from './journal-queries.ts'
import { UndoOutcome } from './UndoOutcome.tsx'
import { useJournalWords } from './words/journal-words.ts'

/** The way back from an import: what it would do, the button that asks first, and what it did. */
export function UndoImport({ detail }: { readonly detail: ImportDetail }) {
  const { undo: words, moment } = useJournalWords()
  const queries = useQueryClient()
  const [justUndone, tell] = useState(false)
  const { id, undo, undoLimit, undoDate } = detail

  async function work(): Promise<void> {
    const undone = await client.call(undoImport, { params: { importId: id } })
    await queries.invalidateQueries({ queryKey: journalKey, refetchType: 'none' })
    queries.setQueryData(importDetail(id).queryKey, undone)
    // Canteens may be gone.
    await refreshSession()
  }

  return (
    <section className="fr-mt-6w" aria-label={words.title}>
      {undo && undoDate ? (
        <>
          {justUndone ? <AppearedHeading>{words.doneTitle}</AppearedHeading> : <h2>{words.doneTitle}</h2>}
          <p>{words.doneOn(moment(undoDate))}</p>
          <UndoOutcome report={undo} />
        </>
      ) : (
        <>
          <h2>{words.title}</h2>
          {undoLimit ? (
            <>
              <p>{words.until(moment(undoLimit))}</p>
              <ul>
                {words.would(detail).map(sentence => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
              <ConfirmButton
                action={words.button}
                question={words.question}
                text={words.would(detail).join(' ')}
                work={work}
                onDone={() => tell(true)}
              />
            </>
          ) : (
            <p>{words.never}</p>
          )}
        </>
      )}
    </section>
  )
}
