import type { PurchaseGroup } from '../purchases/purchase-summary.ts'

/** The purchases of a year that have the same family, the same characteristics and the same proofs. */
export interface InspectedGroup extends PurchaseGroup {
  readonly hasInvoice: boolean
  readonly hasCertificate: boolean
}

/** Adds purchases up, group by group, while they are read: 100 000 of them make a few hundred groups. */
export class InspectedGroups {
  private readonly byKey = new Map<string, InspectedGroup>()

  add(group: InspectedGroup): void {
    const { year, family, characteristics, hasInvoice, hasCertificate } = group
    const key = JSON.stringify([year, family, characteristics, hasInvoice, hasCertificate])
    const cents = (this.byKey.get(key)?.cents ?? 0) + group.cents
    this.byKey.set(key, { ...group, cents })
  }

  get all(): readonly InspectedGroup[] {
    return [...this.byKey.values()]
  }
}
