import type { Operator, OperatorFact } from '@ma-cantine/lib/operator/operator-api'
import { QueryView } from '../ui/QueryView.tsx'
import { operator } from './operator-query.ts'
import { useLegalWords } from './words/legal-words.ts'

/** The facts of an operator that are one line of text. */
type TextFact = Exclude<OperatorFact, 'processors' | 'sourceCodeUrl'> | 'contactEmail'

/** What the operator told, under its names; what is missing is announced in one sentence. */
export function OperatorFacts({ facts }: { readonly facts: readonly TextFact[] }) {
  return (
    <QueryView query={operator} compact>
      {told => <FactList told={told} facts={facts} />}
    </QueryView>
  )
}

function FactList({ told, facts }: { readonly told: Operator; readonly facts: readonly TextFact[] }) {
  const words = useLegalWords()
  const known = facts.filter(fact => told[fact] !== null)
  const missing = facts.filter(fact => told[fact] === null)
  return (
    <>
      {known.length > 0 && (
        <dl className="mc-legal__facts">
          {known.map(fact => (
            <div key={fact}>
              <dt>{words.facts[fact]}</dt>
              <dd>
                <FactText fact={fact} text={told[fact] ?? ''} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {missing.length > 0 && <p>{words.toComplete(missing.map(fact => words.facts[fact]).join(', '))}</p>}
    </>
  )
}

function FactText({ fact, text }: { readonly fact: TextFact; readonly text: string }) {
  return fact === 'contactEmail' || fact === 'dpoEmail' ? <a href={`mailto:${text}`}>{text}</a> : text
}
