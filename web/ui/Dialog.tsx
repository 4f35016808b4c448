import { Button } from '@codegouvfr/react-dsfr/Button'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useFormWords } from './words/form-words.ts'
import './dialog.css'

export interface DialogProps {
  readonly title: string
  /** Closed by its button or by the Escape key. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * Over the page for as long as it is rendered; what had the focus gets it back. The browser's own dialog: it needs no
 * script to be there first.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const { close } = useFormWords()

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className="mc-dialog"
      aria-labelledby={titleId}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="mc-dialog__close">
        <Button
          priority="tertiary no outline"
          size="small"
          iconId="fr-icon-close-line"
          iconPosition="right"
          onClick={onClose}
        >
          {close}
        </Button>
      </div>
      <h2 id={titleId} className="fr-h4">
        {title}
      </h2>
      {children}
    </dialog>
  )
}
