import { missingCanteenFields } from '@ma-cantine/lib/canteens/missing-fields'
import { isGroup } from '@ma-cantine/lib/canteens/production'
import type { ActionableCanteen } from '@ma-cantine/lib/teledeclaration/actionable-canteens-api'
import { namesOfMissingAmounts } from '@ma-cantine/lib/teledeclaration/missing-amount-names'
import { useLocale } from '../app/locale.ts'
import { useCanteenWords } from '../canteens/words/canteen-words.ts'
import { useIsDeclarationOver } from '../teledeclaration/use-is-declaration-over.ts'
import { useDeclaredWords } from '../teledeclaration/words/declared-words.ts'
import { useTeledeclarationWords } from '../teledeclaration/words/teledeclaration-words.ts'
import { usePendingWords } from './words/pending-words.ts'

/** Says why a canteen is not declared, or cannot be; nothing where its state says it all. */
export function useReasonOf(year: number): (canteen: ActionableCanteen) => string {
  const { reasons } = usePendingWords()
  const { fields } = useCanteenWords()
  const { modeToCorrect, tooLate } = useTeledeclarationWords()
  const declared = useDeclaredWords()
  const locale = useLocale()
  const isOver = useIsDeclarationOver(year)
  return canteen => {
    const { isFilled, missingAmounts, hasModeToCorrect, awaitsKitchen } = canteen.report
    switch (canteen.action) {
      case '10_add_satellites':
        return isGroup(canteen.productionType)
          ? reasons.emptyGroup
          : reasons.satellites(canteen.satelliteCanteensCount ?? 0)
      case '18_prefill_diagnostic':
        return reasons.purchases(year)
      case '20_create_diagnostic':
        return awaitsKitchen ? reasons.kitchen : reasons.noReport(year)
      case '30_fill_diagnostic':
        if (hasModeToCorrect) return modeToCorrect
        if (awaitsKitchen) return reasons.kitchen
        if (isFilled || missingAmounts.length === 0) return reasons.noMode
        return reasons.amounts(namesOfMissingAmounts(missingAmounts, declared, locale))
      case '35_fill_canteen_data':
        return reasons.missing(missingCanteenFields(canteen).map(field => fields[field]))
      case '36_fill_satellite_canteen_data':
        return reasons.incompleteSatellites
      case '45_did_not_teledeclare':
        return isOver ? tooLate : reasons.complete
      case '90_nothing_satellite':
        return reasons.waiting
      case '91_nothing_satellite_teledeclared':
        return reasons.byKitchen
      default:
        return ''
    }
  }
}
