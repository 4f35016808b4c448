import { Badge } from '@codegouvfr/react-dsfr/Badge'
import { useImportWords } from './words/import-words.ts'

/** The number of errors of a file, as a badge. */
export function ErrorCount({ count }: { readonly count: number }) {
  const { found } = useImportWords()
  return (
    <p className="fr-mb-1w">
      <Badge severity="error" noIcon as="span">
        {found.errors(count)}
      </Badge>
    </p>
  )
}
