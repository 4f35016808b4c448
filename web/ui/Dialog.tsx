import { Button } from '@codegouvfr/react-dsfr/Button'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useFormWords } from './words/form-words.ts'
import './dialog.css'

export interface DialogProps {
  readonly title: string
  /** Called by the close button and by the Escape key. */
  readonly onClose: () => void
  /** For a picture, which needs room. */
  readonly isWide?: boolean
  /** For a text to read before anything is answered: wider, and the focus starts at its title. */
  readonly isDocument?: boolean
  /** Hides the page below, which may be somebody else’s. */
  readonly isCovering?: boolean
  readonly children: ReactNode
}

/**
 * A modal dialog, open as long as it is rendered; on closing, the focus goes back where it was. It is the browser's own
 * `<dialog>`, which works before the scripts of the design system are loaded.
 */
export function Dialog({
  title,
  onClose,
  isWide = false,
  isDocument = false,
  isCovering = false,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const { close } = useFormWords()

  // Closed before it leaves the page: a browser gives the focus back for a dialog that is still there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog opens once
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // A dialog that asks for something starts there; the close button, the first in order, would have the focus.
    const start = isDocument ? 'h2' : 'input:not([hidden], [type=hidden]), textarea, select'
    element?.querySelector<HTMLElement>(start)?.focus()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={`mc-dialog${isWide ? ' mc-dialog--wide' : ''}${isDocument ? ' mc-dialog--document' : ''}${isCovering ? ' mc-dialog--covering' : ''}`}
      aria-labelledby={titleId}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="mc-dialog__close">
        <Button
          type="button"
          priority="tertiary no outline"
          size="small"
          iconId="fr-icon-close-line"
          iconPosition="right"
          onClick={onClose}
        >
          {close}
        </Button>
      </div>
      <h2 id={titleId} className="fr-h4" {...(isDocument ? { tabIndex: -1 } : {})}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}
