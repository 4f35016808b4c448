import { useId } from 'react'

/** What is said below the field. */
interface Note {
  readonly kind: 'error' | 'valid' | 'info'
  readonly text: string
}

interface PictureFileFieldProps {
  readonly label: string
  readonly hint: string
  readonly note: Note | null
  readonly onFile: (file: File) => void
}

/** Chooses a picture on the device. */
export function PictureFileField({ label, hint, note, onFile }: PictureFileFieldProps) {
  const id = useId()
  const isWrong = note?.kind === 'error'
  return (
    <div className={`fr-upload-group${isWrong ? ' fr-upload-group--error' : ''}`}>
      <label className="fr-label" htmlFor={id}>
        {label}
        <span className="fr-hint-text">{hint}</span>
      </label>
      <input
        className="fr-upload"
        id={id}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif"
        aria-describedby={`${id}-messages`}
        aria-invalid={isWrong}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
      <div className="fr-messages-group" id={`${id}-messages`} aria-live="polite">
        {note !== null && (
          <p className={note.kind === 'info' ? 'fr-message' : `fr-message fr-message--${note.kind}`}>{note.text}</p>
        )}
      </div>
    </div>
  )
}
