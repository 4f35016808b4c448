import { type ChangeEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { acceptedEndings } from './accepted-files.ts'
import { useCheckWords } from './words/check-words.ts'

export interface DropZoneProps {
  /** Why the last file was not accepted. */
  readonly problem: string | null
  /** Takes the focus, when the user came back to choose another file. */
  readonly focused: boolean
  readonly onFile: (file: File) => void
}

/** The field to choose a file, or to drop one on. */
export function DropZone({ problem, focused, onFile }: DropZoneProps) {
  const { drop, private: nothingSent } = useCheckWords()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [several, setSeveral] = useState(false)
  const told = several ? drop.several : problem

  useEffect(() => {
    if (focused) input.current?.focus()
  }, [focused])

  const chosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    setSeveral(false)
    if (file) onFile(file)
    // Without this, choosing the same file again once corrected would fire no event.
    target.value = ''
  }
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const { files } = event.dataTransfer
    setSeveral(files.length > 1)
    const [file] = files
    if (file && files.length === 1) onFile(file)
  }
  const dragged = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the field inside is the first.
    <div
      className={`mc-check-drop fr-p-3w fr-p-md-5w${over ? ' mc-check-drop--over' : ''}`}
      onDragEnter={dragged}
      onDragOver={dragged}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
    >
      <div className={`fr-upload-group${told ? ' fr-upload-group--error' : ''}`}>
        <label className="fr-label" htmlFor={id}>
          <strong>{drop.label}</strong>
          <span className="fr-hint-text">{drop.hint}</span>
        </label>
        <input
          ref={input}
          id={id}
          className="fr-upload"
          type="file"
          accept={acceptedEndings.join(',')}
          aria-describedby={told ? `${id}-problem` : `${id}-private`}
          onChange={chosen}
        />
        {told && (
          <p id={`${id}-problem`} className="fr-error-text" role="alert">
            {told}
          </p>
        )}
      </div>
      <p className="mc-check-drop__here fr-text--sm fr-mt-2w fr-mb-0">{over ? drop.now : drop.here}</p>
      <p id={`${id}-private`} className="fr-text--sm fr-mt-2w fr-mb-0">
        <span className="fr-icon-lock-line fr-icon--sm fr-mr-1v" aria-hidden="true" />
        {nothingSent}
      </p>
    </div>
  )
}
