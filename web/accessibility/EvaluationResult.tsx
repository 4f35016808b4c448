import { formatDay, formatMonth } from '@ma-cantine/lib/messages/dates'
import { useLocale } from '../app/locale.ts'
import { LegalTable } from '../legal/LegalTable.tsx'
import { conformity } from './conformity.ts'
import { evaluationDate, evaluations } from './history.ts'
import { useAccessibilityWords } from './words/accessibility-words.ts'

/** The rate, who found it and when, and the rates before it. */
export function EvaluationResult() {
  const locale = useLocale()
  const { results } = useAccessibilityWords()
  const { history } = results
  const dateOf = (date: string) => (date.length > 'YYYY-MM'.length ? formatDay : formatMonth)(date, locale)
  return (
    <>
      <p>
        <strong>{results.rate(conformity.rate)}</strong> {results.counts(conformity)}
      </p>
      <p>{results.self(dateOf(evaluationDate))}</p>
      <LegalTable
        caption={history.caption}
        headers={[history.date, history.rate, history.nature]}
        rows={evaluations.map(({ date, rate, nature }) => [dateOf(date), results.percent(rate), history[nature]])}
      />
      <p className="fr-text--sm">{history.note}</p>
    </>
  )
}
