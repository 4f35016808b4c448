import { useEffect, useRef, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { Screen } from '../app/screen.ts'
import { useWords } from '../words/locale.ts'
import { useGivenTitle } from './page-title.ts'

/** Titles the page; once the reader moves from one screen to another, takes the focus there and says where they are. */
export function PageAnnouncer() {
  const words = useWords()
  const { pathname, hash } = useLocation()
  const screen = useMatches().findLast(({ handle }) => handle !== undefined)?.handle as Screen | undefined
  const given = useGivenTitle()
  const title = given ?? (screen ? words.titles[screen.name] : words.notFound.title)
  const [said, say] = useState('')
  const shown = useRef(pathname)

  useEffect(() => {
    document.title = `${title} - ${words.product}`
  }, [title, words.product])

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    say(words.pageLoaded(title))
    if (!hash) focusHeading()
  }, [pathname, hash, title, words])

  return (
    <p className="fr-sr-only" role="status">
      {said}
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
