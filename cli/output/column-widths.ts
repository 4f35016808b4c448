/**
 * Shares the width of the screen among columns, each of which would like its natural width: narrow ones get theirs, and
 * the wide ones share what is left.
 */
export function columnWidths(natural: readonly number[], available: number): number[] {
  const widths = natural.map(() => 0)
  let left = available
  const order = natural.map((_, index) => index).sort((a, b) => (natural[a] ?? 0) - (natural[b] ?? 0))
  for (const [rank, index] of order.entries()) {
    const share = Math.floor(left / (order.length - rank))
    const width = Math.max(Math.min(natural[index] ?? 0, share), 1)
    widths[index] = width
    left -= width
  }
  return widths
}
