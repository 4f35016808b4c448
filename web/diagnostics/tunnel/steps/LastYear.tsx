import { CallOut } from '@codegouvfr/react-dsfr/CallOut'
import type { AnswerName } from '@ma-cantine/lib/diagnostics/diagnostic-form'
import { changeFromYear, type measuresFromLastYear } from '@ma-cantine/lib/diagnostics/simple-measures'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { useAnswerTexts } from '../../summaries/answer-texts.ts'
import { useDiagnosticWords } from '../../words/diagnostic-words.ts'
import type { StepProps } from '../measure-steps.ts'

interface LastYearProps extends StepProps {
  readonly measure: (typeof measuresFromLastYear)[number]
}

/** Offers the answers of the year before, and shows first what they would change; nothing without any. */
export function LastYear({ measure, diagnostic, lastYear, fill }: LastYearProps) {
  const { lastYear: words, answers } = useDiagnosticWords()
  const textOf = useAnswerTexts()
  if (lastYear === null) return null
  const { year } = lastYear
  const change = changeFromYear(measure, diagnostic, lastYear)
  const names = Object.keys(change) as (AnswerName & keyof typeof answers)[]
  if (names.length === 0) return null
  return (
    <CallOut className="mc-last-year" title={words.title(year)} titleAs="h2" bodyAs="div">
      <p className="fr-mb-1w">{words.text(year)}</p>
      <p className="fr-mb-1w">{words.changes}</p>
      <dl className="fr-text--sm">
        {names.map(name => (
          <div key={name}>
            <dt>{answers[name]}</dt>
            <dd>
              <strong>{textOf(name, change[name] ?? null)}</strong>
              {diagnostic[name] !== null && ` ${words.instead(textOf(name, diagnostic[name]))}`}
            </dd>
          </div>
        ))}
      </dl>
      <ActionButton
        action={words.action}
        busyLabel={words.busy}
        work={() => fill(change, 'LAST_YEAR', { title: words.done, message: words.doneText(year) })}
      />
    </CallOut>
  )
}
