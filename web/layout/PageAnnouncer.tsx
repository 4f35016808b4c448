import { useEffect, useRef, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { customPageTitle, useCustomPageTitle } from '../app/page-title.ts'
import type { Screen } from '../app/screen.ts'
import { useTitles } from '../app/screen-list.ts'
import { useWords } from '../words/site-words.ts'
import { useLayoutWords } from './words/layout-words.ts'

/** Sets the title of the page. When the reader moves to another screen, announces it and focuses its heading. */
export function PageAnnouncer() {
  const { product } = useWords()
  const words = useLayoutWords()
  const titleOf = useTitles()
  const { pathname, hash } = useLocation()
  const screen = useMatches().findLast(({ handle }) => handle !== undefined)?.handle as Screen | undefined
  const screenTitle = screen ? titleOf(screen.name) : words.notFound.title
  const title = useCustomPageTitle() ?? screenTitle
  const [message, setMessage] = useState('')
  const announcedPath = useRef(pathname)

  useEffect(() => {
    document.title = `${title} - ${product}`
  }, [title, product])

  useEffect(() => {
    if (announcedPath.current === pathname) return
    announcedPath.current = pathname
    // The screen has just set its own title, but this component has not rendered again yet.
    setMessage(words.pageLoaded(customPageTitle() ?? screenTitle))
    if (!hash) focusHeading()
  }, [pathname, hash, screenTitle, words])

  return (
    <p className="fr-sr-only" role="status">
      {message}
    </p>
  )
}

/** Focuses the heading of the screen, so that the next key leads into its content. */
function focusHeading(): void {
  const place = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!place) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}
