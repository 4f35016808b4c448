import type { PosterContent } from '@ma-cantine/lib/posters/poster-content'
import { lazy, type ReactNode, Suspense, useDeferredValue } from 'react'
import { useWords } from '../words/site-words.ts'
import type { PosterLogo } from './poster-maker.ts'
import { usePosterWords } from './words/poster-words.ts'
import './poster-frame.css'

const PosterPreview = lazy(() => import('./PosterPreview.tsx'))

interface PosterFrameProps {
  /** Null until there is something to show. */
  readonly content: PosterContent | null
  readonly logo?: PosterLogo
  /** The form. */
  readonly children: ReactNode
}

/** The form of a poster, with its preview beside it, below it on a narrow screen. */
export function PosterFrame({ content, logo = null, children }: PosterFrameProps) {
  const words = usePosterWords()
  const { errors } = useWords()
  // Typing goes before drawing.
  const shown = useDeferredValue(content)
  return (
    <div className="mc-poster-frame">
      <div>{children}</div>
      <section aria-labelledby="apercu">
        <h2 id="apercu" className="fr-h5">
          {words.preview}
        </h2>
        {shown === null ? (
          <p className="mc-poster-frame__empty">{words.previewEmpty}</p>
        ) : (
          <Suspense fallback={<p role="status">{errors.loading}</p>}>
            <PosterPreview content={shown} logo={logo} />
          </Suspense>
        )}
      </section>
    </div>
  )
}
