import type { Message } from '../messages/catalogue.ts'
import type { CanteenAction } from './canteen-action.ts'
import type { CanteenActionChange } from './canteen-action-input.ts'
import { wasteActionMessages } from './waste-action-messages.ts'

/** What a canteen decides of an action. */
export type ActionState = Pick<CanteenAction, 'isDone' | 'isFavorite' | 'plannedOn' | 'doneOn'>

export const noState: ActionState = { isDone: null, isFavorite: null, plannedOn: null, doneOn: null }

const earliest = '2000-01-01'
const latest = '2100-01-01'

/**
 * The state after a change.
 *
 * @param today the current day in Paris.
 */
export function nextState(before: ActionState, change: Partial<ActionState>, today: string): ActionState {
  const { isFavorite = before.isFavorite, plannedOn = before.plannedOn } = change
  const isDone = change.isDone === undefined ? (change.doneOn ? true : before.isDone) : change.isDone
  const usualDay = isDone ? (before.doneOn ?? (before.isDone ? null : today)) : null
  return { isDone, isFavorite, plannedOn, doneOn: change.doneOn === undefined ? usualDay : change.doneOn }
}

/** The errors of a change, by property. */
export function actionErrors(
  change: Partial<CanteenActionChange>,
  next: ActionState,
  today: string,
): Partial<Record<'plannedOn' | 'doneOn', Message[]>> {
  const errors: Partial<Record<'plannedOn' | 'doneOn', Message[]>> = {}
  for (const name of ['plannedOn', 'doneOn'] as const) {
    const day = change[name]
    // Date fields make the year 0026 of 26.
    if (day && (day < earliest || day > latest)) errors[name] = [wasteActionMessages('wrong-year')]
  }
  const { doneOn } = change
  if (!errors.doneOn && doneOn && !next.isDone) errors.doneOn = [wasteActionMessages('not-done')]
  if (!errors.doneOn && doneOn && doneOn > today) errors.doneOn = [wasteActionMessages('done-to-come')]
  return errors
}
