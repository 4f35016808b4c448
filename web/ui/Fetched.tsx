import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { RefusedError } from '@ma-cantine/lib/http/api-error'
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWords } from '../words/site-words.ts'
import { failureOf } from './failure.ts'
import { LoadingScreen } from './LoadingScreen.tsx'

export interface FetchedProps<Data, Key extends QueryKey> {
  readonly query: UseQueryOptions<Data, Error, Data, Key>
  /** Under a heading of the screen, in small. */
  readonly part?: boolean
  /** What the server's refusal shows, by its sentence; as any failure unless told. */
  readonly refused?: (detail: string) => ReactNode
  readonly children: (data: Data) => ReactNode
}

/** What comes from the server: that it is on its way, that it did not come and how to ask again, or what it is. */
export function Fetched<Data, Key extends QueryKey>({
  query,
  part = false,
  refused,
  children,
}: FetchedProps<Data, Key>) {
  const words = useWords()
  const { data, error, refetch, isFetching } = useQuery(query)
  if (data !== undefined) return children(data)
  if (refused && error instanceof RefusedError) return refused(error.detail)
  if (!error || isFetching) return part ? <p role="status">{words.errors.loading}</p> : <LoadingScreen />
  const { title, text } = failureOf(error, words)
  const retry = { onClick: () => void refetch(), children: words.errors.retry }
  return part ? (
    <div role="alert">
      <Alert severity="error" small description={text} />
      <Button className="fr-mt-2w" priority="secondary" size="small" {...retry} />
    </div>
  ) : (
    <div className="fr-my-4w" role="alert">
      <Alert as="h2" severity="error" title={title} description={text} />
      <Button className="fr-mt-3w" {...retry} />
    </div>
  )
}
