import { reviewDay } from '../app/device/items.ts'

const days = 30
const day = 86_400_000

/** Whether an opinion was given on this device in the last thirty days. */
export function isAnsweredHere(clock = Date.now()): boolean {
  const since = clock - Date.parse(reviewDay.get() ?? '')
  return since >= 0 && since < days * day
}

/** Notes that an opinion has just been given. */
export function noteAnswer(): void {
  try {
    reviewDay.set(new Date().toISOString())
  } catch {
    // The browser keeps nothing: the question comes back at the next visit.
  }
}
