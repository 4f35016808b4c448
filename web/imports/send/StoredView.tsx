import { lazy, Suspense } from 'react'
import { OutcomeView } from './OutcomeView.tsx'
import { useSendWords } from './words/send-words.ts'

const StoredImport = lazy(() => import('./StoredImport.tsx'))

/** The import was stored before it could be cancelled; it can be undone. */
export function StoredView({ importId, onAnother }: { importId: number; onAnother: () => void }) {
  const { stored } = useSendWords()
  return (
    <>
      <OutcomeView severity="warning" title={stored.title} onAnother={onAnother} journal>
        <p>{stored.text}</p>
      </OutcomeView>
      <Suspense>
        <StoredImport importId={importId} />
      </Suspense>
    </>
  )
}
