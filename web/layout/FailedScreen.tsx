import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { AuthenticationError, NetworkError } from '@ma-cantine/lib/http/api-error'
import { useRevalidator, useRouteError } from 'react-router'
import { useWords } from '../words/locale.ts'
import { supportEmail } from './external-sites.ts'

/** A screen that could not be shown: why, and the way out. */
export function FailedScreen() {
  const error = useRouteError()
  const { errors } = useWords()
  const revalidator = useRevalidator()
  const [title, text] =
    error instanceof AuthenticationError
      ? [errors.title, errors.session]
      : error instanceof NetworkError
        ? [errors.unavailable, errors.unavailableText]
        : [errors.title, errors.generic(supportEmail)]
  return (
    <section className="fr-my-8w">
      <Alert as="h2" severity="error" title={title} description={text} />
      <Button className="fr-mt-3w" onClick={() => void revalidator.revalidate()}>
        {errors.retry}
      </Button>
    </section>
  )
}
