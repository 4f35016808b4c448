import { useSyncExternalStore } from 'react'
import { useWords } from '../words/locale.ts'

const subscribe = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Said while the machine has no network, so that nobody wonders why nothing comes. */
export function OfflineBanner() {
  const { offline } = useWords()
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
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
