import { Button } from '@codegouvfr/react-dsfr/Button'
import { currentYear } from '@ma-cantine/lib/messages/today'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { notify } from '../app/notices.ts'
import { addressOf } from '../app/screen-list.ts'
import { choiceOf, type ListAddress, listParameters, readListAddress } from '../canteens/list-choice.ts'
import { ActionTable } from '../pending-actions/ActionTable.tsx'
import { actionsPage } from '../pending-actions/action-queries.ts'
import { PageLinks } from '../ui/PageLinks.tsx'
import { useHeadingOfPages } from '../ui/pages-of-list.ts'
import { QueryView } from '../ui/QueryView.tsx'
import { CanteenCards } from './CanteenCards.tsx'
import { CanteenSearch } from './CanteenSearch.tsx'
import { useChosenCanteens } from './chosen-canteens.ts'
import { SelectionBar, SelectionBox } from './Selection.tsx'
import { readViewStyle, rememberViewStyle, type ViewStyle } from './view-style.ts'
import { useManagementWords } from './words/management-words.ts'

/** Number of canteens of a page. */
const pageSizes: Readonly<Record<ViewStyle, number>> = { card: 12, list: 20 }

/** The canteens of the person, in cards or in a list; what they chose to see is in the address. */
export function CanteenList({ canteenCount }: { readonly canteenCount: number }) {
  const words = useManagementWords()
  const navigate = useNavigate()
  const address = readListAddress(useSearchParams()[0])
  const [style, setStyle] = useState(() => readViewStyle(canteenCount))
  const selection = useChosenCanteens()
  const heading = useHeadingOfPages(address.page)
  const choice = choiceOf(address)
  const year = currentYear() - 1
  const { page, search, type, order } = choice
  const query = actionsPage(year, { page, size: pageSizes[style], search, type, ordering: order, actions: [] })
  const { isPlaceholderData } = useQuery(query)

  const addressWith = (change: Partial<ListAddress>) =>
    `${addressOf('ManagementPage')}${listParameters({ ...address, page: 1, ...change })}`

  function changeStyle(style: ViewStyle): void {
    rememberViewStyle(style)
    setStyle(style)
    if (address.page > 1) void navigate(addressWith({}), { replace: true })
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
          <Button priority="secondary" iconId="fr-icon-upload-line" linkProps={{ href: addressOf('ImportCanteens') }}>
            {words.addSeveral}
          </Button>
        </li>
      </ul>
      <CanteenSearch address={address} onChange={change => void navigate(addressWith(change))} />
      <QueryView query={query}>
        {({ count, results, page, size }) =>
          count === 0 ? (
            <div role="status">
              <p>{isFiltered ? words.nothing(address.search) : words.gone}</p>
              {isFiltered && (
                <Button priority="secondary" linkProps={{ href: addressWith({ search: '', type: '' }) }}>
                  {words.showAll}
                </Button>
              )}
            </div>
          ) : results.length === 0 ? (
            <Navigate replace to={addressWith({ page: Math.ceil(count / size) })} />
          ) : (
            <>
              <p role="status">{words.shown((page - 1) * size + 1, Math.min(page * size, count), count)}</p>
              <SelectionBar selection={selection} canteens={results} choice={choice} count={count} />
              {style === 'card' ? (
                <CanteenCards canteens={results} year={year} selection={selection} />
              ) : (
                <>
                  <h3 className="fr-h6 fr-mb-1w">{words.actionsOf(year)}</h3>
                  <ActionTable
                    canteens={results}
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
              <PageLinks
                id="cantines"
                className="fr-mt-4w"
                page={page}
                size={size}
                count={count}
                addressOfPage={page => addressWith({ page })}
              />
            </>
          )
        }
      </QueryView>
    </section>
  )
}

interface StyleChoiceProps {
  readonly style: ViewStyle
  readonly onChange: (style: ViewStyle) => void
}

function StyleChoice({ style, onChange }: StyleChoiceProps) {
  const { views } = useManagementWords()
  return (
    <fieldset className="fr-segmented fr-segmented--sm">
      <legend className="fr-segmented__legend fr-sr-only">{views.legend}</legend>
      <div className="fr-segmented__elements">
        {(['card', 'list'] as const).map(choice => (
          <div key={choice} className="fr-segmented__element">
            <input
              type="radio"
              id={`vue-${choice}`}
              name="vue"
              checked={style === choice}
              onChange={() => onChange(choice)}
            />
            <label
              className={`fr-label ${choice === 'card' ? 'fr-icon-layout-grid-line' : 'fr-icon-list-unordered'}`}
              htmlFor={`vue-${choice}`}
            >
              {views[choice]}
            </label>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
