import { lazy, Suspense } from 'react'
import { Ended } from './Ended.tsx'
import { useSendWords } from './words/send-words.ts'

const StoredImport = lazy(() => import('./StoredImport.tsx'))

/** Cancelling came too late: the import can be undone. */
export function Stored({ importId, onAnother }: { importId: number; onAnother: () => void }) {
  const { stored } = useSendWords()
  return (
    <>
      <Ended severity="warning" title={stored.title} onAnother={onAnother} journal>
        <p>{stored.text}</p>
      </Ended>
      <Suspense>
        <StoredImport importId={importId} />
      </Suspense>
    </>
  )
}
