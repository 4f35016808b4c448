import { Button } from '@codegouvfr/react-dsfr/Button'
import { notify } from '../app/notices.ts'
import { eraseSelfAssessment } from './self-assessment-store.ts'
import { useSelfAssessmentWords } from './words/self-assessment-words.ts'

interface EraseAnswersProps {
  /** What the button says; the plain words by default. */
  readonly label?: string
}

/** Erases the answers from the device; a notice puts them back. */
export function EraseAnswers({ label }: EraseAnswersProps) {
  const words = useSelfAssessmentWords()
  return (
    <Button
      type="button"
      priority="tertiary"
      onClick={() => {
        const putBack = eraseSelfAssessment()
        notify({
          status: 'success',
          title: words.erased,
          message: words.erasedText,
          action: {
            label: words.putBack,
            busyLabel: words.puttingBack,
            run: async () => {
              putBack()
              return { title: words.isPutBack, message: words.isPutBackText }
            },
          },
        })
      }}
    >
      {label ?? words.erase}
    </Button>
  )
}
