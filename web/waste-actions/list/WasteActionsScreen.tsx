import { Button } from '@codegouvfr/react-dsfr/Button'
import { useRef } from 'react'
import { useLocale } from '../../app/locale.ts'
import { useTitles } from '../../app/screen-list.ts'
import { PageLinks } from '../../ui/PageLinks.tsx'
import { useHeadingOfPages } from '../../ui/pages-of-list.ts'
import { QueryView } from '../../ui/QueryView.tsx'
import { actionsPage } from '../waste-action-queries.ts'
import { useWasteActionWords } from '../words/waste-action-words.ts'
import { ActionCards } from './ActionCards.tsx'
import { ActionFilterFields } from './ActionFilterFields.tsx'
import { ActionTable } from './ActionTable.tsx'
import { isFiltered, noFilters, pageSize } from './action-list-address.ts'
import { useActionListAddress } from './use-action-list-address.ts'
import '../waste-actions.css'

/** What a canteen can do against food waste, filtered by effort and by origin of the waste. */
export default function WasteActionsScreen() {
  const titleOf = useTitles()
  const words = useWasteActionWords()
  const locale = useLocale()
  const { address, addressWith, change } = useActionListAddress()
  const heading = useHeadingOfPages(address.page)
  const searchField = useRef<HTMLInputElement>(null)
  return (
    <>
      <h1>{titleOf('WasteActionsHome')}</h1>
      <p className="fr-text--lead">{words.intro}</p>
      <ActionFilterFields address={address} searchField={searchField} onChange={change} />
      <h2 className="fr-sr-only" ref={heading} tabIndex={-1}>
        {words.results}
      </h2>
      <QueryView query={actionsPage(address, locale)}>
        {({ count, results, page }) => (
          <>
            <p role="status" className="fr-text--bold">
              {words.found(count)}
            </p>
            {results.length === 0 ? (
              <div className="mc-no-action">
                <p>{words.none}</p>
                {isFiltered(address) && (
                  <Button
                    priority="secondary"
                    onClick={() => {
                      change(noFilters)
                      searchField.current?.focus()
                    }}
                  >
                    {words.clear}
                  </Button>
                )}
              </div>
            ) : address.isTable ? (
              <ActionTable actions={results} />
            ) : (
              <ActionCards actions={results} />
            )}
            <PageLinks
              id="actions"
              className="fr-mt-4w"
              page={page}
              size={pageSize}
              count={count}
              addressOfPage={page => addressWith({ page })}
            />
          </>
        )}
      </QueryView>
    </>
  )
}
