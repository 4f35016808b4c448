import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { useIsKept } from './self-assessment-store.ts'
import { useSelfAssessmentWords } from './words/self-assessment-words.ts'

/** Says that the browser refuses to keep the answers. */
export function NotKept() {
  const words = useSelfAssessmentWords()
  return (
    <div role="alert">
      {!useIsKept() && <Alert className="fr-mb-3w" severity="warning" small description={words.notKept} />}
    </div>
  )
}
