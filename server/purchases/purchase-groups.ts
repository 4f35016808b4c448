import type { Characteristic, ProductFamily } from '@ma-cantine/lib/purchases/purchase-draft'

/** What purchases are counted by. */
export interface PurchaseGroup {
  readonly canteenId: number
  /** Empty for purchases without one. */
  readonly family: ProductFamily | ''
  /** A JSON array. */
  readonly characteristics: string
}

/** The groups met in an import: one object each, by which purchases are counted quickly. */
export class PurchaseGroups {
  private readonly known = new Map<string, PurchaseGroup>()

  of(canteenId: number, family: ProductFamily | null, characteristics: readonly Characteristic[]): PurchaseGroup {
    const key = `${canteenId} ${family ?? ''} ${characteristics.join()}`
    const found = this.known.get(key)
    if (found) return found
    const group = { canteenId, family: family ?? '', characteristics: JSON.stringify(characteristics) } as const
    this.known.set(key, group)
    return group
  }
}
