import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { readCode } from '@ma-cantine/lib/waste/kitchen-code'
import { useEffect, useState } from 'react'
import { useStore } from '../../app/store.ts'
import { usePeriodWords } from '../summary/period-words.ts'
import { CodeForm } from './CodeForm.tsx'
import { keepOffline } from './keep-offline.ts'
import { QueueDownload } from './QueueDownload.tsx'
import { Scale } from './Scale.tsx'
import type { ScaleSync } from './scale-sync.ts'
import { useScaleWords } from './words/scale-words.ts'
import './scale.css'
import { findBook, openCode, syncOf } from './open-kitchen-book.ts'

type View =
  | { readonly kind: 'opening' }
  /** `typed` is the code of a link that could not be opened yet. */
  | { readonly kind: 'code'; readonly typed: string; readonly before: ScaleSync | null }
  | { readonly kind: 'open'; readonly sync: ScaleSync }

/** Weighs with the code of a kitchen, without an account. */
export default function KitchenScreen() {
  const words = useScaleWords()
  const [view, setView] = useState<View>({ kind: 'opening' })

  useEffect(() => {
    // The secret does not stay in the address, which people show and share.
    const fragment = decodeURIComponent(location.hash.slice(1))
    if (fragment !== '') history.replaceState(history.state, '', location.pathname)
    void begin(fragment)

    async function begin(typed: string): Promise<void> {
      const code = readCode(typed)
      // Without storage, in some private windows, nothing can be kept: the code is asked each time.
      const book = await findBook(code).catch(() => null)
      if (book) return setView({ kind: 'open', sync: await syncOf(book) })
      if (code === null) return setView({ kind: 'code', typed, before: null })
      try {
        setView({ kind: 'open', sync: await openCode(code) })
      } catch {
        // The form says why, when it is sent.
        setView({ kind: 'code', typed, before: null })
      }
    }
  }, [])
  useEffect(() => {
    if (view.kind === 'code') void keepOffline()
  }, [view.kind])

  if (view.kind === 'opening')
    return (
      <div className="mc-scale-page">
        <h1 className="fr-h3">{words.code.title}</h1>
        <p role="status">{words.opening}</p>
      </div>
    )
  const open = async (code: string) => setView({ kind: 'open', sync: await openCode(code) })
  if (view.kind === 'code')
    return (
      <div className="mc-scale-page">
        <h1 className="fr-h3">{words.code.title}</h1>
        <CodeForm typed={view.typed} onCode={open} />
        {view.before && (
          <Button
            type="button"
            className="fr-mt-3w"
            priority="tertiary"
            onClick={() => view.before && setView({ kind: 'open', sync: view.before })}
          >
            {words.code.back}
          </Button>
        )}
      </div>
    )
  return (
    <OpenKitchen
      key={view.sync.state.get().book.key}
      sync={view.sync}
      onCode={open}
      onAnother={() => setView({ kind: 'code', typed: '', before: view.sync })}
    />
  )
}

interface OpenKitchenProps {
  readonly sync: ScaleSync
  readonly onCode: (code: string) => Promise<void>
  readonly onAnother: () => void
}

function OpenKitchen({ sync, onCode, onAnother }: OpenKitchenProps) {
  const words = useScaleWords()
  const { book, queue } = useStore(sync.state)
  const { period, over } = book
  const periodOf = usePeriodWords()
  return (
    <div className="mc-scale-page">
      <h1 className="fr-h3 fr-mb-0">{book.canteenName}</h1>
      {period && <p className="mc-scale-place">{words.period(periodOf(period).inSentence)}</p>}
      {over === null ? (
        <Scale sync={sync}>
          <Button type="button" priority="tertiary" onClick={onAnother}>
            {words.code.another}
          </Button>
        </Scale>
      ) : (
        <>
          <div role="alert" className="fr-my-2w">
            <Alert severity="warning" as="h2" title={words.over.title} description={over} />
          </div>
          {queue.length > 0 && (
            <>
              <p role="status">
                <strong>{words.over.kept(queue.length)}</strong>
              </p>
              <QueueDownload queue={queue} />
            </>
          )}
          <CodeForm typed="" onCode={onCode} />
        </>
      )}
    </div>
  )
}
