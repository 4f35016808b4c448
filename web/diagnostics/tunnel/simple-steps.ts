import type { AnswerName } from '@ma-cantine/lib/diagnostics/diagnostic-form'
import type { MeasureStep } from '@ma-cantine/lib/diagnostics/measure-tunnels'
import {
  informationSteps,
  plasticSteps,
  vegetarianSteps,
  wasteSteps,
} from '@ma-cantine/lib/diagnostics/simple-measures'
import type { ComponentType } from 'react'
import { useDiagnosticWords } from '../words/diagnostic-words.ts'
import type { MeasureSteps, StepProps } from './measure-steps.ts'
import { DinersStep, MeansStep, NutritionStep, PageStep } from './steps/InformationSteps.tsx'
import { ContainersStep, TablewareStep } from './steps/PlasticSteps.tsx'
import { CompositionStep, MenuStep, PlaceStep, PlanStep, ServiceStep } from './steps/VegetarianSteps.tsx'
import { ActionsStep, CausesStep, DonationsStep, MeasuringStep } from './steps/WasteSteps.tsx'
import { YearMeasurements } from './steps/YearMeasurements.tsx'

type Words = ReturnType<typeof useDiagnosticWords>
type SimpleSlug = keyof Words['steps'] | 'évaluations'
type SimpleStep = MeasureStep<SimpleSlug>

const components: Readonly<Record<SimpleSlug, ComponentType<StepProps>>> = {
  'plan-action': CausesStep,
  'mesure-gaspillage': MeasuringStep,
  actions: ActionsStep,
  'dons-alimentaires': DonationsStep,
  évaluations: YearMeasurements,
  plan: PlanStep,
  service: ServiceStep,
  menu: MenuStep,
  options: PlaceStep,
  composition: CompositionStep,
  'contenants-alimentaires': ContainersStep,
  'ustensils-et-contenants': TablewareStep,
  'information-convives': DinersStep,
  'mode-information': MeansStep,
  'qualite-nutritionnelle': NutritionStep,
  'lien-communication': PageStep,
}

function useShownSteps(steps: readonly SimpleStep[]): MeasureSteps {
  const words = useDiagnosticWords()
  const labels: { readonly [Name in AnswerName]?: string } = words.answers
  return steps.map(step => ({
    ...step,
    title: step.slug === 'évaluations' ? words.measurements.title : words.steps[step.slug],
    labels: Object.fromEntries(step.asks.map(name => [name, labels[name]])),
    Component: components[step.slug],
  }))
}

export const useWasteSteps = (): MeasureSteps => useShownSteps(wasteSteps)
export const useVegetarianSteps = (): MeasureSteps => useShownSteps(vegetarianSteps)
export const usePlasticSteps = (): MeasureSteps => useShownSteps(plasticSteps)
export const useInformationSteps = (): MeasureSteps => useShownSteps(informationSteps)
