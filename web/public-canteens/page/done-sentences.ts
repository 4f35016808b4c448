import type { BadgeId } from '@ma-cantine/lib/measures/catalogue'
import type { PublicServiceDiagnostic } from '@ma-cantine/lib/public-canteens/public-diagnostic'
import { usePageWords } from './words/page-words.ts'

type ServiceBadge = Exclude<BadgeId, 'appro'>

/** The questions of each measure whose yes is told to everybody. */
const yesQuestions = {
  waste: ['hasWasteDiagnostic', 'hasWastePlan', 'hasWasteMeasures', 'hasDonationAgreement'],
  diversification: ['hasDiversificationPlan'],
  plastic: [
    'cookingPlasticSubstituted',
    'servingPlasticSubstituted',
    'plasticBottlesSubstituted',
    'plasticTablewareSubstituted',
  ],
  info: ['communicatesOnFoodQuality', 'communicatesOnFoodPlan'],
} as const satisfies Readonly<Record<ServiceBadge, readonly (keyof PublicServiceDiagnostic)[]>>

/** @returns a function that says in sentences what a canteen does of a measure in a year. */
export function useDoneSentences(badge: ServiceBadge): (diagnostic: PublicServiceDiagnostic) => string[] {
  const { answers, choices } = usePageWords()
  const listOf = <Code extends string>(labels: Readonly<Record<Code, string>>, codes: readonly Code[] | null) =>
    (codes ?? []).map(code => answers.sentence(labels[code]))
  return diagnostic => {
    const yes = yesQuestions[badge].flatMap(name => (diagnostic[name] === true ? answers[name] : []))
    if (badge === 'waste') {
      const other = diagnostic.otherWasteAction
      return [...yes, ...listOf(choices.wasteActions, diagnostic.wasteActions), ...(other ? [other] : [])]
    }
    if (badge === 'diversification') {
      const frequency = diagnostic.vegetarianWeeklyRecurrence
      const isServed = frequency !== null && frequency !== 'NEVER'
      return [...yes, ...(isServed ? [answers.vegetarianMenu(choices.vegetarianWeeklyRecurrence[frequency])] : [])]
    }
    if (badge === 'info') {
      const { communicationFrequency: frequency, communicationSupports } = diagnostic
      return [
        ...yes,
        ...(frequency ? [answers.communicationFrequency(choices.communicationFrequency[frequency])] : []),
        ...listOf(choices.communicationSupports, communicationSupports),
      ]
    }
    return yes
  }
}
