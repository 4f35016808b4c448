import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { NetworkError } from '@ma-cantine/lib/http/api-error'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { supportEmail } from '../layout/external-sites.ts'
import { LoadingScreen } from '../layout/LoadingScreen.tsx'
import { useWords } from '../words/locale.ts'

export interface FetchedProps<Data> {
  readonly query: UseQueryResult<Data>
  readonly children: (data: Data) => ReactNode
}

/** What comes from the server: that it is on its way, that it did not come and how to ask again, or what it is. */
export function Fetched<Data>({ query: { data, error, refetch, isFetching }, children }: FetchedProps<Data>) {
  const { errors } = useWords()
  if (data !== undefined) return children(data)
  if (!error || isFetching) return <LoadingScreen />
  const [title, text] =
    error instanceof NetworkError
      ? [errors.unavailable, errors.unavailableText]
      : [errors.title, errors.generic(supportEmail)]
  return (
    <div className="fr-my-4w" role="alert">
      <Alert as="h2" severity="error" title={title} description={text} />
      <Button className="fr-mt-3w" onClick={() => void refetch()}>
        {errors.retry}
      </Button>
    </div>
  )
}
