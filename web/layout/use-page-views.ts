import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { tellPage, trackPageView } from '../app/analytics.ts'
import type { Screen } from '../app/screen.ts'
import { fr } from './words/fr.ts'

/**
 * Counts page views on changes of route, and not on the first load (specification, 7). Titles are in French, so that
 * each screen counts under one title.
 */
export function usePageViews(screen: Screen | undefined): void {
  const { pathname } = useLocation()
  const countedPath = useRef(pathname)
  useEffect(() => {
    tellPage(screen?.path ?? '/404', screen ? screen.title.fr : fr.notFound.title)
    if (countedPath.current === pathname) return
    countedPath.current = pathname
    trackPageView()
  }, [pathname, screen])
}
