import { storedAmounts } from '@ma-cantine/lib/diagnostics/amount-properties'
import type { AnswerName } from '@ma-cantine/lib/diagnostics/diagnostic-form'
import { qualityMeasureSteps } from '@ma-cantine/lib/diagnostics/quality-measure'
import type { QualityStep } from '@ma-cantine/lib/diagnostics/quality-steps'
import { type ComponentType, useMemo, useState } from 'react'
import type { MeasureSteps, ShownStep, StepProps } from '../tunnel/measure-steps.ts'
import { AmountsStep } from './AmountsStep.tsx'
import { type FilledAmounts, FilledAmountsProvider } from './filled-amounts.ts'
import { ModeStep } from './ModeStep.tsx'
import { PurchasesCallout } from './PurchasesCallout.tsx'
import { type QualityNames, useQualityNames } from './quality-names.ts'
import { useQualityWords } from './words/quality-words.ts'

/** The component of a step; made once, for React would forget what is typed in another one. */
function componentOf(step: QualityStep, filled: FilledAmounts): ComponentType<StepProps> {
  if (step.slug === 'mode-de-saisie') return ModeStep
  return function Step(props) {
    return (
      <FilledAmountsProvider value={filled}>
        <NamedStep step={step} {...props} />
      </FilledAmountsProvider>
    )
  }
}

function NamedStep(props: StepProps & { readonly step: QualityStep }) {
  const title = useQualityNames().titleOf(props.step)
  const head = props.step.slug === 'total' ? <PurchasesCallout {...props} /> : null
  return <AmountsStep {...props} title={title} head={head} />
}

function labelsOf(step: QualityStep, { nameOf }: QualityNames, mode: string): ShownStep['labels'] {
  if (step.slug === 'mode-de-saisie') return { diagnosticType: mode }
  // A check or the table may show any of them.
  return Object.fromEntries(storedAmounts.map(name => [name, nameOf(name)]))
}

/** A hook: the steps of the measure on the quality of purchases. */
export function useQualitySteps(): MeasureSteps {
  const [filled] = useState<FilledAmounts>(() => new Map())
  const words = useQualityWords()
  const names = useQualityNames()
  const components = useMemo(() => qualityMeasureSteps.map(({ step }) => componentOf(step, filled)), [filled])
  return qualityMeasureSteps.map(({ step, ...measureStep }, index) => ({
    ...measureStep,
    title: names.titleOf(step),
    labels: labelsOf(step, names, words.mode.label),
    Component: components[index] as ComponentType<StepProps>,
    sourceOf: (name: AnswerName, change: object) => {
      const amount = filled.get(name)
      return amount !== undefined && (change as Record<string, unknown>)[name] === amount ? 'PURCHASES' : null
    },
  }))
}
