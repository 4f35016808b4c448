import { lazy, Suspense } from 'react'
import { useNearScreen } from '../ui/use-near-screen.ts'

/** The home page does without them when they cannot be loaded. */
const LatestCards = lazy(() => import('./LatestCards.tsx').catch(() => ({ default: () => null })))

/** The latest articles, towards the end of other screens: they load when a reader comes near. */
export function LatestArticles() {
  const { ref, isNear } = useNearScreen<HTMLDivElement>()
  return (
    <div ref={ref}>
      {isNear && (
        <Suspense fallback={null}>
          <LatestCards />
        </Suspense>
      )}
    </div>
  )
}
