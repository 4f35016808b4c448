import { type ChangeEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { acceptedExtensions } from './accepted-files.ts'
import { useCheckWords } from './words/check-words.ts'

export interface DropZoneProps {
  /** Why the last file was not accepted. */
  readonly problem: string | null
  /** Takes the focus, when the user came back to choose another file. */
  readonly takesFocus: boolean
  readonly onFile: (file: File) => void
}

/** The field to choose a file, or to drop one on. */
export function DropZone({ problem, takesFocus, onFile }: DropZoneProps) {
  const { drop, private: nothingSent } = useCheckWords()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [hasSeveral, setHasSeveral] = useState(false)
  const message = hasSeveral ? drop.several : problem

  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])

  const chooseFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    setHasSeveral(false)
    if (file) onFile(file)
    // Without this, choosing the same file again once corrected would fire no event.
    target.value = ''
  }
  const dropFile = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const { files } = event.dataTransfer
    setHasSeveral(files.length > 1)
    const [file] = files
    if (file && files.length === 1) onFile(file)
  }
  const dragOver = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the field inside is the first.
    <div
      className={`mc-check-drop fr-p-3w fr-p-md-5w${isOver ? ' mc-check-drop--over' : ''}`}
      onDragEnter={dragOver}
      onDragOver={dragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={dropFile}
    >
      <div className={`fr-upload-group${message ? ' fr-upload-group--error' : ''}`}>
        <label className="fr-label" htmlFor={id}>
          <strong>{drop.label}</strong>
          <span className="fr-hint-text">{drop.hint}</span>
        </label>
        <input
          ref={input}
          id={id}
          className="fr-upload"
          type="file"
          accept={acceptedExtensions.join(',')}
          aria-describedby={message ? `${id}-problem` : `${id}-private`}
          onChange={chooseFile}
        />
        {message && (
          <p id={`${id}-problem`} className="fr-error-text" role="alert">
            {message}
          </p>
        )}
      </div>
      <p className="mc-check-drop__here fr-text--sm fr-mt-2w fr-mb-0">{isOver ? drop.now : drop.here}</p>
      <p id={`${id}-private`} className="fr-text--sm fr-mt-2w fr-mb-0">
        <span className="fr-icon-lock-line fr-icon--sm fr-mr-1v" aria-hidden="true" />
        {nothingSent}
      </p>
    </div>
  )
}
