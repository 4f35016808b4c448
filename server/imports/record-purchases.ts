import type { Effects } from '../history/effects.ts'
import type { PreparedPurchase } from '../purchases/purchase-batch.ts'

/** Records purchases that were inserted, in the order of their file. */
export function recordPurchases(effects: Effects, purchases: readonly PreparedPurchase[]): void {
  const inFileOrder = effects.needsDetails ? purchases.toSorted((a, b) => a.row - b.row) : []
  const rows = inFileOrder.map(({ row, details }) => ({ row, values: { ...details } }))
  effects.recordInserted('purchases', purchases.length, rows)
}
