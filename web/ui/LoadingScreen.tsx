import { useWords } from '../words/site-words.ts'

export function LoadingScreen() {
  return (
    <p className="fr-my-8w fr-text--lead" role="status">
      {useWords().errors.loading}
    </p>
  )
}
