import { Button } from '@codegouvfr/react-dsfr/Button'
import type { CanteenPreview } from '@ma-cantine/lib/accounts/canteen-preview'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Navigate } from 'react-router'
import { PageLinks } from '../../ui/PageLinks.tsx'
import { useHeadingOfPages } from '../../ui/pages-of-list.ts'
import { QueryView } from '../../ui/QueryView.tsx'
import { rememberList } from '../purchase-addresses.ts'
import { purchasesPage } from '../purchase-queries.ts'
import { FirstPurchases } from './FirstPurchases.tsx'
import { activeFilters, type ListFilters, listParameters, noFilters, pageSize } from './list-address.ts'
import { PurchaseFilters } from './PurchaseFilters.tsx'
import { OrderChoice, PurchaseTable } from './PurchaseTable.tsx'
import { PurchaseWays } from './PurchaseWays.tsx'
import { type ChosenPurchases, SelectionBar } from './SelectionBar.tsx'
import { useIsSlow } from './use-is-slow.ts'
import { useListAddress } from './use-list-address.ts'
import { usePurchaseListWords } from './words/purchase-list-words.ts'

export interface PurchaseListProps {
  /** Those of the person. */
  readonly canteens: readonly CanteenPreview[]
}

/** The purchases of all canteens; what the person chose to see is in the address. */
export function PurchaseList({ canteens }: PurchaseListProps) {
  const words = usePurchaseListWords()
  const { address, change, addressWith } = useListAddress()
  const parameters = listParameters(address)
  const filters = listParameters({ ...address, page: 1, order: '' })
  const heading = useHeadingOfPages(address.page)
  const filterToggle = useRef<HTMLButtonElement>(null)
  const [chosen, setChosen] = useState<ChosenPurchases>(new Map())
  const filtersNow = useRef(filters)
  const query = purchasesPage(address)
  const { data, isPlaceholderData } = useQuery(query)
  const isSlow = useIsSlow(isPlaceholderData)

  useEffect(() => rememberList(parameters), [parameters])
  // A choice holds from page to page, and never what the filters no longer show.
  useEffect(() => {
    filtersNow.current = filters
    setChosen(new Map())
  }, [filters])

  function removeFilters(filters: Partial<ListFilters>): void {
    change(filters)
    // The button that was pressed goes with its filter.
    filterToggle.current?.focus()
  }

  /** Ignores the choice of a whole list that is answered once its filters have changed. */
  function choose(next: ChosenPurchases): void {
    if (filtersNow.current === filters) setChosen(next)
  }

  function forget(ids: readonly number[]): void {
    const gone = new Set(ids)
    setChosen(chosen => new Map([...chosen].filter(([id]) => !gone.has(id))))
    heading.current?.focus()
  }

  const isFiltered = activeFilters(address).length > 0
  if (data?.count === 0 && !isFiltered && !isPlaceholderData) return <FirstPurchases heading={heading} />
  return (
    <>
      <PurchaseWays hasPurchases={data !== undefined} canteens={address.canteens} />
      <PurchaseFilters
        address={address}
        canteens={canteens}
        families={data?.families ?? []}
        characteristics={data?.characteristics ?? []}
        toggle={filterToggle}
        onChange={change}
        onRemove={removeFilters}
      />
      <section
        className="mc-purchase-list fr-mt-3w"
        aria-labelledby="liste"
        aria-busy={isPlaceholderData}
        data-slow={isSlow}
      >
        <div className="mc-purchase-list__head">
          <h2 id="liste" ref={heading} tabIndex={-1} className="fr-h4 fr-mb-0">
            {words.list}
          </h2>
          <OrderChoice order={address.order} hasCanteens={canteens.length > 1} onChange={order => change({ order })} />
        </div>
        <QueryView query={query}>
          {({ count, results, totalPriceHt, address: { page } }) =>
            count === 0 ? (
              <div role="status">
                <p>{isSlow ? words.slow : address.search ? words.nothingFound(address.search) : words.nothing}</p>
                <Button priority="secondary" onClick={() => removeFilters(noFilters)}>
                  {words.filters.clear}
                </Button>
              </div>
            ) : results.length === 0 ? (
              <Navigate replace to={addressWith({ page: Math.ceil(count / pageSize) })} />
            ) : (
              <>
                <p role="status">
                  {isSlow
                    ? words.slow
                    : words.shown((page - 1) * pageSize + 1, Math.min(page * pageSize, count), count, totalPriceHt)}
                </p>
                <SelectionBar
                  chosen={chosen}
                  onChange={choose}
                  purchases={results}
                  address={address}
                  count={count}
                  onRemoved={forget}
                />
                <PurchaseTable
                  purchases={results}
                  canteens={canteens}
                  order={address.order}
                  onOrder={order => change({ order })}
                  chosen={chosen}
                  onChoice={setChosen}
                  onRemoved={forget}
                />
                <PageLinks
                  id="achats"
                  className="fr-mt-4w"
                  page={page}
                  size={pageSize}
                  count={count}
                  addressOfPage={page => addressWith({ page })}
                />
              </>
            )
          }
        </QueryView>
      </section>
    </>
  )
}
