import { useEffect, useRef, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { customPageTitle, useCustomPageTitle } from '../app/page-title.ts'
import type { Screen } from '../app/screen.ts'
import { useTitles } from '../app/screen-list.ts'
import { useWords } from '../words/site-words.ts'
import { useLayoutWords } from './words/layout-words.ts'

/** Titles the page; once the reader moves from one screen to another, takes the focus there and says where they are. */
export function PageAnnouncer() {
  const { product } = useWords()
  const words = useLayoutWords()
  const titleOf = useTitles()
  const { pathname, hash } = useLocation()
  const screen = useMatches().findLast(({ handle }) => handle !== undefined)?.handle as Screen | undefined
  const screenTitle = screen ? titleOf(screen.name) : words.notFound.title
  const title = useCustomPageTitle() ?? screenTitle
  const [message, setMessage] = useState('')
  const shown = useRef(pathname)

  useEffect(() => {
    document.title = `${title} - ${product}`
  }, [title, product])

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // A screen that has just come has given its title, and this is not drawn again yet.
    setMessage(words.pageLoaded(customPageTitle() ?? screenTitle))
    if (!hash) focusHeading()
  }, [pathname, hash, screenTitle, words])

  return (
    <p className="fr-sr-only" role="status">
      {message}
    </p>
  )
}

/** Where a reader starts on a new screen: its heading, from where the next key leads into it. */
function focusHeading(): void {
  const place = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!place) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}
