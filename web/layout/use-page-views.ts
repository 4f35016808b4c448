import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { tellPage, trackPageView } from '../app/analytics.ts'
import type { Screen } from '../app/screen.ts'
import { fr } from './words/fr.ts'

/** Counts the pages that the reader goes to, but for the first. Titles are counted in one language. */
export function usePageViews(screen: Screen | undefined): void {
  const { pathname } = useLocation()
  const counted = useRef(pathname)
  useEffect(() => {
    tellPage(screen?.path ?? '/404', screen ? screen.title.fr : fr.notFound.title)
    if (counted.current === pathname) return
    counted.current = pathname
    trackPageView()
  }, [pathname, screen])
}
