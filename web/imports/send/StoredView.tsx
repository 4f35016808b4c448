import { Button } from '@codegouvfr/react-dsfr/Button'
import { lazy, Suspense } from 'react'
import { addressOf } from '../../app/screen-list.ts'
import { OutcomeView } from './OutcomeView.tsx'
import { useSendWords } from './words/send-words.ts'

const StoredImport = lazy(() => import('./StoredImport.tsx'))

/** The import was stored before it could be cancelled; it can be undone. */
export function StoredView({ importId, onAnother }: { importId: number; onAnother: () => void }) {
  const { stored, done } = useSendWords()
  return (
    <>
      <OutcomeView
        severity="info"
        title={stored.title}
        onAnother={onAnother}
        action={<Button linkProps={{ href: addressOf('ImportRecord', { importId }) }}>{done.record}</Button>}
      >
        <p>{stored.text}</p>
      </OutcomeView>
      <Suspense>
        <StoredImport importId={importId} />
      </Suspense>
    </>
  )
}
