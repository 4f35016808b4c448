import type { WasteSource } from './waste-fields.ts'
import type { WasteValues } from './waste-rules.ts'

/** The slugs of the steps, in order; the last one is the synthesis. */
export const tunnelSteps = [
  'periode',
  'total',
  'distinction',
  'preparation',
  'non-servies',
  'reste-assiette',
  'complet',
] as const
export type TunnelStep = (typeof tunnelSteps)[number]

/** Whether the tunnel makes a measurement, or changes one that was there when it opened. */
export type TunnelMode = 'creation' | 'edition'

const sourceSteps = {
  preparation: 'preparation',
  'non-servies': 'unserved',
  'reste-assiette': 'leftovers',
} as const satisfies Partial<Record<TunnelStep, WasteSource>>
type SourceStep = keyof typeof sourceSteps

const isSourceStep = (step: TunnelStep): step is SourceStep => step in sourceSteps

/** The source that a step is about; null for the other steps. */
export const sourceOfStep = (step: TunnelStep): WasteSource | null => (isSourceStep(step) ? sourceSteps[step] : null)

/** The properties that each step asks for. */
export function propertiesOfStep(step: TunnelStep): readonly (keyof WasteValues)[] {
  const source = sourceOfStep(step)
  if (source) return [`${source}TotalMass`, `${source}IsSorted`, `${source}EdibleMass`, `${source}InedibleMass`]
  if (step === 'periode') return ['periodStartDate', 'periodEndDate', 'mealCount']
  if (step === 'total') return ['totalMass']
  return step === 'distinction' ? ['isSortedBySource'] : []
}

/** @param isSortedBySource null while it is not answered: the steps of the sources are then announced. */
export const stepsOf = (isSortedBySource: boolean | null): TunnelStep[] =>
  tunnelSteps.filter(step => isSortedBySource !== false || !isSourceStep(step))

/** The step of a slug; the first one for a slug that is missing, unknown, or of a step that is not asked. */
export const stepAt = (steps: readonly TunnelStep[], slug: string | null): TunnelStep =>
  steps.find(step => step === slug) ?? tunnelSteps[0]

const neighbour = (steps: readonly TunnelStep[], step: TunnelStep, offset: 1 | -1): TunnelStep | null =>
  steps[steps.indexOf(step) + offset] ?? null

export const nextStep = (steps: readonly TunnelStep[], step: TunnelStep): TunnelStep | null => neighbour(steps, step, 1)
export const previousStep = (steps: readonly TunnelStep[], step: TunnelStep): TunnelStep | null =>
  neighbour(steps, step, -1)

/** What the buttons of a step are. */
export interface TunnelButtons {
  readonly close: 'quit' | 'save-and-quit'
  readonly back: 'previous' | 'modify'
  readonly isBackDisabled: boolean
  readonly main: 'continue' | 'see-synthesis' | 'finish'
}

export function buttonsOf(steps: readonly TunnelStep[], step: TunnelStep, mode: TunnelMode): TunnelButtons {
  const isFirst = step === steps[0]
  const isSynthesis = step === 'complet'
  const main = nextStep(steps, step) === 'complet' ? 'see-synthesis' : 'continue'
  return {
    close: isSynthesis || (isFirst && mode === 'creation') ? 'quit' : 'save-and-quit',
    back: isSynthesis ? 'modify' : 'previous',
    isBackDisabled: isFirst,
    main: isSynthesis ? 'finish' : main,
  }
}

/** The values that a step shows, beside those that are stored. */
export interface StepState {
  readonly step: TunnelStep
  readonly mode: TunnelMode
  readonly isChanged: boolean
  readonly isValid: boolean
}

/** What a press of a button does: saves first or not, shows the errors of the step, and where it leads. */
export type TunnelMove =
  | { readonly kind: 'show-errors'; readonly saves: false }
  | { readonly kind: 'leave'; readonly saves: boolean }
  | { readonly kind: 'go'; readonly step: TunnelStep; readonly saves: boolean }

const showErrors = { kind: 'show-errors', saves: false } as const

/** Where a press of a button leads from a step. A creation saves its first step even when nothing was changed. */
export function pressButton(
  button: keyof Pick<TunnelButtons, 'close' | 'back' | 'main'>,
  steps: readonly TunnelStep[],
  { step, mode, isChanged, isValid }: StepState,
): TunnelMove {
  const buttons = buttonsOf(steps, step, mode)
  if (button === 'close') {
    if (buttons.close === 'quit' || !isChanged) return { kind: 'leave', saves: false }
    return isValid ? { kind: 'leave', saves: true } : showErrors
  }
  if (button === 'back') {
    const target = buttons.back === 'modify' ? steps[0] : previousStep(steps, step)
    if (!target || (isChanged && !isValid)) return showErrors
    return { kind: 'go', step: target, saves: isChanged }
  }
  const next = nextStep(steps, step)
  if (!next) return { kind: 'leave', saves: false }
  if (!isValid) return showErrors
  return { kind: 'go', step: next, saves: isChanged || (mode === 'creation' && step === steps[0]) }
}
