import { Accordion } from '@codegouvfr/react-dsfr/Accordion'
import { type ReactElement, useState } from 'react'

export interface FoldProps {
  readonly title: string
  readonly level?: 'h2' | 'h3'
  /** Drawn once the part is open, so that what it shows is loaded then. */
  readonly children: () => ReactElement
}

/** A part of the page that opens when it is asked for. */
export function Fold({ title, level = 'h3', children }: FoldProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Accordion label={title} titleAs={level} expanded={isOpen} onExpandedChange={setOpen}>
      {isOpen ? children() : ''}
    </Accordion>
  )
}
