import { useOnline } from '../app/online.ts'
import { useLayoutWords } from './words/layout-words.ts'

/** A banner shown while the machine has no network. */
export function OfflineBanner() {
  const { offline } = useLayoutWords()
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <div className="fr-notice fr-notice--warning">
          <div className="fr-container">
            <div className="fr-notice__body">
              <p>
                <span className="fr-notice__title">{offline.title}</span>{' '}
                <span className="fr-notice__desc">{offline.text}</span>
              </p>
            </div>
          </div>
        </div>
      )}
    </div>
  )
}
