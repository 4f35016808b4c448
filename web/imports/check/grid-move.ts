import type { Place } from './check-protocol.ts'

export interface GridSize {
  readonly rows: number
  readonly columns: number
  /** Number of rows that Page Up and Page Down skip. */
  readonly pageRows: number
}

interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** The cell that a key leads to, by the grid pattern of ARIA; null for a key that does not move. */
export function findGridMove({ key, ctrlKey, metaKey }: KeyPress, from: Place, size: GridSize): Place | null {
  const toEdge = ctrlKey || metaKey
  const lastIndex = size.rows - 1
  const lastPosition = size.columns - 1
  const to = (index: number, position: number): Place => ({
    index: Math.max(0, Math.min(lastIndex, index)),
    position: Math.max(0, Math.min(lastPosition, position)),
  })
  const { index, position } = from
  switch (key) {
    case 'ArrowUp':
      return to(toEdge ? 0 : index - 1, position)
    case 'ArrowDown':
      return to(toEdge ? lastIndex : index + 1, position)
    case 'ArrowLeft':
      return to(index, toEdge ? 0 : position - 1)
    case 'ArrowRight':
      return to(index, toEdge ? lastPosition : position + 1)
    case 'Home':
      return to(toEdge ? 0 : index, 0)
    case 'End':
      return to(toEdge ? lastIndex : index, lastPosition)
    case 'PageUp':
      return to(index - size.pageRows, position)
    case 'PageDown':
      return to(index + size.pageRows, position)
    default:
      return null
  }
}

/** The cell on the right or on the left; after the last one of a row, the first of the next. */
export function placeBeside({ index, position }: Place, step: 1 | -1, columns: number, total: number): Place {
  const next = position + step
  if (next >= 0 && next < columns) return { index, position: next }
  const row = index + step
  if (row < 0 || row >= total) return { index, position }
  return { index: row, position: step === 1 ? 0 : columns - 1 }
}

/** The cell that an element is in. */
export function placeOf(target: EventTarget): Place | null {
  const cell = target instanceof Element ? target.closest('td') : null
  const index = Number(cell?.closest('tr')?.getAttribute('aria-rowindex')) - 2
  const position = Number(cell?.getAttribute('aria-colindex')) - 2
  return cell && index >= 0 && position >= 0 ? { index, position } : null
}
