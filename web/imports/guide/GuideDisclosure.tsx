import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useImportWords } from '../words/import-words.ts'
import { formatAnchor } from './format-anchor.ts'
import './guide.css'

interface GuideDisclosureProps {
  readonly isFolded: boolean
  readonly children: ReactNode
}

/** The guide, which folds to one line once there is a file; the link of a column unfolds it. */
export function GuideDisclosure({ isFolded, children }: GuideDisclosureProps) {
  const words = useImportWords()
  const [isOpen, setOpen] = useState(!isFolded)
  // A new object each time a link is followed, also to the same anchor.
  const location = useLocation()
  useEffect(() => setOpen(!isFolded), [isFolded])
  useEffect(() => {
    if (decodeURIComponent(location.hash).startsWith(`#${formatAnchor('')}`)) setOpen(true)
  }, [location])
  return (
    <details
      className="mc-import-guide mc-guide fr-mt-4w"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2 className="fr-h4">{words.prepare}</h2>
      </summary>
      {children}
    </details>
  )
}
