import { formatDay } from '@ma-cantine/lib/messages/dates'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { localDefinitionText } from '@ma-cantine/lib/purchases/local-definition-text'
import type { Purchase } from '@ma-cantine/lib/purchases/purchase'
import type { PurchaseGroup } from '@ma-cantine/lib/purchases/purchase-changes'
import { type FilledPurchase, filledOf } from '@ma-cantine/lib/purchases/purchase-form-values'
import { characteristicLabels, familyLabels } from '@ma-cantine/lib/purchases/purchase-labels'
import { useLocale } from '../../app/locale.ts'
import { ConflictDialog } from '../../ui/ConflictDialog.tsx'
import { usePurchaseFormWords } from './words/purchase-form-words.ts'

interface PurchaseConflictProps {
  readonly groups: readonly PurchaseGroup[]
  readonly mine: FilledPurchase
  readonly theirs: Purchase
  readonly nameOf: (canteenId: number) => string
  readonly onClose: () => void
  /** Called with the groups for which the values of the other person were chosen. */
  readonly onSettle: (takenFromThem: readonly PurchaseGroup[]) => void
}

/** Asks which values of a purchase to keep, where two people changed the same ones at once. */
export function PurchaseConflict({ groups, mine, theirs, nameOf, onClose, onSettle }: PurchaseConflictProps) {
  const { conflict, labels } = usePurchaseFormWords()
  const locale = useLocale()
  const describe = (group: PurchaseGroup, values: FilledPurchase) =>
    describeValue(group, values, { locale, nameOf, invoice: conflict.withInvoice })
  const questions = groups.map(name => ({
    name,
    label: labels[name],
    mine: describe(name, mine),
    theirs: describe(name, filledOf(theirs)),
  }))
  return <ConflictDialog words={conflict} questions={questions} onClose={onClose} onSettle={onSettle} />
}

interface Description {
  readonly locale: Locale
  readonly nameOf: (canteenId: number) => string
  readonly invoice: string
}

/** The values of a group as the form shows them. */
function describeValue(group: PurchaseGroup, values: FilledPurchase, { locale, nameOf, invoice }: Description): string {
  switch (group) {
    case 'priceHt':
      return formatEuros(Number(values.priceHt), locale)
    case 'canteen':
      return nameOf(values.canteen)
    case 'date':
      return formatDay(values.date, locale)
    case 'family':
      return values.family ? familyLabels[locale][values.family] : ''
    case 'characteristics': {
      const names = (values.characteristics ?? []).map(code => characteristicLabels[locale][code])
      const { localDefinition, localDefinitionKm } = values
      const local = localDefinition ? [localDefinitionText(localDefinition, localDefinitionKm, locale)] : []
      return [...names, ...local].join(', ')
    }
    case 'invoiceFile':
      return values.invoiceFile === null ? '' : invoice
    default:
      return values[group] ?? ''
  }
}
