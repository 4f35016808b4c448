import { Button } from '@codegouvfr/react-dsfr/Button'
import { progressPercent } from '@ma-cantine/lib/messages/percentages'
import { useCheckWords } from './words/check-words.ts'

export interface ReadingProps {
  readonly file: File
  readonly bytes: number
  readonly onCancel: () => void
}

/** The progress of the first check of a file. */
export function Reading({ file, bytes, onCancel }: ReadingProps) {
  const { reading } = useCheckWords()
  const percent = progressPercent(Math.min(1, bytes / file.size))
  const title = reading.title(file.name)
  return (
    <div className="mc-check-drop fr-p-3w fr-p-md-5w">
      <p className="fr-text--bold fr-mb-2w" role="status">
        {title}
      </p>
      <progress className="mc-check-progress" aria-label={title} value={bytes} max={file.size} />
      <p className="fr-text--sm fr-mt-1w">{percent < 100 ? reading.progress(percent) : reading.checking}</p>
      <Button type="button" priority="secondary" onClick={onCancel}>
        {reading.cancel}
      </Button>
    </div>
  )
}
