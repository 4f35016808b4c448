import { Button } from '@codegouvfr/react-dsfr/Button'
import { currentYear } from '@ma-cantine/lib/messages/today'
import { useQuery } from '@tanstack/react-query'
import { notify } from '../app/notices.ts'
import { addressOf } from '../app/screen-list.ts'
import { useCanteenPreviews } from '../app/session.ts'
import { NothingFound } from '../ui/list/NothingFound.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { useHeadingOfPages } from '../ui/list/use-heading-of-pages.ts'
import { useListAddress } from '../ui/list/use-list-address.ts'
import { QueryView } from '../ui/QueryView.tsx'
import { ActionFilters } from './ActionFilters.tsx'
import { actionFilters, actionListFormat } from './action-address.ts'
import { actionableCanteensPage, actionsOverview } from './action-queries.ts'
import { MassCreation } from './MassCreation.tsx'
import { ManyDeclarations } from './many/ManyDeclarations.tsx'
import { PendingActionTable } from './PendingActionTable.tsx'
import { Readiness } from './Readiness.tsx'
import { usePendingWords } from './words/pending-words.ts'
import './pending-actions.css'

/** What is left to do for the report of last year in all canteens of the person, and the ways to do it for many at once. */
export default function PendingActionsScreen() {
  const words = usePendingWords()
  const year = currentYear() - 1
  const hasCanteens = useCanteenPreviews().length > 0
  return (
    <>
      <h1>{words.title(year)}</h1>
      {hasCanteens ? (
        <Actions year={year} />
      ) : (
        <>
          <p>{words.noCanteen}</p>
          <Button linkProps={{ href: addressOf('CanteenCreation') }}>{words.addCanteen}</Button>
        </>
      )}
    </>
  )
}

function Actions({ year }: { readonly year: number }) {
  const words = usePendingWords()
  const { address, addressWith, change } = useListAddress(addressOf('PendingActions'), actionListFormat)
  const { page, size, search, filter } = address
  const heading = useHeadingOfPages(page, size)
  const query = actionableCanteensPage(year, {
    page,
    size,
    search,
    ordering: 'action',
    actions: filter ? actionFilters[filter] : [],
  })
  const { data, isPlaceholderData } = useQuery(query)
  // A search narrows the counts of a page down; without one, they are those of all canteens.
  const { data: overview } = useQuery({ ...actionsOverview(year), enabled: search !== '' })
  const all = search === '' && !isPlaceholderData ? data : (overview ?? data)

  function onDeclared(message: string): void {
    notify({ status: 'success', title: words.declared, message })
    heading.current?.focus()
  }

  return (
    <QueryView query={query}>
      {list => (
        <>
          {all && (
            <>
              <Readiness year={year} counts={all.actionCounts} />
              <div className="mc-actions-cards">
                <ManyDeclarations year={year} ready={all.actionCounts['40_teledeclare'] ?? 0} onDeclared={onDeclared} />
                <MassCreation year={year} canteenIds={all.undiagnosedCanteensWithPurchases} />
              </div>
            </>
          )}
          <section className="fr-mt-4w" aria-labelledby="actions" aria-busy={isPlaceholderData}>
            <h2 id="actions" ref={heading} tabIndex={-1} className="fr-h4 fr-mb-0">
              {words.listTitle}
            </h2>
            <ActionFilters year={year} address={address} counts={list.actionCounts} onChange={change} />
            <PagedList
              id="actions"
              list={list}
              addressWith={addressWith}
              shown={words.shown}
              empty={
                <NothingFound
                  text={words.nothing(search)}
                  clear={{ text: words.showAll, onClick: () => change({ search: '', filter: '' }) }}
                />
              }
            >
              {canteens => (
                <PendingActionTable
                  canteens={canteens}
                  year={year}
                  caption={words.title(year)}
                  onDeclared={onDeclared}
                />
              )}
            </PagedList>
          </section>
        </>
      )}
    </QueryView>
  )
}
