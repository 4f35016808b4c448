import { useRef } from 'react'
import { useLocale } from '../../app/locale.ts'
import type { PreparePage } from '../../app/prepare-page.ts'
import { addressOf, useTitles } from '../../app/screen-list.ts'
import { NothingFound } from '../../ui/list/NothingFound.tsx'
import { PagedList } from '../../ui/list/PagedList.tsx'
import { useHeadingOfPages } from '../../ui/list/use-heading-of-pages.ts'
import { useListAddress } from '../../ui/list/use-list-address.ts'
import { QueryView } from '../../ui/QueryView.tsx'
import { wasteActionsPage } from '../waste-action-queries.ts'
import { useWasteActionWords, wasteActionWords } from '../words/waste-action-words.ts'
import { ActionCards } from './ActionCards.tsx'
import { ActionFilterFields } from './ActionFilterFields.tsx'
import { isFiltered, noFilters, sizeOfPage, wasteActionListFormat } from './action-list-address.ts'
import { WasteActionTable } from './WasteActionTable.tsx'
import '../waste-actions.css'

export const preparePage: PreparePage = async ({ search, locale, read }) => {
  const address = wasteActionListFormat.read(search)
  await read(wasteActionsPage(address, locale))
  const { intro } = await wasteActionWords(locale)
  // Search engines keep the pages of all actions, not the answers to searches.
  if (isFiltered(address)) return { description: intro, isUnlisted: true }
  return { description: intro, canonical: addressOf('WasteActionsHome') + wasteActionListFormat.write(address) }
}

/** What a canteen can do against food waste, filtered by effort and by origin of the waste. */
export default function WasteActionsScreen() {
  const titleOf = useTitles()
  const words = useWasteActionWords()
  const locale = useLocale()
  const list = useListAddress(addressOf('WasteActionsHome'), wasteActionListFormat)
  const { address, addressWith } = list
  const heading = useHeadingOfPages(address.page, sizeOfPage(address))
  const searchField = useRef<HTMLInputElement>(null)
  const change: typeof list.change = change => list.change(change, { preventScrollReset: true })

  function removeFilters(): void {
    change(noFilters)
    searchField.current?.focus()
  }

  return (
    <>
      <h1>{titleOf('WasteActionsHome')}</h1>
      <p className="fr-text--lead">{words.intro}</p>
      <ActionFilterFields address={address} searchField={searchField} onChange={change} />
      <h2 className="fr-sr-only" ref={heading} tabIndex={-1}>
        {words.results}
      </h2>
      <QueryView query={wasteActionsPage(address, locale)}>
        {list => (
          <PagedList
            id="actions"
            list={list}
            addressWith={addressWith}
            hasFixedSize={!address.isTable}
            shown={(_first, _last, count) => words.found(count)}
            empty={
              <NothingFound
                text={words.none}
                clear={isFiltered(address) && { text: words.clear, onClick: removeFilters }}
              />
            }
          >
            {actions => (address.isTable ? <WasteActionTable actions={actions} /> : <ActionCards actions={actions} />)}
          </PagedList>
        )}
      </QueryView>
    </>
  )
}
