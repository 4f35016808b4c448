import { inspectAmounts } from '@ma-cantine/lib/inspection/inspect-amounts'
import { InspectedGroups } from '@ma-cantine/lib/inspection/inspected-groups'
import { groupOf, type InspectedPurchase, missingOf } from '@ma-cantine/lib/inspection/inspected-purchase'
import type { InspectionFile } from '@ma-cantine/lib/inspection/inspection-content'
import type { DeclaredReport } from './inspected-report.ts'
import { Largest } from './largest.ts'

/** How many purchases the documents show: people read them, and a PDF is drawn in memory. */
export const mostShown = 1000
const mostToProve = 50

const priceOf = ({ priceHt }: InspectedPurchase): number => priceHt

/** Collects the purchases of an inspection file while they are read: its figures are theirs, whatever changes meanwhile. */
export class FileCollector {
  private readonly groups = new InspectedGroups()
  private readonly largest = new Largest(mostShown, priceOf)
  private readonly toProve = new Largest(mostToProve, priceOf)
  private purchaseCount = 0

  add(purchase: InspectedPurchase): void {
    this.groups.add(groupOf(purchase))
    this.largest.add(purchase)
    if (missingOf(purchase).length > 0) this.toProve.add(purchase)
    this.purchaseCount += 1
  }

  fileOf({ year, canteenName, declaration, amounts }: DeclaredReport): InspectionFile {
    return {
      year,
      canteenName,
      declaration,
      amounts: inspectAmounts(amounts, this.groups.all),
      purchaseCount: this.purchaseCount,
      purchases: this.largest.all,
      toProve: this.toProve.all,
    }
  }
}
