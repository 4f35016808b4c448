import { Button } from '@codegouvfr/react-dsfr/Button'
import { currentYear } from '@ma-cantine/lib/messages/today'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '../app/notices.ts'
import { addressOf } from '../app/screen-list.ts'
import { canteenListFormat, choiceOf } from '../canteens/list-choice.ts'
import { actionableCanteensPage } from '../pending-actions/action-queries.ts'
import { PendingActionTable } from '../pending-actions/PendingActionTable.tsx'
import { NothingFound } from '../ui/list/NothingFound.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { useHeadingOfPages } from '../ui/list/use-heading-of-pages.ts'
import { useListAddress } from '../ui/list/use-list-address.ts'
import { QueryView } from '../ui/QueryView.tsx'
import { CanteenCards } from './CanteenCards.tsx'
import { CanteenSearch } from './CanteenSearch.tsx'
import { useChosenCanteens } from './chosen-canteens.ts'
import { SelectionBar, SelectionBox } from './Selection.tsx'
import { StyleChoice } from './StyleChoice.tsx'
import { readViewStyle, rememberViewStyle, type ViewStyle } from './view-style.ts'
import { useManagementWords } from './words/management-words.ts'

/** Number of cards of a page: whole rows in one, two and three columns. */
const cardsOfPage = 12

/** The canteens of the person, in cards or in a list; what they chose to see is in the address. */
export function CanteenList({ canteenCount }: { readonly canteenCount: number }) {
  const words = useManagementWords()
  const { address, addressWith, change } = useListAddress(addressOf('ManagementPage'), canteenListFormat)
  const [style, setStyle] = useState(() => readViewStyle(canteenCount))
  const selection = useChosenCanteens()
  const size = style === 'card' ? cardsOfPage : address.size
  const heading = useHeadingOfPages(address.page, size)
  const choice = choiceOf(address)
  const year = currentYear() - 1
  const { page, search, type, order } = choice
  const query = actionableCanteensPage(year, { page, size, search, type, ordering: order, actions: [] })
  const { isPlaceholderData } = useQuery(query)

  function changeStyle(style: ViewStyle): void {
    rememberViewStyle(style)
    setStyle(style)
    if (address.page > 1) change({}, { replace: true })
  }

  const isFiltered = address.search !== '' || address.type !== ''
  return (
    <section className="fr-mt-4w" aria-labelledby="mes-cantines" aria-busy={isPlaceholderData}>
      <div className="mc-list-head">
        <h2 id="mes-cantines" ref={heading} tabIndex={-1} className="fr-mb-0">
          {words.title}
        </h2>
        <StyleChoice style={style} onChange={changeStyle} />
      </div>
      <ul className="fr-btns-group fr-btns-group--inline-md fr-btns-group--icon-left fr-mt-2w">
        <li>
          <Button iconId="fr-icon-add-line" linkProps={{ href: addressOf('CanteenCreation') }}>
            {words.add}
          </Button>
        </li>
        <li>
          <Button priority="secondary" iconId="fr-icon-community-line" linkProps={{ href: addressOf('GroupCreation') }}>
            {words.addGroup}
          </Button>
        </li>
        <li>
          <Button priority="secondary" iconId="fr-icon-upload-line" linkProps={{ href: addressOf('ImportCanteens') }}>
            {words.addSeveral}
          </Button>
        </li>
      </ul>
      <CanteenSearch address={address} onChange={change} />
      <QueryView query={query}>
        {list => (
          <PagedList
            id="cantines"
            list={list}
            addressWith={addressWith}
            shown={words.shown}
            hasFixedSize={style === 'card'}
            empty={
              <NothingFound
                text={isFiltered ? words.nothing(address.search) : words.gone}
                clear={isFiltered && { text: words.showAll, onClick: () => change({ search: '', type: '' }) }}
              />
            }
          >
            {canteens => (
              <>
                <SelectionBar selection={selection} canteens={canteens} choice={choice} count={list.count} />
                {style === 'card' ? (
                  <CanteenCards canteens={canteens} year={year} selection={selection} />
                ) : (
                  <>
                    <h3 className="fr-h6 fr-mb-1w">{words.actionsOf(year)}</h3>
                    <PendingActionTable
                      canteens={canteens}
                      year={year}
                      caption={words.actionsOf(year)}
                      choice={{
                        title: words.choice,
                        cellOf: canteen => <SelectionBox selection={selection} canteen={canteen} />,
                      }}
                      onDeclared={message => {
                        notify({ status: 'success', title: words.declared, message })
                        heading.current?.focus()
                      }}
                    />
                  </>
                )}
              </>
            )}
          </PagedList>
        )}
      </QueryView>
    </section>
  )
}
