import { supplierKey } from '../product-names/compare-suppliers.ts'
import { compareRecap } from './compare-recap.ts'
import type { ComparedLine, RecapLine, StoredPurchase } from './recap-verdict.ts'
import { sortBySupplier } from './sort-by-supplier.ts'

/** A row of a recap that may be of several suppliers. */
export interface SuppliedLine extends RecapLine {
  readonly provider: string
}

/** Compares the rows of one canteen with its purchases, supplier by supplier. */
export function compareCanteen(
  lines: readonly SuppliedLine[],
  purchases: readonly StoredPurchase[],
): (ComparedLine & { readonly line: SuppliedLine })[] {
  const bySupplier = Map.groupBy(lines, ({ provider }) => supplierKey(provider))
  const named = new Set(bySupplier.keys())
  return [...bySupplier.values()].flatMap(ofSupplier => {
    const { provider } = ofSupplier[0] as SuppliedLine
    const compared = compareRecap(ofSupplier, sortBySupplier(provider, purchases, named))
    return compared.map((one, index) => ({ ...one, line: ofSupplier[index] as SuppliedLine }))
  })
}
