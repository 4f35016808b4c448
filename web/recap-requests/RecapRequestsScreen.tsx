import { Button } from '@codegouvfr/react-dsfr/Button'
import { useQuery } from '@tanstack/react-query'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { useCanteenPreviews } from '../app/session.ts'
import { NothingFound } from '../ui/list/NothingFound.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { useHeadingOfPages } from '../ui/list/use-heading-of-pages.ts'
import { useListAddress } from '../ui/list/use-list-address.ts'
import { QueryView } from '../ui/QueryView.tsx'
import { RequestFilters } from './RequestFilters.tsx'
import { RequestTable } from './RequestTable.tsx'
import { recapRequestFormat } from './recap-request-address.ts'
import { recapRequestsPage } from './recap-request-queries.ts'
import { useRecapRequestWords } from './words/recap-request-words.ts'
import './recap-requests.css'

/** The recaps that were asked of suppliers and contractors, and where each request stands. */
export default function RecapRequestsScreen() {
  const titleOf = useTitles()
  const words = useRecapRequestWords()
  const canteens = useCanteenPreviews()
  return (
    <>
      <h1 className="fr-mb-1w">{titleOf('RecapRequests')}</h1>
      <p className="fr-text--lead fr-mb-3w">{words.intro}</p>
      {canteens.length === 0 ? <NoCanteen /> : <Requests />}
    </>
  )
}

function Requests() {
  const words = useRecapRequestWords()
  const { address, addressWith, change } = useListAddress(addressOf('RecapRequests'), recapRequestFormat)
  const heading = useHeadingOfPages(address.page, address.size)
  const { isPlaceholderData } = useQuery(recapRequestsPage(address))
  const isFiltered = address.state !== '' || address.canteen !== ''
  return (
    <>
      <Button iconId="fr-icon-mail-send-line" linkProps={{ href: addressOf('NewRecapRequest') }}>
        {words.ask}
      </Button>
      <QueryView query={recapRequestsPage(address)}>
        {list =>
          list.count === 0 && !isFiltered ? (
            <FirstRequest />
          ) : (
            <section className="fr-mt-4w" aria-labelledby="liste-des-demandes" aria-busy={isPlaceholderData}>
              <h2 id="liste-des-demandes" ref={heading} tabIndex={-1} className="fr-h4">
                {words.list}
              </h2>
              <RequestFilters address={address} counts={list.stateCounts} onChange={change} />
              <PagedList
                id="demandes"
                list={list}
                addressWith={addressWith}
                shown={words.shown}
                empty={
                  <NothingFound
                    text={words.filters.nothing}
                    clear={{ text: words.filters.clear, onClick: () => change({ state: '', canteen: '' }) }}
                  />
                }
              >
                {results => <RequestTable caption={words.list} requests={results} />}
              </PagedList>
            </section>
          )
        }
      </QueryView>
    </>
  )
}

/** What a request is for, and how it goes on. */
function FirstRequest() {
  const { first: words } = useRecapRequestWords()
  return (
    <section className="fr-mt-4w" aria-labelledby="premiere-demande">
      <h2 id="premiere-demande" className="fr-h4">
        {words.title}
      </h2>
      <p>{words.text}</p>
      <ol className="mc-recap-steps">
        {words.steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}

export function NoCanteen() {
  const { noCanteen: words } = useRecapRequestWords()
  return (
    <section aria-labelledby="sans-cantine">
      <h2 id="sans-cantine" className="fr-h4">
        {words.title}
      </h2>
      <p>{words.text}</p>
      <Button iconId="fr-icon-add-line" linkProps={{ href: addressOf('CanteenCreation') }}>
        {words.add}
      </Button>
    </section>
  )
}
