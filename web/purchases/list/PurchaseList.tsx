import type { CanteenPreview } from '@ma-cantine/lib/accounts/canteen-preview'
import { standardTableSize } from '@ma-cantine/lib/lists/page-numbers'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { addressOf } from '../../app/screen-list.ts'
import { NothingFound } from '../../ui/list/NothingFound.tsx'
import { PagedList } from '../../ui/list/PagedList.tsx'
import { useHeadingOfPages } from '../../ui/list/use-heading-of-pages.ts'
import { useListAddress } from '../../ui/list/use-list-address.ts'
import { useListWords } from '../../ui/list/words/list-words.ts'
import { QueryView } from '../../ui/QueryView.tsx'
import { rememberList } from '../purchase-addresses.ts'
import { purchasesPage } from '../purchase-queries.ts'
import { FirstPurchases } from './FirstPurchases.tsx'
import { activeFilters, type ListFilters, noFilters, purchaseListFormat } from './list-address.ts'
import { OrderChoice } from './OrderChoice.tsx'
import { PurchaseFilters } from './PurchaseFilters.tsx'
import { PurchaseTable } from './PurchaseTable.tsx'
import { PurchaseWays } from './PurchaseWays.tsx'
import { type ChosenPurchases, SelectionBar } from './SelectionBar.tsx'
import { useIsSlow } from './use-is-slow.ts'
import { usePurchaseListWords } from './words/purchase-list-words.ts'

export interface PurchaseListProps {
  /** Those of the person. */
  readonly canteens: readonly CanteenPreview[]
}

/** The purchases of all canteens; what the person chose to see is in the address. */
export function PurchaseList({ canteens }: PurchaseListProps) {
  const words = usePurchaseListWords()
  const listWords = useListWords()
  const { address, change, addressWith } = useListAddress(addressOf('PurchasesHome'), purchaseListFormat)
  const parameters = purchaseListFormat.write(address)
  const filters = purchaseListFormat.write({ ...address, page: 1, size: standardTableSize, order: '' })
  const heading = useHeadingOfPages(address.page, address.size)
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
          {list => (
            <PagedList
              id="achats"
              list={list}
              addressWith={addressWith}
              shown={(first, last, count) => (isSlow ? words.slow : words.shown(first, last, count, list.totalPriceHt))}
              empty={
                <NothingFound
                  text={isSlow ? words.slow : address.search ? words.nothingFound(address.search) : words.nothing}
                  clear={{ text: listWords.clearFilters, onClick: () => removeFilters(noFilters) }}
                />
              }
            >
              {purchases => (
                <>
                  <SelectionBar
                    chosen={chosen}
                    onChange={choose}
                    purchases={purchases}
                    address={address}
                    count={list.count}
                    onDone={forget}
                  />
                  <PurchaseTable
                    purchases={purchases}
                    canteens={canteens}
                    order={address.order}
                    onOrder={order => change({ order })}
                    chosen={chosen}
                    onChoice={setChosen}
                    onRemoved={forget}
                  />
                </>
              )}
            </PagedList>
          )}
        </QueryView>
      </section>
    </>
  )
}
