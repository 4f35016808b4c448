import { Button } from '@codegouvfr/react-dsfr/Button'
import { type ReactNode, useState } from 'react'

interface ActButtonProps {
  readonly label: string
  /** Names the act fully, where others have the same label. */
  readonly title?: string
  /** The dialog of the act, given what closes it. */
  readonly children: (close: () => void) => ReactNode
}

/** A button that opens the dialog of an act. */
export function ActButton({ label, title, children }: ActButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        type="button"
        priority="secondary"
        size="small"
        onClick={() => setOpen(true)}
        nativeButtonProps={{ 'aria-label': title }}
      >
        {label}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}
