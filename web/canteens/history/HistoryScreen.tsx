import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { Navigate, useSearchParams } from 'react-router'
import { addressOf, useTitles } from '../../app/screen-list.ts'
import { PageLinks } from '../../ui/PageLinks.tsx'
import { readPageNumber, useHeadingOfPages } from '../../ui/pages-of-list.ts'
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
  const page = readPageNumber(search.get('page'))
  const heading = useHeadingOfPages(page)

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
              <PageLinks
                id="modifications"
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
    </>
  )
}
