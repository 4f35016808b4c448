import { shownAnswer } from '@ma-cantine/lib/diagnostics/measure-tunnels'
import type { SummaryProps } from '../tunnel/measure-steps.ts'
import { useDiagnosticWords } from '../words/diagnostic-words.ts'
import { useAnswerTexts } from './answer-texts.ts'
import { markOf, SummaryItem, SummaryItems } from './SummaryItems.tsx'

/** What was answered about the information of diners. */
export function InformationSummary({ diagnostic }: SummaryProps) {
  const words = useDiagnosticWords().summary
  const textOf = useAnswerTexts()
  const { year, communicationFrequency, communicationSupports, otherCommunicationSupport, communicationSupportUrl } =
    diagnostic
  const isInforming = shownAnswer(diagnostic.communicatesOnFoodQuality, year)
  const frequency =
    isInforming && communicationFrequency ? [textOf('communicationFrequency', communicationFrequency)] : []
  const supports = [
    ...(communicationSupports ?? []).map(support => textOf('communicationSupports', [support])),
    ...(otherCommunicationSupport ? [otherCommunicationSupport] : []),
  ]
  return (
    <SummaryItems>
      <SummaryItem mark={markOf(isInforming)} label={words.communicatesOnFoodQuality} details={frequency} />
      <SummaryItem
        mark={supports.length > 0 ? 'yes' : 'unanswered'}
        label={words.communicationSupports}
        {...(supports.length > 0 ? { answer: words.count(supports.length) } : {})}
        details={supports}
      />
      <SummaryItem
        mark={markOf(shownAnswer(diagnostic.communicatesOnFoodPlan, year))}
        label={words.communicatesOnFoodPlan}
      />
      {communicationSupportUrl ? (
        <li className="mc-summary-item">
          <span className="fr-icon-check-line mc-summary-mark mc-summary-mark--yes" aria-hidden="true" />
          <div>
            {words.label(words.communicationSupportUrl)}{' '}
            <a className="fr-link" href={communicationSupportUrl} target="_blank" rel="noopener noreferrer">
              {communicationSupportUrl}
            </a>
          </div>
        </li>
      ) : (
        <SummaryItem mark="unanswered" label={words.communicationSupportUrl} answer={words.notGiven} />
      )}
    </SummaryItems>
  )
}
