import { type ChangeEvent, use, useEffect, useId, useRef } from 'react'
import { RequestedFile } from '../requested-file.ts'
import { acceptedExtensions } from './accepted-files.ts'
import { useCheckWords } from './words/check-words.ts'

export interface DropZoneProps {
  /** Why the last file was not accepted. */
  readonly problem: string | null
  /** Takes the focus, when the user came back to choose another file. */
  readonly takesFocus: boolean
  readonly onFile: (file: File) => void
}

/** The field to choose a file; the page around it takes dropped ones. */
export function DropZone({ problem, takesFocus, onFile }: DropZoneProps) {
  const { drop, ownData, askedData } = useCheckWords()
  const { private: nothingSent } = use(RequestedFile) ? askedData : ownData
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])

  const chooseFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) onFile(file)
    // Without this, choosing the same file again once corrected would fire no event.
    target.value = ''
  }

  return (
    <div className="mc-check-drop fr-p-3w fr-p-md-4w">
      <div className={`fr-upload-group${problem ? ' fr-upload-group--error' : ''}`}>
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
          aria-describedby={problem ? `${id}-problem` : `${id}-private`}
          onChange={chooseFile}
        />
        {problem && (
          <p id={`${id}-problem`} className="fr-error-text" role="alert">
            {problem}
          </p>
        )}
      </div>
      <p className="mc-check-drop__here fr-text--sm fr-mt-2w fr-mb-0">{drop.here}</p>
      <p id={`${id}-private`} className="fr-text--sm fr-mt-2w fr-mb-0">
        <span className="fr-icon-lock-line fr-icon--sm fr-mr-1v" aria-hidden="true" />
        {nothingSent}
      </p>
    </div>
  )
}
