import { Button } from '@codegouvfr/react-dsfr/Button'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { addressOf } from '../../app/screen-list.ts'
import { NothingFound } from '../../ui/list/NothingFound.tsx'
import { PagedList } from '../../ui/list/PagedList.tsx'
import { useHeadingOfPages } from '../../ui/list/use-heading-of-pages.ts'
import { useListAddress } from '../../ui/list/use-list-address.ts'
import { QueryView } from '../../ui/QueryView.tsx'
import { SearchForm } from '../../ui/SearchForm.tsx'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { partnersPage } from '../partner-queries.ts'
import { usePartnerWords } from '../words/partner-words.ts'
import { NeedTiles } from './NeedTiles.tsx'
import { NoScriptFilters } from './NoScriptFilters.tsx'
import { PartnerCards } from './PartnerCards.tsx'
import { PartnerFilterFields } from './PartnerFilterFields.tsx'
import { PartnerFilterTags } from './PartnerFilterTags.tsx'
import { activeFilters, noFilters, type PartnerFilters, partnerListFormat } from './partner-list-address.ts'

/** The actors of the catalogue; what the visitor chose is in the address. */
export function Catalogue() {
  const words = usePartnerWords()
  const { address, addressWith, change } = useListAddress(addressOf('PartnersHome'), partnerListFormat)
  const query = partnersPage(address)
  const { data, isPlaceholderData } = useQuery(query)
  const heading = useHeadingOfPages(address.page, 0)
  const toggle = useRef<HTMLButtonElement>(null)
  const hasTiles = useIsWide('md')
  const [isOpen, setOpen] = useState(false)
  const active = activeFilters(address)
  // The search and the tiles show themselves what is chosen.
  const inPanel = active.filter(name => name !== 'search' && !(hasTiles && name === 'needs')).length
  const filter = (filters: Partial<PartnerFilters>) => change(filters, { preventScrollReset: true })

  function remove(filters: Partial<PartnerFilters>): void {
    filter(filters)
    // The button that was pressed disappears.
    toggle.current?.focus()
  }

  return (
    <>
      <NoScriptFilters address={address} facets={data} />
      <NeedTiles chosen={address.needs} onChange={needs => filter({ needs })} />
      <div className="mc-partner-search">
        <search>
          <SearchForm words={words.search} text={address.search} onSearch={search => filter({ search })} />
        </search>
        <Button
          type="button"
          ref={toggle}
          priority="secondary"
          iconId="fr-icon-filter-line"
          nativeButtonProps={{ 'aria-expanded': isOpen, 'aria-controls': 'filtres' }}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.filters.hide : words.filters.show}
          {inPanel > 0 && (
            <>
              <span className="fr-sr-only">{words.filters.active(inPanel)}</span>
              <span className="mc-filter-mark" aria-hidden="true" />
            </>
          )}
        </Button>
      </div>
      <div id="filtres" className="mc-filters" hidden={!isOpen}>
        {isOpen && <PartnerFilterFields address={address} facets={data} onChange={filter} />}
      </div>
      <PartnerFilterTags address={address} onRemove={remove} />
      <section className="fr-mt-3w" aria-labelledby="acteurs" aria-busy={isPlaceholderData}>
        <h2 id="acteurs" ref={heading} tabIndex={-1} className="fr-sr-only">
          {words.results}
        </h2>
        <QueryView query={query}>
          {list => (
            <PagedList
              id="acteurs"
              list={list}
              addressWith={addressWith}
              shown={words.found}
              hasFixedSize
              empty={
                <>
                  <NothingFound
                    text={active.length > 0 ? words.nothing : words.none}
                    clear={active.length > 0 && { text: words.showAll, onClick: () => remove(noFilters) }}
                  />
                  <PartnerCards partners={[]} />
                </>
              }
            >
              {partners => <PartnerCards partners={partners} />}
            </PagedList>
          )}
        </QueryView>
      </section>
    </>
  )
}
