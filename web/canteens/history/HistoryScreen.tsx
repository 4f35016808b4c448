import { Pagination } from '@codegouvfr/react-dsfr/Pagination'
import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { useEffect, useRef } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { addressOf, useTitles } from '../../app/screen-list.ts'
import { QueryView } from '../../ui/QueryView.tsx'
import { canteenUrlComponent } from '../canteen-address.ts'
import { canteenHistory } from '../canteen-queries.ts'
import { ManagedCanteen } from '../ManagedCanteen.tsx'
import { HistoryEntry } from './HistoryEntry.tsx'
import { useHistoryWords } from './words/history-words.ts'
import './history.css'

const pageSize = 20

/** Who changed what in a canteen, when and through what; a past value is put back in one click. */
export default function HistoryScreen() {
  return <ManagedCanteen>{canteen => <History canteen={canteen} />}</ManagedCanteen>
}

function History({ canteen }: { readonly canteen: Canteen }) {
  const titleOf = useTitles()
  const words = useHistoryWords()
  const [search] = useSearchParams()
  const given = search.get('page') ?? ''
  const page = /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 1
  const heading = useRef<HTMLHeadingElement>(null)
  const lastPage = useRef(page)

  useEffect(() => {
    if (lastPage.current !== page) heading.current?.focus()
    lastPage.current = page
  }, [page])

  const addressOfPage = (page: number) =>
    `${addressOf('CanteenHistory', { canteenUrlComponent: canteenUrlComponent(canteen) })}${page > 1 ? `?page=${page}` : ''}`
  return (
    <>
      <h1>{titleOf('CanteenHistory')}</h1>
      <p className="fr-text--lead">{words.intro(canteen.name)}</p>
      <QueryView query={canteenHistory(canteen.id, page, pageSize)}>
        {({ count, results, page: shownPage, size }) =>
          count === 0 ? (
            <p>{words.none}</p>
          ) : results.length === 0 ? (
            <Navigate replace to={addressOfPage(Math.ceil(count / size))} />
          ) : (
            <section aria-labelledby="modifications">
              <h2 id="modifications" ref={heading} tabIndex={-1}>
                {words.list}
              </h2>
              <p role="status">{words.shown((shownPage - 1) * size + 1, Math.min(shownPage * size, count), count)}</p>
              <ul className="mc-history">
                {results.map(entry => (
                  <HistoryEntry key={entry.id} entry={entry} canteen={canteen} />
                ))}
              </ul>
              {count > size && (
                <Pagination
                  id="modifications-pages"
                  className="fr-mt-4w"
                  count={Math.ceil(count / size)}
                  defaultPage={page}
                  showFirstLast
                  getPageLinkProps={page => ({ href: addressOfPage(page) })}
                />
              )}
            </section>
          )
        }
      </QueryView>
    </>
  )
}
