import { staffActKinds } from '@ma-cantine/lib/administration/staff-act'
import { addressOf, useTitles } from '../../app/screen-list.ts'
import { ActiveFilters } from '../../ui/list/ActiveFilters.tsx'
import { NothingFound } from '../../ui/list/NothingFound.tsx'
import { OneOf } from '../../ui/list/OneOf.tsx'
import { PagedList } from '../../ui/list/PagedList.tsx'
import { useHeadingOfPages } from '../../ui/list/use-heading-of-pages.ts'
import { useListAddress } from '../../ui/list/use-list-address.ts'
import { useListWords } from '../../ui/list/words/list-words.ts'
import { QueryView } from '../../ui/QueryView.tsx'
import { actsPage } from '../administration-queries.ts'
import { useAdministrationWords } from '../words/administration-words.ts'
import { ActTable } from './ActTable.tsx'
import { type ActListAddress, actListFormat } from './act-list-address.ts'

const noFilters = { kind: '', user: '', canteen: '' } as const

/** What the staff has done, latest first; what the person chose to see is in the address. */
export default function ActsScreen() {
  const titleOf = useTitles()
  const words = useAdministrationWords().acts
  const listWords = useListWords()
  const { address, addressWith, change } = useListAddress(addressOf('StaffActs'), actListFormat)
  const heading = useHeadingOfPages(address.page, address.size)
  const isFiltered = address.kind !== '' || address.user !== '' || address.canteen !== ''
  return (
    <QueryView query={actsPage(address)}>
      {list => (
        <>
          <h1 ref={heading} tabIndex={-1}>
            {titleOf('StaffActs')}
          </h1>
          <p className="fr-text--lead">{words.intro}</p>
          <OneOf
            id="acte"
            label={words.kind}
            all={words.allKinds}
            value={address.kind}
            choices={staffActKinds.map(kind => [kind, words.kinds[kind]])}
            onChange={kind => change({ kind: kind as ActListAddress['kind'] }, { preventScrollReset: true })}
          />
          <ActiveFilters<Partial<ActListAddress>>
            tags={[
              ...(address.user === '' ? [] : [[words.ofUser(address.user), { user: '' }] as const]),
              ...(address.canteen === '' ? [] : [[words.ofCanteen(address.canteen), { canteen: '' }] as const]),
            ]}
            none={noFilters}
            onRemove={removed => {
              change(removed)
              heading.current?.focus()
            }}
          />
          <PagedList
            id="actes"
            list={list}
            addressWith={addressWith}
            shown={words.shown}
            empty={
              <NothingFound
                text={isFiltered ? words.nothing : words.empty}
                clear={isFiltered && { text: listWords.clearFilters, onClick: () => change(noFilters) }}
              />
            }
          >
            {acts => <ActTable acts={acts} caption={titleOf('StaffActs')} />}
          </PagedList>
        </>
      )}
    </QueryView>
  )
}
