import { type MeasureId, measureIds } from '../measures/measure-ids.ts'
import type { MealsOfCanteen } from '../measures/questions.ts'
import { synthesis, type TunnelMove } from '../tunnels/tunnel.ts'
import { amountProperties } from './amount-properties.ts'
import { unansweredQuestions } from './declared-answers.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { MeasureStep } from './measure-tunnels.ts'
import type { tunnels } from './service-questions.ts'
import { answersOfMeasure } from './simple-measures.ts'

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

/**
 * The progress to store when one leaves a step: the furthest step that was left, or `complet` once the synthesis is
 * reached. A change that makes steps appear brings it back to the step that was changed.
 *
 * @param before the steps that were shown with the stored answers.
 * @param after those shown with the answers to store.
 */
export function progressAfter(
  stored: string | null,
  before: readonly Pick<MeasureStep, 'slug'>[],
  after: readonly Pick<MeasureStep, 'slug'>[],
  { slug, move }: { readonly slug: string; readonly move: TunnelMove },
): string {
  if (move.kind === 'go' && move.slug === synthesis) return synthesis
  const left = after.findIndex(step => step.slug === slug)
  const isLonger = after.some(step => before.every(known => known.slug !== step.slug))
  if (isLonger || stored === null) return slug
  if (stored === synthesis) return synthesis
  return after.findIndex(step => step.slug === stored) > left ? stored : slug
}

const hasAnswer = (diagnostic: Diagnostic, names: readonly (keyof Diagnostic)[]): boolean =>
  names.some(name => diagnostic[name] !== null && diagnostic[name] !== '')

/**
 * Whether somebody has begun to answer a measure. Reports written by a file or by another program have answers without
 * the progress that the site notes.
 */
export const isMeasureStarted = (diagnostic: Diagnostic, measure: MeasureId): boolean =>
  Boolean(diagnostic[progressFields[measure]]) ||
  hasAnswer(diagnostic, measure === 'qualite-des-produits' ? amountProperties : answersOfMeasure(measure))

/** How far a measure is; `finished`: its last step was reached, with questions left without an answer. */
export const measureStates = ['not-started', 'in-progress', 'finished', 'complete'] as const
export type MeasureState = (typeof measureStates)[number]

/**
 * How far a measure is; that of quality products is complete with the amounts that the declaration asks for, which depend
 * on the year.
 */
export function measureState(canteen: MealsOfCanteen, diagnostic: Diagnostic | null, measure: MeasureId): MeasureState {
  if (diagnostic === null || !isMeasureStarted(diagnostic, measure)) return 'not-started'
  const progress = diagnostic[progressFields[measure]]
  const isAtEnd = progress === synthesis
  if (measure === 'qualite-des-produits') {
    return diagnostic.isFilled && (isAtEnd || !progress) ? 'complete' : 'in-progress'
  }
  if (progress && !isAtEnd) return 'in-progress'
  if (unansweredQuestions(canteen, diagnostic, measure).length === 0) return 'complete'
  return isAtEnd ? 'finished' : 'in-progress'
}

/** Whether the five measures are complete. */
export const isDiagnosticComplete = (canteen: MealsOfCanteen, diagnostic: Diagnostic): boolean =>
  measureIds.every(measure => measureState(canteen, diagnostic, measure) === 'complete')
