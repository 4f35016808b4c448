import { sumOf } from './amount-tolerance.ts'
import { shownPurchases } from './compared-row.ts'
import type { Held, StoredPurchase } from './recap-verdict.ts'

export const heldBy = (purchases: readonly StoredPurchase[]): Held => ({
  purchases: purchases.slice(0, shownPurchases),
  purchaseCount: purchases.length,
  storedCents: sumOf(purchases),
})
