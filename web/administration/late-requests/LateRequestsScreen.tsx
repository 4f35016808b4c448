import { type LateRequestState, lateRequestStates } from '@ma-cantine/lib/administration/late-requests-api'
import { addressOf, useTitles } from '../../app/screen-list.ts'
import { NothingFound } from '../../ui/list/NothingFound.tsx'
import { OneOf } from '../../ui/list/OneOf.tsx'
import { PagedList } from '../../ui/list/PagedList.tsx'
import { useHeadingOfPages } from '../../ui/list/use-heading-of-pages.ts'
import { useListAddress } from '../../ui/list/use-list-address.ts'
import { useListWords } from '../../ui/list/words/list-words.ts'
import { QueryView } from '../../ui/QueryView.tsx'
import { lateRequestsPage } from '../administration-queries.ts'
import { useAdministrationWords } from '../words/administration-words.ts'
import { LateRequestTable } from './LateRequestTable.tsx'
import { lateRequestListFormat } from './late-request-list-address.ts'

/** What canteens ask outside of campaigns, those that await an answer first. */
export default function LateRequestsScreen() {
  const titleOf = useTitles()
  const words = useAdministrationWords().lateRequests
  const listWords = useListWords()
  const { address, addressWith, change } = useListAddress(addressOf('LateRequests'), lateRequestListFormat)
  const heading = useHeadingOfPages(address.page, address.size)
  return (
    <QueryView query={lateRequestsPage(address)}>
      {list => (
        <>
          <h1 ref={heading} tabIndex={-1}>
            {titleOf('LateRequests')}
          </h1>
          <p className="fr-text--lead">{words.intro}</p>
          <OneOf
            id="etat"
            label={words.state}
            all={words.allStates}
            value={address.state}
            choices={lateRequestStates.map(state => [state, words.states[state]])}
            onChange={state => change({ state: state as LateRequestState | '' }, { preventScrollReset: true })}
          />
          <PagedList
            id="demandes"
            list={list}
            addressWith={addressWith}
            shown={words.shown}
            empty={
              <NothingFound
                text={address.state === '' ? words.empty : words.nothing}
                clear={address.state !== '' && { text: listWords.clearFilters, onClick: () => change({ state: '' }) }}
              />
            }
          >
            {requests => (
              <LateRequestTable
                caption={titleOf('LateRequests')}
                requests={requests}
                latestEndDate={list.latestEndDate}
                onAnswered={() => heading.current?.focus()}
              />
            )}
          </PagedList>
        </>
      )}
    </QueryView>
  )
}
