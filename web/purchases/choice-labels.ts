import type { Locale } from '@ma-cantine/lib/messages/locale'
import { characteristicLabels, familyLabels } from '@ma-cantine/lib/purchases/purchase-labels'
import type { PurchaseContradiction } from '@ma-cantine/lib/purchases/purchase-proposals-api'

/** The family and the characteristics of a choice, in words. */
export const choiceLabels = (
  { family, characteristics }: Pick<PurchaseContradiction, 'family' | 'characteristics'>,
  locale: Locale,
): string =>
  [
    ...(family ? [familyLabels[locale][family]] : []),
    ...characteristics.map(code => characteristicLabels[locale][code]),
  ].join(', ')
