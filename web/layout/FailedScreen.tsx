import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { useRouteError } from 'react-router'
import { HydrationSignal } from '../app/hydration-signal.ts'
import { failureOf } from '../ui/failure.ts'
import { useWords } from '../words/site-words.ts'

/** Shown when a screen cannot be loaded or rendered: the reason, and a button to reload. */
export function FailedScreen() {
  const error = useRouteError()
  const words = useWords()
  const { title, text } = failureOf(error, words)
  return (
    <section className="fr-my-8w">
      <h1>{words.errors.screen}</h1>
      <Alert as="h2" severity="error" title={title} description={text} />
      <Button type="button" className="fr-mt-3w" onClick={() => location.reload()}>
        {words.errors.retry}
      </Button>
    </section>
  )
}

/** Shown when the site itself cannot be rendered. */
export function FailedSite() {
  return (
    <main className="fr-container">
      <FailedScreen />
      <HydrationSignal />
    </main>
  )
}
