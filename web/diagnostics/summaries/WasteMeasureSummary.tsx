import { shownAnswer } from '@ma-cantine/lib/diagnostics/measure-tunnels'
import { leftovers } from '@ma-cantine/lib/diagnostics/simple-measures'
import { isAskedAboutDonations } from '@ma-cantine/lib/measures/questions'
import type { SummaryProps } from '../tunnel/measure-steps.ts'
import { useDiagnosticWords } from '../words/diagnostic-words.ts'
import { useAnswerTexts } from './answer-texts.ts'
import { markOf, SummaryItem, SummaryItems } from './SummaryItems.tsx'

/** What was answered about food waste. */
export function WasteMeasureSummary({ canteen, diagnostic }: SummaryProps) {
  const { summary: words, answers } = useDiagnosticWords()
  const textOf = useAnswerTexts()
  const { year, wasteActions, otherWasteAction, otherWasteComments } = diagnostic
  const isDone = shownAnswer(diagnostic.hasWasteDiagnostic, year)
  const isGiving = shownAnswer(diagnostic.hasDonationAgreement, year)
  const former = leftovers.flatMap(name => {
    const value = diagnostic[name]
    if (value === null) return []
    const text = name === 'durationLeftoversMeasurement' ? words.days(value) : words.yearly(textOf(name, value))
    return [words.detail(answers[name], name === 'totalLeftovers' ? textOf(name, value) : text)]
  })
  const actions = [
    ...(wasteActions ?? []).map(action => textOf('wasteActions', [action])),
    ...(otherWasteAction ? [otherWasteAction] : []),
  ]
  const donations = [
    ...(diagnostic.donationFrequency === null ? [] : [words.donations(diagnostic.donationFrequency)]),
    ...(diagnostic.donationQuantity === null
      ? []
      : [words.yearly(textOf('donationQuantity', diagnostic.donationQuantity))]),
    ...(diagnostic.donationFoodType ? [diagnostic.donationFoodType] : []),
  ]
  return (
    <SummaryItems>
      <SummaryItem mark={markOf(isDone)} label={words.hasWasteDiagnostic} />
      {isDone && <SummaryItem mark={markOf(shownAnswer(diagnostic.hasWastePlan, year))} label={words.hasWastePlan} />}
      <SummaryItem
        mark={markOf(shownAnswer(diagnostic.hasWasteMeasures, year))}
        label={words.hasWasteMeasures}
        details={former}
      />
      {actions.length > 0 ? (
        <SummaryItem mark="yes" label={words.wasteActions} answer={words.count(actions.length)} details={actions} />
      ) : (
        <SummaryItem
          mark={wasteActions === null && year >= 2023 ? 'unanswered' : 'no'}
          label={words.wasteActions}
          {...(wasteActions === null && year >= 2023 ? {} : { answer: words.none })}
        />
      )}
      {isAskedAboutDonations(canteen) && (
        <SummaryItem mark={markOf(isGiving)} label={words.hasDonationAgreement} details={isGiving ? donations : []} />
      )}
      {otherWasteComments && <SummaryItem mark="yes" label={answers.otherWasteComments} answer={otherWasteComments} />}
    </SummaryItems>
  )
}
