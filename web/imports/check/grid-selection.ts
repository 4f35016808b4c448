import type { Place } from './check-protocol.ts'

/** A rectangle of cells. */
export interface GridRange {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export const rangeBetween = (one: Place, other: Place): GridRange => ({
  top: Math.min(one.index, other.index),
  bottom: Math.max(one.index, other.index),
  left: Math.min(one.position, other.position),
  right: Math.max(one.position, other.position),
})

export const countCells = ({ top, bottom, left, right }: GridRange): number => (bottom - top + 1) * (right - left + 1)
