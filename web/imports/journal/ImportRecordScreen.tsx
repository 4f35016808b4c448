import type { ImportDetail } from '@ma-cantine/lib/imports/import-record'
import { formatNumber } from '@ma-cantine/lib/messages/numbers'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { useLocale } from '../../app/locale.ts'
import { usePageTitle } from '../../app/page-title.ts'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { NotFoundScreen } from '../../layout/NotFoundScreen.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { CountList } from '../send/CountList.tsx'
import { dataFamilyOf } from '../send/data-family.ts'
import { ErrorGroups } from './ErrorGroups.tsx'
import { ImportedPurchases } from './ImportedPurchases.tsx'
import { importDetail } from './journal-queries.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { UndoImport } from './UndoImport.tsx'
import { useJournalWords } from './words/journal-words.ts'
import './journal.css'

/** Loaded for an import that changed something: it holds the columns of every kind of file. */
const ImportChanges = lazy(() => import('./ImportChanges.tsx'))

/** One of the user's imports: its file, its changes, its errors, and the way to undo it. */
export default function ImportRecordScreen() {
  const { importId = '' } = useParams()
  const isNumber = /^[1-9]\d{0,8}$/.test(importId)
  const locale = useLocale()
  if (!isNumber) return <NotFoundScreen />
  return (
    <QueryView query={importDetail(Number(importId), locale)} renderRefusal={() => <NotFoundScreen />}>
      {detail => <Detail key={detail.id} detail={detail} />}
    </QueryView>
  )
}

function Detail({ detail }: { readonly detail: ImportDetail }) {
  const words = useJournalWords()
  const locale = useLocale()
  const title = words.titleOf(detail.fileName ?? words.nameless)
  usePageTitle(title)
  const { status, kind, id } = detail
  const facts = [
    [words.facts.date, words.moment(detail.date)],
    [words.facts.kind, words.kinds[kind]],
    [words.facts.through, words.through[detail.through]],
    [words.facts.rows, formatNumber(detail.rowCount, locale)],
    [words.facts.size, words.bytes(detail.fileSize)],
    ...(detail.encoding ? [[words.facts.encoding, detail.encoding]] : []),
  ] as const
  return (
    <>
      <SiteLink className="fr-link fr-icon-arrow-left-line fr-link--icon-left" href={addressOf('ImportJournal')}>
        {words.back}
      </SiteLink>
      <h1 className="fr-mt-2w mc-import-title">{title}</h1>
      <StatusBadge status={status} />
      {detail.counts && (
        <div className="fr-mt-3w">
          <CountList counts={detail.counts} emails={words.emails} />
        </div>
      )}
      {status !== 'refused' && !detail.counts && (
        <dl className="mc-figures">
          {(['created', 'updated', 'unchanged'] as const).map(name => (
            <div key={name}>
              <dt>{words.figures[name]}</dt>
              <dd>{formatNumber(detail[name], locale)}</dd>
            </div>
          ))}
        </dl>
      )}
      <dl className="mc-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {detail.withheld && <p>{words.withheld}</p>}
      {detail.groups.length > 0 && <ErrorGroups detail={detail} />}
      {status === 'done' && dataFamilyOf(kind) === 'purchases' && (
        <div className="fr-mt-6w">
          <ImportedPurchases importId={id} />
        </div>
      )}
      {status !== 'refused' && <UndoImport detail={detail} />}
      {status !== 'refused' && !detail.withheld && (
        <Suspense>
          <ImportChanges detail={detail} />
        </Suspense>
      )}
    </>
  )
}
