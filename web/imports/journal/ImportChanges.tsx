import type { ImportDetail } from '@ma-cantine/lib/imports/import-record'
import { Navigate, useSearchParams } from 'react-router'
import { addressOf } from '../../app/screen-list.ts'
import { PageLinks } from '../../ui/PageLinks.tsx'
import { readPageNumber, useHeadingOfPages } from '../../ui/pages-of-list.ts'
import { QueryView } from '../../ui/QueryView.tsx'
import { ChangeCard } from '../send/ChangeCard.tsx'
import { useFieldTexts } from '../send/format-value.ts'
import { PurchaseCard } from '../send/PurchaseCard.tsx'
import { importChanges } from './journal-queries.ts'
import { useJournalWords } from './words/journal-words.ts'
import '../send/send.css'

const pageSize = 20

/** What an import created and changed, page by page; the page is in the address. */
export default function ImportChanges({ detail: { id, kind, status } }: { readonly detail: ImportDetail }) {
  const { changes: words } = useJournalWords()
  const texts = useFieldTexts(kind)
  const [search] = useSearchParams()
  const page = readPageNumber(search.get('page'))
  const heading = useHeadingOfPages(page)

  const addressOfPage = (page: number) =>
    `${addressOf('ImportRecord', { importId: id })}${page > 1 ? `?page=${page}` : ''}`
  return (
    <QueryView query={importChanges(id, page, pageSize)} compact>
      {({ count, results, page: shownPage, size }) =>
        count === 0 ? null : results.length === 0 ? (
          <Navigate replace to={addressOfPage(Math.ceil(count / size))} />
        ) : (
          <section className="fr-mt-6w mc-send" aria-labelledby="changements">
            <h2 id="changements" ref={heading} tabIndex={-1}>
              {status === 'undone' ? words.formerTitle : words.title}
            </h2>
            <p role="status">{words.shown((shownPage - 1) * size + 1, Math.min(shownPage * size, count), count)}</p>
            <ul className="fr-raw-list">
              {results.map(change => (
                <li key={`${change.entity} ${change.id}`}>
                  {change.entity === 'purchases' ? (
                    <PurchaseCard change={change} texts={texts} titleAs="h3" />
                  ) : (
                    <ChangeCard change={change} texts={texts} titleAs="h3" />
                  )}
                </li>
              ))}
            </ul>
            <PageLinks
              id="changements"
              className="fr-mt-4w"
              page={page}
              size={size}
              count={count}
              addressOfPage={addressOfPage}
            />
          </section>
        )
      }
    </QueryView>
  )
}
