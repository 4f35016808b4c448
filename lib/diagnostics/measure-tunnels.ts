import { z } from 'zod'
import { type MeasureId, measureIds } from '../measures/measure-ids.ts'
import type { MealsOfCanteen } from '../measures/questions.ts'
import { formMessages } from '../messages/form-messages.ts'
import { customIssue } from '../messages/issue-message.ts'
import type { Diagnostic } from './diagnostic.ts'
import {
  type AnswerName,
  type DiagnosticAnswers,
  type DiagnosticForm,
  isSameAnswer,
  type Refusal,
  readAnswers,
  typedIn,
} from './diagnostic-form.ts'
import type { tunnels } from './service-questions.ts'

export type ProgressField = (typeof tunnels)[number]

/** The field that holds the progress of each measure. */
export const progressFields = {
  'qualite-des-produits': 'tunnelAppro',
  'gaspillage-alimentaire': 'tunnelWaste',
  'menus-vegetariens': 'tunnelDiversification',
  'interdiction-du-plastique': 'tunnelPlastic',
  'information-des-usagers': 'tunnelInfo',
} as const satisfies Readonly<Record<MeasureId, ProgressField>>
/** The measure after one, in the order of the tunnels; null after the last. */
export const nextMeasure = (measure: MeasureId): MeasureId | null => measureIds[measureIds.indexOf(measure) + 1] ?? null

/** The slug of the synthesis, and the progress of a measure that is finished. */
export const synthesis = 'complet'

/** A step of the tunnel of a measure: what it asks for, and when. */
export interface MeasureStep<Slug extends string = string> {
  /** Its place in the address, and the progress of who leaves it. */
  readonly slug: Slug
  readonly asks: readonly AnswerName[]
  /** The answers of other steps that may be corrected in this one, where they contradict those of the step. */
  readonly mends?: readonly AnswerName[]
  /** Whether the answers, as typed, make the step appear; always, when left out. */
  readonly isShown?: (values: DiagnosticForm, canteen: MealsOfCanteen) => boolean
  /** The answers that cannot be left empty. */
  readonly required?: readonly AnswerName[]
  /** The answers that follow from those of the step: derived sums, answers that lost their meaning. */
  readonly derive?: (answers: DiagnosticAnswers, before: DiagnosticAnswers) => Partial<DiagnosticAnswers>
  /** What is wrong with the answers together; those of the other steps are as stored. */
  readonly check?: (answers: DiagnosticAnswers) => readonly Refusal[]
}

/** The steps that these answers call for, in order, without the synthesis. */
export const shownSteps = <Step extends MeasureStep>(
  steps: readonly Step[],
  values: DiagnosticForm,
  canteen: MealsOfCanteen,
): Step[] => steps.filter(({ isShown }) => isShown?.(values, canteen) ?? true)

/** The slug of an address; the first one for a slug that is missing, unknown, or of a step that is not asked. */
export const slugAt = (steps: readonly MeasureStep[], slug: string | null): string =>
  slug === synthesis || steps.some(step => step.slug === slug) ? (slug ?? '') : (steps[0]?.slug ?? synthesis)

/** Where who comes back to a measure goes on: after the step that was left last, or at the synthesis. */
export function slugToResume(steps: readonly MeasureStep[], progress: string | null): string {
  if (progress === synthesis) return synthesis
  const next = steps[steps.findIndex(({ slug }) => slug === progress) + 1]
  // All steps are answered, and the synthesis was never seen: the last one leads to it.
  return next?.slug ?? steps.at(-1)?.slug ?? synthesis
}

/** What the buttons of a step are. */
export interface MeasureButtons {
  readonly close: 'quit' | 'save-and-quit'
  readonly back: 'previous' | 'modify'
  readonly isBackDisabled: boolean
  readonly main: 'continue' | 'see-synthesis' | 'next-measure'
}

export function buttonsAt(steps: readonly MeasureStep[], slug: string): MeasureButtons {
  if (slug === synthesis) return { close: 'quit', back: 'modify', isBackDisabled: false, main: 'next-measure' }
  const isLast = slug === steps.at(-1)?.slug
  return {
    close: 'save-and-quit',
    back: 'previous',
    isBackDisabled: slug === steps[0]?.slug,
    main: isLast ? 'see-synthesis' : 'continue',
  }
}

export type MeasureButton = 'close' | 'back' | 'main'

/** Where a press of a button leads: to a step, out of the tunnel, or to the measure that follows. */
export type MeasureMove =
  | { readonly kind: 'go'; readonly slug: string }
  | { readonly kind: 'leave' }
  | { readonly kind: 'next-measure' }

