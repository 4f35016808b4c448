import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { addressOf, useTitles } from '../../app/screen-list.ts'
import { PagedList } from '../../ui/list/PagedList.tsx'
import { pagesFormat } from '../../ui/list/pages-format.ts'
import { useHeadingOfPages } from '../../ui/list/use-heading-of-pages.ts'
import { useListAddress } from '../../ui/list/use-list-address.ts'
import { QueryView } from '../../ui/QueryView.tsx'
import { canteenUrlComponent } from '../canteen-address.ts'
import { canteenHistory } from '../canteen-queries.ts'
import { ManagedCanteen } from '../ManagedCanteen.tsx'
import { HistoryEntry } from './HistoryEntry.tsx'
import { useHistoryWords } from './words/history-words.ts'
import './history.css'

/** Who changed what in a canteen, when and through what; a past value is put back in one click. */
export default function HistoryScreen() {
  return <ManagedCanteen>{canteen => <History canteen={canteen} />}</ManagedCanteen>
}

function History({ canteen }: { readonly canteen: Canteen }) {
  const titleOf = useTitles()
  const words = useHistoryWords()
  const path = addressOf('CanteenHistory', { canteenUrlComponent: canteenUrlComponent(canteen) })
  const { address, addressWith } = useListAddress(path, pagesFormat)
  const heading = useHeadingOfPages(address.page, address.size)
  return (
    <>
      <h1>{titleOf('CanteenHistory')}</h1>
      <p className="fr-text--lead">{words.intro(canteen.name)}</p>
      <section aria-labelledby="modifications">
        <h2 id="modifications" ref={heading} tabIndex={-1}>
          {words.list}
        </h2>
        <QueryView query={canteenHistory(canteen.id, address.page, address.size)}>
          {list => (
            <PagedList
              id="modifications"
              list={list}
              addressWith={addressWith}
              shown={words.shown}
              empty={<p>{words.none}</p>}
            >
              {entries => (
                <ul className="mc-history">
                  {entries.map(entry => (
                    <HistoryEntry key={entry.id} entry={entry} canteen={canteen} />
                  ))}
                </ul>
              )}
            </PagedList>
          )}
        </QueryView>
      </section>
    </>
  )
}
