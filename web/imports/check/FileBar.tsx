import { Button } from '@codegouvfr/react-dsfr/Button'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { useCheckWords } from './words/check-words.ts'

export interface FileBarProps {
  readonly name: string
  /** What the file is, in words: kind, rows, encoding. */
  readonly about: readonly string[]
  /** Whether choosing another file would lose corrections. */
  readonly hasEdits: boolean
  readonly onAnother: () => void
}

/** The name of the open file, and the button to choose another. */
export function FileBar({ name, about, hasEdits, onAnother }: FileBarProps) {
  const { another, lose } = useCheckWords()
  return (
    <div className="mc-check-file-bar fr-mb-3w">
      <div>
        <p className="fr-text--bold fr-mb-0 mc-check-breakable">
          <span className="fr-icon-file-text-line fr-icon--sm fr-mr-1v" aria-hidden="true" />
          {name}
        </p>
        {about.length > 0 && <p className="fr-text--sm mc-check-mention fr-mb-0">{about.join(' · ')}</p>}
      </div>
      {hasEdits ? (
        <ConfirmButton
          action={another}
          question={lose.question}
          keep={lose.keep}
          text={lose.text}
          work={async () => {}}
          onDone={onAnother}
        />
      ) : (
        <Button type="button" priority="tertiary" size="small" iconId="fr-icon-upload-line" onClick={onAnother}>
          {another}
        </Button>
      )}
    </div>
  )
}