export function moveFrom(button: MeasureButton, steps: readonly MeasureStep[], slug: string): MeasureMove {
  if (button === 'close') return { kind: 'leave' }
  const position = steps.findIndex(step => step.slug === slug)
  if (slug === synthesis) {
    return button === 'main' ? { kind: 'next-measure' } : { kind: 'go', slug: steps[0]?.slug ?? synthesis }
  }
  const target = steps[position + (button === 'main' ? 1 : -1)]
  if (target) return { kind: 'go', slug: target.slug }
  return { kind: 'go', slug: button === 'main' ? synthesis : slug }
}

/**
 * The progress to store when one leaves a step: the furthest step that was left, or `complet` once the synthesis is
 * reached. A change that makes steps appear brings it back to the step that was changed.
 *
 * @param before the steps that were shown with the stored answers.
 * @param after those shown with the answers to store.
 */
export function progressAfter(
  stored: string | null,
  before: readonly MeasureStep[],
  after: readonly MeasureStep[],
  { slug, move }: { readonly slug: string; readonly move: MeasureMove },
): string {
  if (move.kind === 'go' && move.slug === synthesis) return synthesis
  const left = after.findIndex(step => step.slug === slug)
  const isLonger = after.some(step => before.every(known => known.slug !== step.slug))
  if (isLonger || stored === null) return slug
  if (stored === synthesis) return synthesis
  return after.findIndex(step => step.slug === stored) > left ? stored : slug
}

/** Whether what is typed in a step differs from what is stored. */
export const isStepChanged = (step: MeasureStep, values: DiagnosticForm, saved: DiagnosticForm): boolean =>
  readBy(step).some(name => !isSameAnswer(trimmed(typedIn(values, name)), trimmed(typedIn(saved, name))))

/** The answers that a step reads from its form. */
const readBy = ({ asks, mends = [] }: MeasureStep): readonly AnswerName[] => [...new Set([...asks, ...mends])]

const trimmed = (value: string | readonly string[]) => (typeof value === 'string' ? value.trim() : value)

/** The answers of a step that differ from those that are stored. */
export type AnswerChange = Partial<DiagnosticAnswers>

/** The draft of a step: reads what is typed there, and gives what to store. */
export const measureStepDraft = (step: MeasureStep, stored: DiagnosticAnswers) =>
  z.custom<DiagnosticForm>().transform((values, context): AnswerChange => {
    const { answers, refusals } = readAnswers(values, readBy(step))
    const missing = (step.required ?? []).filter(name => answers[name] === null)
    const all: DiagnosticAnswers = { ...stored, ...answers }
    const wrong = [
      ...refusals,
      ...missing.map(name => ({ name, message: formMessages('required') })),
      ...(refusals.length === 0 ? (step.check?.(all) ?? []) : []),
    ]
    for (const { name, message } of wrong) context.addIssue({ ...customIssue(message), path: [name] })
    return wrong.length > 0 ? z.NEVER : changeOf({ ...answers, ...step.derive?.(all, stored) }, stored)
  })

/** The answers that differ from those that are stored. */
export const changeOf = (answers: Partial<DiagnosticAnswers>, stored: DiagnosticAnswers): AnswerChange =>
  Object.fromEntries(
    Object.entries(answers).filter(([name, answer]) => !isSameAnswer(answer, stored[name as AnswerName])),
  ) as AnswerChange

type StartedDiagnostic = Pick<Diagnostic, 'creationSource' | ProgressField>

/** Whether somebody has begun to answer a measure. Diagnostics from elsewhere than the site have no progress. */
export const isMeasureStarted = (diagnostic: StartedDiagnostic, measure: MeasureId): boolean =>
  diagnostic.creationSource !== 'APP' || Boolean(diagnostic[progressFields[measure]])

export const isMeasureFinished = (diagnostic: StartedDiagnostic, measure: MeasureId): boolean =>
  diagnostic.creationSource !== 'APP' || diagnostic[progressFields[measure]] === synthesis

/** Whether the five measures are finished. */
export const isDiagnosticFinished = (diagnostic: StartedDiagnostic): boolean =>
  measureIds.every(measure => isMeasureFinished(diagnostic, measure))

/** How far a measure is. */
export type MeasureState = 'not-started' | 'in-progress' | 'complete'

/**
 * How far a measure is; that of quality products is complete with the total of the purchases alone, since the declaration
 * asks for nothing else.
 */
export function measureState(
  diagnostic: (StartedDiagnostic & Pick<Diagnostic, 'isFilled'>) | null,
  measure: MeasureId,
): MeasureState {
  if (diagnostic === null || !isMeasureStarted(diagnostic, measure)) return 'not-started'
  if (measure === 'qualite-des-produits' && !diagnostic.isFilled) return 'in-progress'
  return isMeasureFinished(diagnostic, measure) ? 'complete' : 'in-progress'
}

/** The first data year for which a question without an answer is shown as such; before it, it counts as no. */
const firstYearWithNulls = 2023

/** The answer to show: before 2023, none counts as no. */
export const shownAnswer = (answer: boolean | null, year: number): boolean | null =>
  answer ?? (year < firstYearWithNulls ? false : null)
