import type { FieldChange } from '@ma-cantine/lib/entities/history-entry'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import type { Purchase } from '@ma-cantine/lib/purchases/purchase'
import { purchaseFields } from '@ma-cantine/lib/purchases/purchase-fields'
import { useLocale } from '../../app/locale.ts'
import { FoldedHistory } from '../../canteens/history/FoldedHistory.tsx'
import { historyOfPurchase } from '../purchase-queries.ts'
import { usePurchaseFormWords } from './words/purchase-form-words.ts'

interface PurchaseHistoryProps {
  readonly purchase: Purchase
  /** The name of a canteen that the person manages; empty for another. */
  readonly nameOf: (canteenId: number) => string
}

/** Who changed the purchase, and what. */
export function PurchaseHistory({ purchase, nameOf }: PurchaseHistoryProps) {
  const { labels, history: words, canteenNumber } = usePurchaseFormWords()
  const locale = useLocale()
  const known: Readonly<Record<string, string>> = labels
  const codes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    family: purchaseFields.family.labels[locale],
    characteristics: purchaseFields.characteristics.labels[locale],
    localDefinition: purchaseFields.localDefinition.labels[locale],
  }

  function written(field: string, value: FieldChange['before']): string {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return words.nothing
    if (field === 'invoiceFile') return words.attached
    if (field === 'priceHt') return formatEuros(Number(value), locale)
    if (field === 'canteen') return nameOf(Number(value)) || canteenNumber(Number(value))
    if (field === 'date') return formatDay(String(value), locale)
    return [value]
      .flat()
      .map(item => codes[field]?.[String(item)] ?? String(item))
      .join(', ')
  }

  return (
    <FoldedHistory
      title={words.title}
      creation={words.creation}
      query={limit => historyOfPurchase(purchase, limit)}
      shownOf={changes =>
        changes.flatMap(({ field, before, after }) => {
          const label = known[field]
          return label === undefined
            ? []
            : { field, label: words.changed(label), before: written(field, before), after: written(field, after) }
        })
      }
    />
  )
}
