import { Button } from '@codegouvfr/react-dsfr/Button'
import { Select } from '@codegouvfr/react-dsfr/Select'
import { rememberedLabelsFiles } from '@ma-cantine/lib/purchases/remembered-labels-api'
import { useQuery } from '@tanstack/react-query'
import { addressOf, useTitles } from '../../app/screen-list.ts'
import { ExportChoice, ExportLinks } from '../../canteens/ExportLinks.tsx'
import { NothingFound } from '../../ui/list/NothingFound.tsx'
import { PagedList } from '../../ui/list/PagedList.tsx'
import { useHeadingOfPages } from '../../ui/list/use-heading-of-pages.ts'
import { useListAddress } from '../../ui/list/use-list-address.ts'
import { QueryView } from '../../ui/QueryView.tsx'
import { SearchForm } from '../../ui/SearchForm.tsx'
import { RememberedTable } from './RememberedTable.tsx'
import { listedOrders, rememberedFormat } from './remembered-address.ts'
import { rememberedPage, selectionOf } from './remembered-queries.ts'
import { Sharing } from './Sharing.tsx'
import { useRememberedWords } from './words/remembered-words.ts'
import './remembered.css'

/** What is remembered of purchases, by product and supplier, where it can be forgotten and proposed again. */
export default function RememberedLabelsScreen() {
  const titleOf = useTitles()
  const words = useRememberedWords()
  const { address, addressWith, change } = useListAddress(addressOf('RememberedLabels'), rememberedFormat)
  const heading = useHeadingOfPages(address.page, address.size)
  const { isPlaceholderData } = useQuery(rememberedPage(address))
  const exportQuery = new URLSearchParams(Object.entries(selectionOf(address)).filter(([, value]) => value !== ''))
  return (
    <>
      <h1 className="fr-mb-1w">{titleOf('RememberedLabels')}</h1>
      <p className="fr-text--lead">{words.intro}</p>
      <Sharing canteen={address.canteen} onCanteen={canteen => change({ canteen })} />
      <QueryView query={rememberedPage(address)}>
        {list => (
          <section aria-labelledby="produits-retenus" aria-busy={isPlaceholderData}>
            <h2 id="produits-retenus" ref={heading} tabIndex={-1} className="fr-h4">
              {words.list}
            </h2>
            <search className="mc-remembered-search">
              <SearchForm words={words.search} text={address.search} onSearch={search => change({ search })} />
              <Select
                label={words.order}
                nativeSelectProps={{
                  id: 'ordre',
                  value: address.order,
                  onChange: ({ target }) => change({ order: target.value }),
                }}
              >
                <option value="">{words.orders.standard}</option>
                {listedOrders.map(order => (
                  <option key={order} value={order}>
                    {words.orders[order]}
                  </option>
                ))}
                {address.order !== '' && !listedOrders.some(order => order === address.order) && (
                  <option value={address.order}>{words.orders.custom}</option>
                )}
              </Select>
            </search>
            <PagedList
              id="produits"
              list={list}
              addressWith={addressWith}
              shown={words.shown}
              empty={
                address.search === '' ? (
                  <>
                    <p>{words.empty}</p>
                    <Button linkProps={{ href: addressOf('PurchaseInvoice') }}>{words.toInvoice}</Button>
                  </>
                ) : (
                  <NothingFound
                    text={words.nothing(address.search)}
                    clear={{ text: words.showAll, onClick: () => change({ search: '' }) }}
                  />
                )
              }
            >
              {results => (
                <>
                  <ExportChoice title={words.exports}>
                    <ExportLinks
                      label={words.exportAll(list.count)}
                      files={rememberedLabelsFiles}
                      query={exportQuery}
                    />
                  </ExportChoice>
                  <RememberedTable
                    products={results}
                    order={address.order}
                    canteen={address.canteen}
                    onOrder={order => change({ order })}
                  />
                </>
              )}
            </PagedList>
          </section>
        )}
      </QueryView>
    </>
  )
}
