import { type MeasureId, measureIds } from '../measures/measure-ids.ts'
import { synthesis, type TunnelMove } from '../tunnels/tunnel.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { MeasureStep } from './measure-tunnels.ts'
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
