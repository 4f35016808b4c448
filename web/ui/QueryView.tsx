import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { RefusedError } from '@ma-cantine/lib/http/api-error'
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWords } from '../words/site-words.ts'
import { failureOf } from './failure.ts'
import { LoadingScreen } from './LoadingScreen.tsx'

export interface QueryViewProps<Data, Key extends QueryKey> {
  readonly query: UseQueryOptions<Data, Error, Data, Key>
  /** Shows loading and failure in small, for a part of a screen under its heading. */
  readonly compact?: boolean
  /** Renders a refusal of the server, given its sentence; by default it shows as any failure. */
  readonly renderRefusal?: (detail: string) => ReactNode
  readonly children: (data: Data) => ReactNode
}

/** Shows the data of a query, or that they are loading, or why they did not come with a button to retry. */
export function QueryView<Data, Key extends QueryKey>({
  query,
  compact = false,
  renderRefusal,
  children,
}: QueryViewProps<Data, Key>) {
  const words = useWords()
  const { data, error, refetch, isFetching } = useQuery(query)
  if (data !== undefined) return children(data)
  if (renderRefusal && error instanceof RefusedError) return renderRefusal(error.detail)
  if (!error || isFetching) return compact ? <p role="status">{words.errors.loading}</p> : <LoadingScreen />
  const { title, text } = failureOf(error, words)
  const retry = { onClick: () => void refetch(), children: words.errors.retry }
  return compact ? (
    <div role="alert">
      <Alert severity="error" small description={text} />
      <Button type="button" className="fr-mt-2w" priority="secondary" size="small" {...retry} />
    </div>
  ) : (
    <div className="fr-my-4w" role="alert">
      <Alert as="h2" severity="error" title={title} description={text} />
      <Button type="button" className="fr-mt-3w" {...retry} />
    </div>
  )
}
