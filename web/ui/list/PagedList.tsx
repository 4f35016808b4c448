import { Select } from '@codegouvfr/react-dsfr/Select'
import { lastPage, positionsOfPage, tableSizes } from '@ma-cantine/lib/lists/page-numbers'
import type { ReactNode } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { SiteLink } from '../../app/site-link.tsx'
import { PageLinks } from './PageLinks.tsx'
import { useListWords } from './words/list-words.ts'
import './paged-list.css'

/** A page of a list, with the number and the size that it was asked for. */
export interface ListPage<Item> {
  /** Number of items in the whole list. */
  readonly count: number
  readonly results: readonly Item[]
  readonly page: number
  readonly size: number
}

export interface PagedListProps<Item> {
  /** Prefix of the ids of its elements, unique in the page. */
  readonly id: string
  readonly list: ListPage<Item>
  readonly addressWith: (change: { readonly page?: number; readonly size?: number }) => string
  /** Shown in place of a list without items. */
  readonly empty: ReactNode
  /** Tells which items are shown, by their positions in the whole list. */
  readonly shown: (first: number, last: number, count: number) => ReactNode
  /** Cards that fill whole rows leave no size to choose. */
  readonly hasFixedSize?: boolean
  /** The items of the page: one at least. */
  readonly children: (results: readonly Item[]) => ReactNode
}

/** A page of a list, with what it shows and the links to the others. A page that is gone leads to the last one. */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { id, list, addressWith, empty, shown, hasFixedSize = false, children } = props
  const { count, results, page, size } = list
  if (count === 0) return empty
  if (results.length === 0) return <LastPage address={addressWith({ page: lastPage(count, size) })} />
  const { first, last } = positionsOfPage(page, size, count)
  return (
    <>
      <p role="status">{shown(first, last, count)}</p>
      {children(results)}
      <div className="mc-paging">
        {!hasFixedSize && count > tableSizes[0] && (
          <SizeChoice id={id} size={size} addressOfSize={size => addressWith({ size })} />
        )}
        <PageLinks id={id} page={page} size={size} count={count} addressOfPage={page => addressWith({ page })} />
      </div>
    </>
  )
}

/** Leads to the last page; without scripts, by a link. */
function LastPage({ address }: { readonly address: string }) {
  const words = useListWords()
  return (
    <>
      <Navigate replace to={address} />
      <noscript>
        <SiteLink href={address}>{words.last}</SiteLink>
      </noscript>
    </>
  )
}

interface SizeChoiceProps {
  readonly id: string
  readonly size: number
  readonly addressOfSize: (size: number) => string
}

function SizeChoice({ id, size, addressOfSize }: SizeChoiceProps) {
  const words = useListWords()
  const navigate = useNavigate()
  return (
    <Select
      label={words.size}
      nativeSelectProps={{
        id: `${id}-taille`,
        value: String(size),
        onChange: ({ target }) => void navigate(addressOfSize(Number(target.value)), { preventScrollReset: true }),
      }}
    >
      {tableSizes.map(size => (
        <option key={size} value={size}>
          {size}
        </option>
      ))}
    </Select>
  )
}
