import { useRef } from 'react'
import { useTitles } from '../app/screen-list.ts'
import { NotFoundForm } from './NotFoundForm.tsx'
import { PublicCanteens } from './PublicCanteens.tsx'
import { usePublicCanteenWords } from './words/public-canteen-words.ts'
import './public-canteens.css'

/** The canteens that everybody may see: search, filters, list and map. */
export default function CanteensScreen() {
  const words = usePublicCanteenWords()
  const titleOf = useTitles()
  const title = useRef<HTMLHeadingElement>(null)

  /** Goes back to the top, where the notice of the success is. */
  function showTop(): void {
    title.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }

  return (
    <>
      <h1 ref={title} tabIndex={-1} className="fr-mb-1w">
        {titleOf('CanteensHome')}
      </h1>
      <p className="fr-text--lead fr-mb-3w">{words.intro}</p>
      <PublicCanteens />
      <NotFoundForm onSent={showTop} />
    </>
  )
}
