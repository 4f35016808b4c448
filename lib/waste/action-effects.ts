import type { CanteenAction } from '../waste-actions/canteen-action.ts'
import type { WasteTrendPoint } from './waste-figures.ts'

/** An action that was done, among the measurements of the waste. */
export interface ActionEffect<Action> {
  readonly action: Action
  readonly doneOn: string
  /** Last measurement that ended before the action; null without one. */
  readonly before: WasteTrendPoint | null
  /** First measurement that began once it was done; null without one. */
  readonly after: WasteTrendPoint | null
  /** Whether another action began between the same two measurements: nothing tells their effects apart. */
  readonly isShared: boolean
  /** Position, on the trend, of the first measurement that ended on the day of the action or later. */
  readonly position: number
}

/**
 * The actions whose day is known, oldest first. A measurement during which an action began is on neither side of it.
 *
 * @param trend oldest measurement first.
 */
export function actionEffects<Action extends Pick<CanteenAction, 'isDone' | 'doneOn'>>(
  actions: readonly Action[],
  trend: readonly WasteTrendPoint[],
): ActionEffect<Action>[] {
  const effects = actions
    .flatMap(action => {
      const { isDone, doneOn } = action
      if (!isDone || doneOn === null) return []
      const position = trend.findIndex(({ measurement }) => measurement.periodEndDate >= doneOn)
      return {
        action,
        doneOn,
        before: trend.findLast(({ measurement }) => measurement.periodEndDate < doneOn) ?? null,
        after: trend.find(({ measurement }) => measurement.periodStartDate >= doneOn) ?? null,
        position: position === -1 ? trend.length : position,
      }
    })
    .sort((a, b) => a.doneOn.localeCompare(b.doneOn))
  return effects.map(effect => ({
    ...effect,
    isShared: effects.some(other => other !== effect && other.doneOn > lowOf(effect) && other.doneOn <= highOf(effect)),
  }))
}

type Sides = Pick<ActionEffect<unknown>, 'before' | 'after'>

/** The last day that the measurement before saw, and the last one that the measurement after saw. */
const lowOf = ({ before }: Sides): string => before?.measurement.periodEndDate ?? ''
const highOf = ({ after }: Sides): string => after?.measurement.periodEndDate ?? ''
