import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { DeviceItem } from '../../app/device/items.ts'
import { useTitles } from '../../app/screen-list.ts'
import type { ScreenName } from '../../app/screen-name.ts'
import { QueryView } from '../../ui/QueryView.tsx'
import { SpoiltLink } from './SpoiltLink.tsx'
import { useLinkToken } from './use-link-token.ts'
import { useRecapLinkWords } from './words/recap-link-words.ts'
import './recap-link.css'

interface OpenedLinkProps<Data, Key extends QueryKey> {
  readonly screen: ScreenName
  /** Where the tab keeps the token. */
  readonly item: DeviceItem
  readonly query: (token: string) => UseQueryOptions<Data, Error, Data, Key>
  readonly children: (data: Data, token: string) => ReactNode
}

/** What the link of a message opens, or that it opens nothing. */
export function OpenedLink<Data, Key extends QueryKey>({ screen, item, query, children }: OpenedLinkProps<Data, Key>) {
  const titleOf = useTitles()
  const words = useRecapLinkWords()
  const token = useLinkToken(item)
  return (
    <div className="mc-recap-link">
      <h1 className="fr-mb-2w">{titleOf(screen)}</h1>
      {token === undefined && <p role="status">{words.opening}</p>}
      {token === null && <SpoiltLink detail={words.spoilt.absent} />}
      {typeof token === 'string' && (
        <QueryView key={token} query={query(token)} renderRefusal={detail => <SpoiltLink detail={detail} />}>
          {data => children(data, token)}
        </QueryView>
      )}
    </div>
  )
}
