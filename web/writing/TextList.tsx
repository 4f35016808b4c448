import { Button } from '@codegouvfr/react-dsfr/Button'
import { Select } from '@codegouvfr/react-dsfr/Select'
import { formatDay, formatMoment } from '@ma-cantine/lib/messages/dates'
import { type WrittenState, type WrittenSummary, writtenStates } from '@ma-cantine/lib/writing/written-text'
import { useLocale } from '../app/locale.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { NothingFound } from '../ui/list/NothingFound.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { useHeadingOfPages } from '../ui/list/use-heading-of-pages.ts'
import { useListAddress } from '../ui/list/use-list-address.ts'
import { QueryView } from '../ui/QueryView.tsx'
import { ScrollTable } from '../ui/ScrollTable.tsx'
import { SearchForm } from '../ui/SearchForm.tsx'
import { StateBadge } from './StateBadge.tsx'
import { newText } from './text-address.ts'
import { textListFormat } from './text-list-address.ts'
import { useWritingWords } from './words/writing-words.ts'
import type { WritingKind } from './writing-kind.ts'
import { textsPage } from './writing-queries.ts'
import './writing.css'

/** The texts of a kind, drafts included; what the writer chose to see is in the address. */
export function TextList({ kind }: { readonly kind: WritingKind }) {
  const titleOf = useTitles()
  const { list: words, kinds, states } = useWritingWords()
  const own = kinds[kind.name]
  const { address, addressWith, change } = useListAddress(addressOf(kind.list), textListFormat)
  const heading = useHeadingOfPages(address.page, address.size)
  const isFiltered = address.search !== '' || address.state !== ''
  return (
    <>
      <h1>{titleOf(kind.list)}</h1>
      <p>{own.about}</p>
      <Button iconId="fr-icon-add-line" linkProps={{ href: addressOf(kind.one, { id: newText }) }}>
        {own.add}
      </Button>
      <search className="mc-writing-filters fr-mt-4w">
        <SearchForm words={words.search} text={address.search} onSearch={search => change({ search })} />
        <Select
          label={words.state}
          nativeSelectProps={{
            value: address.state,
            onChange: ({ target }) => change({ state: target.value as WrittenState | '' }),
          }}
        >
          <option value="">{words.everyState}</option>
          {writtenStates.map(state => (
            <option key={state} value={state}>
              {states[state]}
            </option>
          ))}
        </Select>
      </search>
      <QueryView query={textsPage(kind, address)}>
        {list => (
          <>
            <h2 className="fr-sr-only" ref={heading} tabIndex={-1}>
              {words.results}
            </h2>
            <PagedList
              id="textes"
              list={list}
              addressWith={addressWith}
              shown={own.found}
              empty={
                <NothingFound
                  text={isFiltered ? words.nothing : own.none}
                  clear={isFiltered && { text: words.clear, onClick: () => change({ search: '', state: '' }) }}
                />
              }
            >
              {texts => <Rows kind={kind} texts={texts} />}
            </PagedList>
          </>
        )}
      </QueryView>
    </>
  )
}

function Rows({ kind, texts }: { readonly kind: WritingKind; readonly texts: readonly WrittenSummary[] }) {
  const { list: words } = useWritingWords()
  const titleOf = useTitles()
  const locale = useLocale()
  const { title, state, date, changed } = words.columns
  return (
    <ScrollTable caption={titleOf(kind.list)}>
      <thead>
        <tr>
          {[title, state, date, changed].map(column => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {texts.map(text => (
          <tr key={text.id}>
            <td className="mc-writing-title">
              <SiteLink href={addressOf(kind.one, { id: text.id })}>{text.title}</SiteLink>
            </td>
            <td>
              <StateBadge state={text.state} />
            </td>
            <td>{text.date && formatDay(text.date, locale)}</td>
            <td>{formatMoment(text.modificationDate, locale)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
