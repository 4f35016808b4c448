import { Button } from '@codegouvfr/react-dsfr/Button'
import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import { isCampaignOpen } from '@ma-cantine/lib/teledeclaration/campaign-dates-api'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../app/locale.ts'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { FocusedHeading } from '../../ui/FocusedHeading.tsx'
import { importDetail } from '../journal/journal-queries.ts'
import { CountList } from './CountList.tsx'
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

/** The result of an import: what was stored, what to do next, and how to undo it. */
export default function ImportDone({ answer, kind, fileName, onAnother }: ImportDoneProps) {
  const { done: words } = useSendWords()
  const locale = useLocale()
  const { data: campaigns = [] } = useQuery(campaignDates)
  const { importId, counts, seconds } = answer
  const undoReport = useQuery({ ...importDetail(importId ?? 0, locale), enabled: importId !== null }).data?.undo
  const now = new Date()
  const campaignOpen = campaigns.some(dates => isCampaignOpen(dates, now))
  const { family, count } = countStored(kind, answer)

  const next = (
    <ul className="fr-btns-group fr-btns-group--inline-md">
      {family === 'purchases' && (
        <li>
          <Button linkProps={{ href: `${addressOf('PurchasesHome')}?trier-par=-creationDate` }}>
            {words.purchases}
          </Button>
        </li>
      )}
      <li>
        <Button
          priority={family === 'purchases' ? 'secondary' : 'primary'}
          linkProps={{ href: addressOf('ManagementPage') }}
        >
          {words.dashboard}
        </Button>
      </li>
      <li>
        <Button type="button" priority="secondary" onClick={onAnother}>
          {words.another}
        </Button>
      </li>
    </ul>
  )

  return (
    <>
      {!undoReport && (
        <>
          <div className="fr-alert fr-alert--success fr-mb-3w">
            <FocusedHeading as="h3" className="fr-alert__title">
              {words.title}
            </FocusedHeading>
            <p className="fr-text--bold">{words.saved(family, count)}</p>
            <p>{words.processed(seconds)}</p>
          </div>
          <h4 className="fr-h6 fr-mb-2w">{words.summary(fileName)}</h4>
          <CountList counts={counts} emails={words.emails} />
          {importId !== null && (
            <p>
              <SiteLink className="fr-link" href={addressOf('ImportRecord', { importId })}>
                {words.record}
              </SiteLink>
            </p>
          )}
          {campaignOpen && <p>{words.campaign}</p>}
        </>
      )}
      {!undoReport && next}
      {importId !== null && <StoredImport importId={importId} />}
      {undoReport && next}
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
