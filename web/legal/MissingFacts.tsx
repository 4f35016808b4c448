import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { type OperatorFact, operatorVariables } from '@ma-cantine/lib/operator/operator-api'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '../app/session.ts'
import { operator } from './operator-query.ts'
import { useLegalWords } from './words/legal-words.ts'

/** Tells the staff what this page lacks, and the settings of the server that complete it. */
export function MissingFacts({ facts }: { readonly facts: readonly OperatorFact[] }) {
  const words = useLegalWords()
  const user = useUser()
  const { data } = useQuery(operator)
  const missing = facts.filter(fact => data?.[fact] === null)
  if (!user?.isStaff || missing.length === 0) return null
  return (
    <Alert
      className="fr-mb-4w fr-no-print"
      as="h2"
      severity="warning"
      title={words.missing.title}
      description={
        <>
          {words.missing.text}
          <ul>
            {missing.map(fact => (
              <li key={fact}>
                {words.missing.setBy(words.facts[fact])} <code>{operatorVariables[fact]}</code>
              </li>
            ))}
          </ul>
        </>
      }
    />
  )
}
