import { Button } from '@codegouvfr/react-dsfr/Button'
import { useQuery } from '@tanstack/react-query'
import { addressOf, useTitles } from '../../app/screen-list.ts'
import { PagedList } from '../../ui/list/PagedList.tsx'
import { pagesFormat } from '../../ui/list/pages-format.ts'
import { useHeadingOfPages } from '../../ui/list/use-heading-of-pages.ts'
import { useListAddress } from '../../ui/list/use-list-address.ts'
import { QueryView } from '../../ui/QueryView.tsx'
import { ImportsChart } from './ImportsChart.tsx'
import { ImportsTable } from './ImportsTable.tsx'
import { importsByMonth, importsPage } from './journal-queries.ts'
import { useJournalWords } from './words/journal-words.ts'
import './journal.css'

/** The user's imports, latest first, and a chart of them by month. */
export default function ImportJournalScreen() {
  const titleOf = useTitles()
  const words = useJournalWords()
  const { address, addressWith } = useListAddress(addressOf('ImportJournal'), pagesFormat)
  const { page, size } = address
  const heading = useHeadingOfPages(page, size)
  const months = useQuery(importsByMonth).data
  return (
    <>
      <h1>{titleOf('ImportJournal')}</h1>
      <p className="fr-text--lead">{words.intro}</p>
      <Button iconId="fr-icon-upload-line" linkProps={{ href: addressOf('ImportSelection') }}>
        {words.start}
      </Button>
      <QueryView query={importsPage(page, size)}>
        {list =>
          list.count === 0 ? (
            <p className="fr-mt-4w">{words.empty}</p>
          ) : (
            <>
              <section className="fr-mt-6w" aria-labelledby="liste">
                <h2 id="liste" ref={heading} tabIndex={-1}>
                  {words.list}
                </h2>
                <PagedList id="imports" list={list} addressWith={addressWith} shown={words.shown} empty={null}>
                  {records => <ImportsTable records={records} caption={words.list} />}
                </PagedList>
              </section>
              <div className="fr-mt-6w">{months && <ImportsChart months={months} />}</div>
            </>
          )
        }
      </QueryView>
    </>
  )
}
