import type { TimedProgress } from '../navigation/navigation.ts'

/** In milliseconds: before that, a pace says nothing. */
const leastTime = 2000

/** Seconds that the step still takes at its pace so far; null when nobody can tell. */
export function timeLeft({ state: { done, total }, since, at }: TimedProgress): number | null {
  const spent = at - since
  if (total === null || done <= 0 || done >= total || spent < leastTime) return null
  return Math.ceil((spent * (total - done)) / done / 1000)
}
