import { compareSuppliers, supplierKey } from '../product-names/compare-suppliers.ts'
import type { Likeness } from '../product-names/likeness.ts'
import type { StoredPurchases } from './compare-recap.ts'
import type { StoredPurchase } from './recap-verdict.ts'

/** Characteristics of purchases that no recap says, for they depend on the canteen: they contradict none. */
const unsaidLabels: ReadonlySet<string> = new Set(['SHORT_DISTRIBUTION', 'LOCAL'])

/**
 * The purchases of a supplier, and those that may be of it. Those of other suppliers are left out.
 * @param named the keys of all the suppliers of the recap: a name that is nearly that of one is not taken for it where it
 * is that of another.
 */
export function sortBySupplier(
  supplier: string,
  purchases: readonly StoredPurchase[],
  named: ReadonlySet<string>,
): StoredPurchases {
  const ofSupplier: StoredPurchase[] = []
  const ofOthers: StoredPurchase[] = []
  const known = new Map<string | null, Likeness>()
  for (const purchase of purchases) {
    const { provider } = purchase
    const likeness = known.get(provider) ?? likenessOf(provider, supplier, named)
    known.set(provider, likeness)
    if (likeness === 'same') ofSupplier.push(withoutUnsaid(purchase))
    else if (likeness === 'near') ofOthers.push(withoutUnsaid(purchase))
  }
  return { ofSupplier, ofOthers }
}

function likenessOf(provider: string | null, supplier: string, named: ReadonlySet<string>): Likeness {
  if (provider === null || provider === '') return 'near'
  const likeness = compareSuppliers(provider, supplier)
  return likeness === 'near' && named.has(supplierKey(provider)) ? 'none' : likeness
}

const withoutUnsaid = (purchase: StoredPurchase): StoredPurchase => ({
  ...purchase,
  labels: purchase.labels.filter(label => !unsaidLabels.has(label)),
})
