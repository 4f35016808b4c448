import { shownAnswer } from '@ma-cantine/lib/diagnostics/measure-tunnels'
import type { SummaryProps } from '../tunnel/measure-steps.ts'
import { useDiagnosticWords } from '../words/diagnostic-words.ts'
import { markOf, SummaryItem, SummaryItems } from './SummaryItems.tsx'

const questions = [
  'cookingPlasticSubstituted',
  'servingPlasticSubstituted',
  'plasticBottlesSubstituted',
  'plasticTablewareSubstituted',
] as const

/** What was answered about plastic. */
export function PlasticSummary({ diagnostic }: SummaryProps) {
  const words = useDiagnosticWords().summary
  return (
    <SummaryItems>
      {questions.map(name => (
        <SummaryItem key={name} mark={markOf(shownAnswer(diagnostic[name], diagnostic.year))} label={words[name]} />
      ))}
    </SummaryItems>
  )
}
