import type { ImportDetail } from '@ma-cantine/lib/imports/import-record'
import { undoImport } from '@ma-cantine/lib/imports/imports-api'
import { useState } from 'react'
import { client } from '../../app/client.ts'
import { useLocale } from '../../app/locale.ts'
import { queries } from '../../app/queries.ts'
import { refreshSession } from '../../app/session.ts'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { FocusedHeading } from '../../ui/FocusedHeading.tsx'
import { importDetail, journalKey } from './journal-queries.ts'
import { UndoOutcome } from './UndoOutcome.tsx'
import { useJournalWords } from './words/journal-words.ts'

export interface UndoImportProps {
  readonly detail: ImportDetail
  /** 2 unless told. */
  readonly titleAs?: 'h2' | 'h3'
}

/** The way back from an import: what it would do, the button that asks first, and what it did. */
export function UndoImport({ detail, titleAs: Title = 'h2' }: UndoImportProps) {
  const { undo: words, moment } = useJournalWords()
  const locale = useLocale()
  const [justUndone, tell] = useState(false)
  const { id, undo, undoLimit, undoDate } = detail

  /** Told once the dialog is closed: what it is opened from goes away with what could be undone. */
  async function tellUndone(undone: ImportDetail): Promise<void> {
    tell(true)
    queries.setQueryData(importDetail(id, locale).queryKey, undone)
    await queries.invalidateQueries({ queryKey: journalKey, refetchType: 'none' })
    // Canteens may be gone.
    await refreshSession()
  }

  return (
    <section className="fr-mt-6w" aria-label={words.title}>
      {undo && undoDate ? (
        <>
          {justUndone ? (
            <FocusedHeading as={Title}>{words.doneTitle}</FocusedHeading>
          ) : (
            <Title>{words.doneTitle}</Title>
          )}
          <p>{words.doneOn(moment(undoDate))}</p>
          <UndoOutcome report={undo} />
        </>
      ) : (
        <>
          <Title>{words.title}</Title>
          {undoLimit ? (
            <>
              <p>{words.until(moment(undoLimit))}</p>
              <ul className="fr-mb-3w">
                {words.would(detail).map(sentence => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
              <ConfirmButton
                action={words.button}
                question={words.question}
                text={words.would(detail).join(' ')}
                work={() => client.call(undoImport, { params: { importId: id } })}
                onDone={undone => void tellUndone(undone)}
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
