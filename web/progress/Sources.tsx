import { Accordion } from '@codegouvfr/react-dsfr/Accordion'
import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import type { AnswerName } from '@ma-cantine/lib/diagnostics/diagnostic-form'
import { figureSources } from '@ma-cantine/lib/diagnostics/figure-sources'
import { answersOfMeasure, type SimpleMeasureId } from '@ma-cantine/lib/diagnostics/simple-measures'
import { useLocale } from '../app/locale.ts'
import { useDiagnosticWords } from '../diagnostics/words/diagnostic-words.ts'
import { relativeDay } from '../words/relative-day.ts'
import { useProgressWords } from './words/progress-words.ts'

interface SourcesProps {
  readonly diagnostic: Diagnostic
  readonly measure: SimpleMeasureId
}

/** Where the answers of a measure come from, source by source. */
export function Sources({ diagnostic, measure }: SourcesProps) {
  const words = useProgressWords().sources
  const locale = useLocale()
  const labels: { readonly [Name in AnswerName]?: string } = useDiagnosticWords().answers
  const names: readonly AnswerName[] = answersOfMeasure(measure)
  const groups = figureSources.flatMap(source => {
    const found = names.filter(name => diagnostic.sources[name] === source && diagnostic[name] !== null)
    return found.length > 0 ? [{ source, found }] : []
  })
  if (groups.length === 0) return null
  return (
    <Accordion className="fr-mt-3w" label={words.title} titleAs="h3">
      <p>{words.latest(relativeDay(diagnostic.modificationDate.slice(0, 10), locale))}</p>
      <ul>
        {groups.map(({ source, found }) => {
          const questions = found.flatMap(name => labels[name] ?? [])
          return (
            <li key={source}>
              {`${words.names[source]} : ${words.count(found.length)}`}
              {questions.length > 0 && (
                <ul>
                  {questions.map(question => (
                    <li key={question}>{question}</li>
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ul>
    </Accordion>
  )
}
