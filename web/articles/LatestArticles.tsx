import { lazy, Suspense } from 'react'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'

/** The home page does without them when they cannot be loaded. */
const LatestCards = lazy(() => import('./LatestCards.tsx').catch(() => ({ default: () => null })))

/** The latest articles, for the end of other screens: they load once the screen is shown. */
export const LatestArticles = () =>
  useIsHydrated() && (
    <Suspense fallback={null}>
      <LatestCards />
    </Suspense>
  )
