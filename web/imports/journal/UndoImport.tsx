import type { ImportDetail } from '@ma-cantine/lib/imports/import-record'
import { undoImport } from '@ma-cantine/lib/imports/imports-api'
import { useState } from 'react'
import { client } from '../../app/client.ts'
import { useLocale } from '../../app/locale.ts'
import { queries } from '../../app/queries.ts'
import { refreshSession } from '../../app/session.ts'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { FocusedHeading } from '../../ui/FocusedHeading.tsx'
import { importDetail, journalQueryKey } from './journal-queries.ts'
import { UndoOutcome } from './UndoOutcome.tsx'
import { useJournalWords } from './words/journal-words.ts'

export interface UndoImportProps {
  readonly detail: ImportDetail
  /** Level of the title, h2 by default. */
  readonly titleAs?: 'h2' | 'h3'
}

/** Undoes an import: shows what it would do, asks first, then shows what it did. */
export function UndoImport({ detail, titleAs: Title = 'h2' }: UndoImportProps) {
  const { undo: words, moment } = useJournalWords()
  const locale = useLocale()
  const [isJustUndone, setJustUndone] = useState(false)
  const { id, undo, undoLimit, undoDate } = detail
  const size = Title === 'h3' ? 'fr-h6' : 'fr-h2'

  /** Runs once the dialog is closed: the button that opened it goes away with the update. */
  async function showUndone(undoneImport: ImportDetail): Promise<void> {
    setJustUndone(true)
    queries.setQueryData(importDetail(id, locale).queryKey, undoneImport)
    await queries.invalidateQueries({ queryKey: journalQueryKey, refetchType: 'none' })
    // Undoing may have removed canteens.
    await refreshSession()
  }

  return (
    <section className="fr-mt-6w" aria-label={words.title}>
      {undo && undoDate ? (
        <>
          {isJustUndone ? (
            <FocusedHeading as={Title} className={size}>
              {words.doneTitle}
            </FocusedHeading>
          ) : (
            <Title className={size}>{words.doneTitle}</Title>
          )}
          <p>{words.doneOn(moment(undoDate))}</p>
          <UndoOutcome report={undo} />
        </>
      ) : (
        <>
          <Title className={size}>{words.title}</Title>
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
                keep={words.keep}
                text={words.would(detail).join(' ')}
                work={() => client.call(undoImport, { params: { importId: id } })}
                onDone={undoneImport => void showUndone(undoneImport)}
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
