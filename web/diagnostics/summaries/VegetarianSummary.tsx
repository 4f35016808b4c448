import { shownAnswer } from '@ma-cantine/lib/diagnostics/measure-tunnels'
import { isAskedAboutDiversificationPlan } from '@ma-cantine/lib/measures/questions'
import type { SummaryProps } from '../tunnel/measure-steps.ts'
import { useDiagnosticWords } from '../words/diagnostic-words.ts'
import { useAnswerTexts } from './answer-texts.ts'
import { markOf, SummaryItem, SummaryItems } from './SummaryItems.tsx'

/** What was answered about vegetarian menus. */
export function VegetarianSummary({ canteen, diagnostic }: SummaryProps) {
  const words = useDiagnosticWords().summary
  const textOf = useAnswerTexts()
  const { serviceType, vegetarianWeeklyRecurrence, vegetarianMenuType, vegetarianMenuBases } = diagnostic
  const isPlanned = shownAnswer(diagnostic.hasDiversificationPlan, diagnostic.year)
  const each = (name: 'diversificationPlanActions' | 'vegetarianMenuBases') =>
    (diagnostic[name] ?? []).map(code => textOf(name, [code] as never))
  const isNever = vegetarianWeeklyRecurrence === 'NEVER'
  const basesCount = vegetarianMenuBases?.length ?? 0
  return (
    <SummaryItems>
      {isAskedAboutDiversificationPlan(canteen) && (
        <SummaryItem
          mark={markOf(isPlanned)}
          label={words.hasDiversificationPlan}
          details={isPlanned ? each('diversificationPlanActions') : []}
        />
      )}
      <SummaryItem
        mark={serviceType === null ? 'unanswered' : 'yes'}
        label={words.serviceType}
        answer={textOf('serviceType', serviceType)}
      />
      <SummaryItem
        mark={vegetarianWeeklyRecurrence === null ? 'unanswered' : isNever ? 'no' : 'yes'}
        label={words.vegetarianWeeklyRecurrence}
        answer={textOf('vegetarianWeeklyRecurrence', vegetarianWeeklyRecurrence)}
      />
      {!isNever && (
        <>
          <SummaryItem
            mark={vegetarianMenuType === null ? 'unanswered' : 'yes'}
            label={words.vegetarianMenuType}
            answer={textOf('vegetarianMenuType', vegetarianMenuType)}
          />
          <SummaryItem
            mark={basesCount > 0 ? 'yes' : 'unanswered'}
            label={words.vegetarianMenuBases}
            {...(basesCount > 0 ? { answer: words.count(basesCount) } : {})}
            details={each('vegetarianMenuBases')}
          />
        </>
      )}
    </SummaryItems>
  )
}
