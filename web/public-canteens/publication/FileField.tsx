import { useId } from 'react'

interface FileFieldProps {
  readonly label: string
  readonly hint: string
  readonly problem: string | null
  readonly onFile: (file: File) => void
}

/** Chooses a picture on the device. */
export function FileField({ label, hint, problem, onFile }: FileFieldProps) {
  const id = useId()
  return (
    <div className={`fr-upload-group${problem === null ? '' : ' fr-upload-group--error'}`}>
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
        aria-invalid={problem !== null}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
      <div className="fr-messages-group" id={`${id}-messages`} aria-live="polite">
        {problem !== null && <p className="fr-message fr-message--error">{problem}</p>}
      </div>
    </div>
  )
}
