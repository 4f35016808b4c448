import { Accordion } from '@codegouvfr/react-dsfr/Accordion'
import { type ReactElement, useState } from 'react'

export interface FoldProps {
  readonly title: string
  /** Drawn once the part is open, so that what it shows is loaded then. */
  readonly children: () => ReactElement
}

/** A part of the page that opens when it is asked for. */
export function Fold({ title, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Accordion label={title} titleAs="h3" expanded={isOpen} onExpandedChange={setOpen}>
      {isOpen ? children() : ''}
    </Accordion>
  )
}
