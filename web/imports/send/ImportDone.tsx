import { Button } from '@codegouvfr/react-dsfr/Button'
import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import { isCampaignOpen } from '@ma-cantine/lib/teledeclaration/campaign-dates-api'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocale } from '../../app/locale.ts'
import { addressOf } from '../../app/screen-list.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { importDetail } from '../journal/journal-queries.ts'
import { type DataFamily, dataFamilyOf } from './data-family.ts'
import StoredImport from './StoredImport.tsx'
import { campaignDates } from './send-queries.ts'
import type { Answer } from './sending.ts'
import { useSendWords } from './words/send-words.ts'

export interface ImportDoneProps {
  readonly answer: Answer
  readonly kind: FileKind
  readonly fileName: string
  readonly onAnother: () => void
}

/** The file is stored: a dialog says so; behind it are the result, the next steps and the way to undo it. */
export default function ImportDone({ answer, kind, fileName, onAnother }: ImportDoneProps) {
  const { done: words, plan } = useSendWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const locale = useLocale()
  const { data: campaigns = [] } = useQuery(campaignDates)
  const [isDialogOpen, setDialogOpen] = useState(true)
  const undoReport = useQuery({
    ...importDetail(answer.importId ?? 0, locale),
    enabled: answer.importId !== null,
  }).data?.undo
  const now = new Date()
  const campaignOpen = campaigns.some(dates => isCampaignOpen(dates, now))
  const { family, count } = countStored(kind, answer)
  const sentence = words.saved(family, count)
  const { created, updated, unchanged, importId } = answer
  const counts = [
    created > 0 && plan.created(created),
    updated > 0 && plan.updated(updated),
    unchanged > 0 && plan.unchanged(unchanged),
  ].filter(text => text !== false)

  return (
    <>
      {isDialogOpen && (
        <Dialog
          title={words.modalTitle}
          onClose={() => {
            setDialogOpen(false)
            // The button that opened the dialog is gone, and cannot take the focus back.
            requestAnimationFrame(() => heading.current?.focus())
          }}
        >
          <p className="fr-text--bold">{sentence}</p>
          {campaignOpen && <p>{words.campaign}</p>}
          <ul className="fr-btns-group fr-btns-group--inline-md">
            <li>
              <Button linkProps={{ href: addressOf('ManagementPage') }}>{words.dashboard}</Button>
            </li>
            <li>
              <Button priority="secondary" onClick={onAnother}>
                {words.another}
              </Button>
            </li>
          </ul>
        </Dialog>
      )}
      {!undoReport && (
        <div className="fr-alert fr-alert--success fr-mb-3w">
          <h3 ref={heading} tabIndex={-1} className="fr-alert__title">
            {words.title}
          </h3>
          <p>{sentence}</p>
          <p>{[fileName, ...(importId === null ? [] : [words.number(importId)]), ...counts].join(' · ')}</p>
          {campaignOpen && <p>{words.campaign}</p>}
        </div>
      )}
      <ul className="fr-btns-group fr-btns-group--inline-md">
        <li>
          <Button onClick={onAnother}>{words.another}</Button>
        </li>
        <li>
          <Button priority="secondary" linkProps={{ href: addressOf('ImportJournal') }}>
            {words.imports}
          </Button>
        </li>
        {family === 'purchases' && (
          <li>
            <Button priority="secondary" linkProps={{ href: addressOf('PurchasesHome') }}>
              {words.purchases}
            </Button>
          </li>
        )}
      </ul>
      {importId !== null && <StoredImport importId={importId} />}
    </>
  )
}

/** Counts what the file stored; a file of diagnostics may hold canteens only. */
function countStored(kind: FileKind, answer: Answer): { family: DataFamily; count: number } {
  const family = dataFamilyOf(kind)
  if (family === 'diagnostics' && answer.count === 0 && 'canteenCount' in answer) {
    return { family: 'canteens', count: answer.canteenCount }
  }
  return { family, count: answer.count }
}
