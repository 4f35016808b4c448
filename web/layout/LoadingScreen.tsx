import { useWords } from '../words/locale.ts'

export function LoadingScreen() {
  return (
    <p className="fr-my-8w fr-text--lead" role="status">
      {useWords().errors.loading}
    </p>
  )
}
